export { readClientFrame } from './decode.ts';
export * from './frames.ts';
export { PROTOCOL } from './number.ts';
export * from './people.ts';
export * from './results.ts';
export * from './tables.ts';
export { clean, isWellFormed } from './text.ts';
export { framesSchema } from './version.ts';
