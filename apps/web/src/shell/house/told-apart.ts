/** What a line of a list is called: by its name, and where another one has the same, with its number. */
export const toldApart = (name: string, id: string, names: readonly string[]): string =>
  names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${id})`;
