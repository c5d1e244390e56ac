import { type MessagePort, Worker } from 'node:worker_threads';

/** Node runs a built file as it is; a source needs its compiler in the new thread too. */
const bootOf = (href: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(href)}); })`;

interface Thread {
  readonly data: unknown;
  readonly transfer?: readonly MessagePort[];
  /** Whether it loads packages of another checkout: those are taken from their build in any case. */
  readonly isElsewhere?: boolean;
}

/** Starts a module of this folder in a thread, from the build or from the sources, whichever runs here. */
export function startThread(name: string, { data, transfer = [], isElsewhere = false }: Thread): Worker {
  const common = { workerData: data, transferList: [...transfer] };
  if (import.meta.url.endsWith('.js'))
    return new Worker(new URL(`./${name}.js`, import.meta.url), { ...common, execArgv: [] });
  const { href } = new URL(`./${name}.ts`, import.meta.url);
  const execArgv = isElsewhere ? [] : ['--conditions=source'];
  return new Worker(bootOf(href), { ...common, eval: true, execArgv });
}
