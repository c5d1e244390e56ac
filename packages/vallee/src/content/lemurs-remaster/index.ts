export { lemursRemaster as cards } from './cards.ts';
export { default as en } from './en.json' with { type: 'json' };
export { default as fr } from './fr.json' with { type: 'json' };
export { hints } from './hints.ts';
export { look } from './look.ts';
