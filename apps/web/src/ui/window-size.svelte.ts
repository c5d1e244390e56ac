/**
 * The size of the window, read only when it changes: asking the window itself forces a layout each time, even in the
 * middle of drawing.
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
