import type { CardId, Language } from '@comptoir/kit';
import type { BoardStyle, Look } from '@comptoir/kit/board';
import { printedValue, seatsAt, type View } from '@comptoir/vallee';
import { cardName, counted } from '@comptoir/vallee/texts';
import { simplify } from '../table/understand.ts';
import { wrap } from '../terminal/paint.ts';
import { VALLEE_WORDS } from './vallee-words.ts';

/** V-220: what lies open is read whole at any time: the discards, the market's among them, and the stalls. */

const named = (card: CardId, language: Language): string =>
  `${cardName(language, card)} ${printedValue(card)}`;

/** Whether a name, or the number of a seat, is what was asked for; nothing asked for is everything. */
const isMeant = (name: string, seat: number | null, about: string): boolean =>
  about === '' || simplify(name).startsWith(simplify(about)) || (seat !== null && about === String(seat + 1));

const chapter = (head: string, lines: readonly string[], style: BoardStyle): string[] => [
  ...wrap(head, style.width),
  ...lines.flatMap((line) => wrap(line, style.width - 2, '  ').map((part) => `  ${part}`)),
];

/** From the top; cards alike that lie on each other are counted. */
function pile(cards: readonly CardId[], style: BoardStyle): string {
  const names = [...cards].reverse().map((card) => named(card, style.language));
  const runs: string[][] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.[0] === name) last.push(name);
    else runs.push([name]);
  }
  return runs.flatMap((run) => counted(run)).join(', ');
}

function discards(view: View, style: BoardStyle, about: string): string[] {
  const w = VALLEE_WORDS[style.language];
  const lines = view.players.flatMap(({ discard }, seat) => {
    const name = style.names[seat] ?? String(seat + 1);
    if (!isMeant(name, seat, about)) return [];
    return chapter(
      w.discardOf(name, discard.length),
      discard.length === 0 ? [] : [pile(discard, style)],
      style,
    );
  });
  if (isMeant(w.market, null, about))
    lines.push(
      ...chapter(
        w.discardOf(w.market, view.marketDiscard.length),
        view.marketDiscard.length === 0 ? [] : [pile(view.marketDiscard, style)],
        style,
      ),
    );
  return lines.length > 0 ? lines : [w.nobody(about)];
}

function stalls(view: View, style: BoardStyle, about: string): string[] {
  const w = VALLEE_WORDS[style.language];
  const lines = view.stalls.flatMap((stacks, index) => {
    const seats = seatsAt(view, index);
    const names = seats.map((seat) => style.names[seat] ?? String(seat + 1));
    if (!seats.some((seat, at) => isMeant(names[at] as string, seat, about))) return [];
    const built = stacks.map((cards, at) =>
      w.says(String(at + 1), cards.map((card) => named(card, style.language)).join(', ')),
    );
    return chapter(w.stallOf(names.join(' + '), stacks.length), built, style);
  });
  return lines.length > 0 ? lines : [w.nobody(about)];
}

export const valleeLooks: readonly Look<View>[] = [
  {
    words: ['defausse', 'defausses', 'discards'],
    help: {
      fr: '  défausse [QUI]     les défausses entières, ou celle d’un joueur ou du marché',
      en: '  discards [WHO]     the whole discards, or that of a player or of the market',
    },
    draw: discards,
  },
  {
    words: ['etal', 'etals', 'stall', 'stalls'],
    help: {
      fr: '  étal [QUI]         les étals carte par carte, ou celui d’un joueur',
      en: '  stalls [WHO]       the stalls card by card, or that of a player',
    },
    draw: stalls,
  },
];
