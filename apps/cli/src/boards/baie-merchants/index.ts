import type { MerchantId, PlayerView } from '@comptoir/baie';
import { flow, type Pen } from '../baie-pen.ts';
import * as alchemist from './alchemist.ts';
import * as blacksmith from './blacksmith.ts';
import * as captain from './captain.ts';
import * as chronomancer from './chronomancer.ts';
import * as innkeeper from './innkeeper.ts';
import type { Drawing } from './merchant.ts';

/** One file for each merchant: a letter without one does not compile. */
const DRAWINGS: Readonly<Record<MerchantId, Drawing>> = {
  A: alchemist,
  F: blacksmith,
  K: captain,
  H: chronomancer,
  T: innkeeper,
};

const drawingOf = (merchant: string): Drawing | undefined => DRAWINGS[merchant as MerchantId];

/** A merchant that this program does not know, but a newer server does, is shown part by part. */
export function shopLines(merchant: string, { shop }: PlayerView, pen: Pen): string[] {
  if (shop === null) return [];
  const parts = (): string[] =>
    Object.entries(shop).map(([part, value]) => `${part}: ${JSON.stringify(value)}`);
  return drawingOf(merchant)?.shop(shop, pen) ?? parts();
}

export function rivalLines(merchant: string, { shop }: PlayerView, pen: Pen): string[] {
  if (shop === null) return [];
  const [first = '', ...rest] = drawingOf(merchant)?.rival(shop, pen) ?? [];
  return first === '' ? [] : flow([`  ${first}`, ...rest], pen.width, '    ');
}
