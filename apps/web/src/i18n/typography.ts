const NO_BREAK = '\u00a0';

/** French spacing: no-break space before : ; ? ! » and after «, and the curved apostrophe. */
export function frenchSpacing(text: string): string {
  return text
    .replace(/ ([:;?!»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/(\d) (?=(?:h|min|s|or|pas)(?!\p{L}))/gu, `$1${NO_BREAK}`);
}
