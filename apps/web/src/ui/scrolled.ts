/** What scrolls is reached by the keyboard too, although nothing in it may be pressed. */
export const scrolled = { tabindex: 0 } as const;
