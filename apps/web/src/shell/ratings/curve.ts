/** The way of a rating through a box of this size, for the points of a line; the newest at the right. */
export function curvePoints(
  ratings: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number }[] {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  // Keep small changes small: the scale spans at least this much.
  const span = Math.max(high - low, 60);
  const middle = (low + high) / 2;
  const step = ratings.length > 1 ? width / (ratings.length - 1) : 0;
  const round = (figure: number): number => Math.round(figure * 10) / 10;
  return ratings.map((rating, at) => ({
    x: round(ratings.length > 1 ? at * step : width),
    y: round(height / 2 - ((rating - middle) / span) * height),
  }));
}
