/** How everything ends that tests have started and not ended themselves, because they failed before they came to it. */
const endings = new Set<() => unknown>();

/** `end` is called with the file of tests, unless what it ends has gone before: then call what is returned. */
export function endsWithFile(end: () => unknown): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}

/** The latest first: a server before the database that it uses. */
export async function endAll(): Promise<void> {
  for (const end of [...endings].reverse()) {
    endings.delete(end);
    await end();
  }
}
