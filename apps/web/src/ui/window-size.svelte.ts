/**
 * The size of the window, read when it changes: to ask the window itself lays out the page each time, in the midst of
 * drawing it too.
 */
let width = $state(innerWidth);
let height = $state(innerHeight);
addEventListener('resize', () => {
  width = innerWidth;
  height = innerHeight;
});

export const windowWidth = (): number => width;
export const windowHeight = (): number => height;

/** Tells how wide an element is inside, now and whenever that changes, after the page was laid out for its own reasons. */
export function tellsWidth(tell: (width: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
