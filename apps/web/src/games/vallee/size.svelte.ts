/** How big things are drawn, from the window: 1 at 1440 x 900. */
let scale = $state(measure());

function measure(): number {
  return Math.max(0.7, Math.min(innerHeight / 900, innerWidth / 1440, 1.8));
}
addEventListener('resize', () => {
  scale = measure();
});

export const screenScale = (): number => scale;
