import type { HtmlTagDescriptor, Plugin } from 'vite';

export interface First {
  /** The name of the file in the sources, without its ending. */
  readonly name: string;
  readonly as: 'font' | 'image';
  readonly media?: string;
}

/** What the first thing on the page is drawn with is fetched with the page, not after its styles. */
export function preloadFirst(wanted: readonly First[]): Plugin {
  return {
    name: 'preload-first',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        wanted.flatMap(({ name, as, media }): HtmlTagDescriptor[] => {
          const source = `${name}${as === 'font' ? '.woff2' : '.svg'}`;
          const file = Object.values(bundle ?? {}).find(
            (one) => one.type === 'asset' && one.names.includes(source),
          )?.fileName;
          if (file === undefined) return [];
          const kind = as === 'font' ? { type: 'font/woff2', crossorigin: true } : { type: 'image/svg+xml' };
          const attrs = { rel: 'preload', href: `/${file}`, as, ...kind, ...(media ? { media } : {}) };
          return [{ tag: 'link', attrs, injectTo: 'head' }];
        }),
    },
  };
}
