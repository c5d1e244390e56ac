export { en } from './en.ts';
export { fr } from './fr.ts';
export { look } from './look.ts';
export { options } from './options.ts';
export { rules } from './rules.ts';
