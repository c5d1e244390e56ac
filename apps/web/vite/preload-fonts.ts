import type { Plugin } from 'vite';

/** The faces of the first words on the page are fetched with it, not after its styles. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        names.flatMap((name) => {
          const file = Object.keys(bundle ?? {}).find(
            (path) => path.includes(name) && path.endsWith('.woff2'),
          );
          return file === undefined
            ? []
            : {
                tag: 'link',
                attrs: {
                  rel: 'preload',
                  href: `/${file}`,
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: true,
                },
                injectTo: 'head' as const,
              };
        }),
    },
  };
}
