/** Choices of this browser. A private window may refuse storage: then they last as long as the page. */
export function recall<T extends string>(name: string, allowed: readonly T[]): T | null {
  try {
    const value = localStorage.getItem(`comptoir.${name}`);
    return allowed.find((choice) => choice === value) ?? null;
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`comptoir.${name}`, value);
  } catch {
    return;
  }
}
