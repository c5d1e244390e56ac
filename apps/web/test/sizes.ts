/** Windows that a screen must fit, from a desktop to a small phone, upright and on its side. */
export const SIZES = [
  [1440, 900],
  [1366, 650],
  [1280, 720],
  [1024, 700],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;
