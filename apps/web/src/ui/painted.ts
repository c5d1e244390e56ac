/** Resolves when what is on the page now has been painted; a page that nobody looks at does not wait for it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
