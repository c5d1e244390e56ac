import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the version of the page into its head: a digest of the names of its files, which follow from their contents.
 * The server reads it there and tells it to every page that connects.
 */
export function pageVersion(): Plugin {
  return {
    name: 'page-version',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (bundle === undefined) return [];
        const names = Object.keys(bundle).sort().join('\n');
        const content = createHash('sha256').update(names).digest('hex').slice(0, 12);
        return [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }];
      },
    },
  };
}
