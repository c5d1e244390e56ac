/** A piece of the window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 6;

/** What is seen of a thing with a margin around it, within the part of the page it lies in; null when that is nothing. */
export function seenIn(box: Box, frame: Box): Box | null {
  if (box.width <= 0 || box.height <= 0) return null;
  const x = Math.max(box.x - MARGIN, frame.x);
  const y = Math.max(box.y - MARGIN, frame.y);
  const width = Math.min(box.x + box.width + MARGIN, frame.x + frame.width) - x;
  const height = Math.min(box.y + box.height + MARGIN, frame.y + frame.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
