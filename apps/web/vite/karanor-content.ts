import type { Plugin } from 'vite';

const FILE = /packages[\\/]karanor[\\/]src[\\/]content[\\/]content\.json$/;
/** Where a card comes from and how sure that is: for whoever writes the content, not for whoever plays. */
const NOTES = ['meta', 'status', 'statusNote'];

interface Content {
  readonly deliveries: readonly { readonly story?: unknown }[];
}

/** The content of Karanor without what no rule and no screen of the page reads. */
function slim(code: string): string {
  const content: Content = JSON.parse(code, (key, value) => (NOTES.includes(key) ? undefined : value));
  // A delivery has no room for its story.
  const deliveries = content.deliveries.map(({ story: _, ...card }) => card);
  return JSON.stringify({ ...content, deliveries });
}

export function karanorContent(): Plugin {
  return {
    name: 'karanor-content',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: FILE }, handler: slim },
  };
}
