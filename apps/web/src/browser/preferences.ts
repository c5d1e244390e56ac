/** Choices of this browser. A private window may refuse storage: then they last as long as the page. */
export function recall<T extends string>(name: string, allowed: readonly T[]): T | null {
  const value = recallText(name);
  return allowed.find((choice) => choice === value) ?? null;
}

export function recallText(name: string): string | null {
  try {
    return localStorage.getItem(`comptoir.${name}`);
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

export function forget(name: string): void {
  try {
    localStorage.removeItem(`comptoir.${name}`);
  } catch {
    return;
  }
}
