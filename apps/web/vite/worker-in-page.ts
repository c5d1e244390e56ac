import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const WORKER = fileURLToPath(new URL('../src/local/worker/main.ts', import.meta.url));
const CREATED_IN = /[\\/]local[\\/]worker-link\.ts$/;
/** A worker has no document. */
const DRAWS = /\.svelte|[\\/]svelte[\\/]/;
const ADDRESS = /new URL\('\.\/worker\/main\.ts', import\.meta\.url\)/;

/**
 * Makes the worker an entry of the page's own build: rules, content and kit are then files that page and worker share, and a
 * visit fetches them once. Vite by itself builds a worker apart, with its own copy of everything.
 */
export function workerInPage(): Plugin {
  let worker = '';
  return {
    name: 'worker-in-page',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      worker = this.emitFile({ type: 'chunk', id: WORKER, name: 'worker' });
    },
    transform: {
      filter: { id: CREATED_IN },
      handler(code) {
        if (!ADDRESS.test(code)) this.error('the worker is not created where it was looked for');
        return code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${worker}`);
      },
    },
    generateBundle(_options, bundle) {
      for (const file of reachableFrom(this.getFileName(worker), bundle))
        for (const module of Object.keys(bundle[file]?.type === 'chunk' ? bundle[file].modules : {}))
          if (DRAWS.test(module)) this.error(`the worker would load ${module}, which draws, with ${file}`);
    },
  };
}

/** The files that a file can load, sooner or later. */
function reachableFrom(first: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set([first]);
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk')
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) found.add(next);
  }
  return found;
}
