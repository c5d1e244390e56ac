export * from './frames.ts';
export * from './people.ts';
export * from './results.ts';
export * from './tables.ts';
export { framesSchema, PROTOCOL } from './version.ts';
