export { boardWorth } from './board-worth.ts';
export { workshop } from './workshop.ts';
