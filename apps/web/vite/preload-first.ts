import type { HtmlTagDescriptor, Plugin } from 'vite';

export interface First {
  /** The name of the file in the sources, without its ending. */
  readonly name: string;
  readonly as: 'font' | 'image';
  readonly media?: string;
}

type Attributes = NonNullable<HtmlTagDescriptor['attrs']>;

/** The code that the first, small script of the page asks for. */
const SHELL = 'shell';

/** What the page is drawn with first, and the code of the shell, are fetched with the page, not one after the other. */
export function preloadFirst(wanted: readonly First[]): Plugin {
  return {
    name: 'preload-first',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const chunks = new Map(files.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
        const links: Attributes[] = [];
        for (const { name, as, media } of wanted) {
          const source = `${name}${as === 'font' ? '.woff2' : '.svg'}`;
          const file = files.find((one) => one.type === 'asset' && one.names.includes(source))?.fileName;
          if (file === undefined) continue;
          const kind =
            as === 'font'
              ? { type: 'font/woff2', crossorigin: true }
              : { type: 'image/svg+xml', fetchpriority: 'high' };
          links.push({ rel: 'preload', href: `/${file}`, as, ...kind, ...(media ? { media } : {}) });
        }
        for (const one of chunks.values()) {
          if (one.name !== SHELL) continue;
          for (const file of one.viteMetadata?.importedCss ?? [])
            links.push({ rel: 'stylesheet', href: `/${file}`, crossorigin: true });
          const shared = one.imports.filter((file) => chunks.get(file)?.isEntry === false);
          for (const file of [one.fileName, ...shared])
            links.push({ rel: 'modulepreload', href: `/${file}`, crossorigin: true });
        }
        return links.map(
          // The wood of the front is the largest thing on it, so it is requested first.
          (attrs): HtmlTagDescriptor => ({
            tag: 'link',
            attrs,
            injectTo: attrs['as'] === 'image' ? 'head-prepend' : 'head',
          }),
        );
      },
    },
  };
}
