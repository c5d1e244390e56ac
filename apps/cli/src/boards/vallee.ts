import type { CardId, Language } from '@comptoir/kit';
import type { Board, BoardStyle } from '@comptoir/kit/board';
import {
  cardOf,
  type Decision,
  folkOf,
  handLimit,
  likenessOf,
  type PlayerView,
  priceOf,
  printedValue,
  stacksOf,
  stacksToWin,
  stallOf,
  surchargeOn,
  type View,
  worthInHand,
} from '@comptoir/vallee';
import { cardName, folkText } from '@comptoir/vallee/texts';
import { columns, cut, type Paint, padTo, painter, wrap } from '../terminal/paint.ts';
import { valleeLooks } from './vallee-looks.ts';
import { detail, notices, numberOf, valleeSteppers, wonder } from './vallee-steps.ts';
import { VALLEE_WORDS, type ValleeWords } from './vallee-words.ts';

/** The table of La Vallée: the market train, the stalls, the hand. */

const FOLK_COLOURS: Readonly<Record<string, keyof Paint>> = {
  monitors: 'yellow',
  lemurs: 'magenta',
  magpies: 'green',
  echidnas: 'red',
  hares: 'cyan',
  'tree-kangaroos': 'blue',
};
/** Five boxes and their gaps fit in 80 columns; wider terminals get wider cards, up to where names fit anyway. */
const BOX = 15;
const WIDEST_BOX = 23;
/** Below this a player takes several lines. */
const NARROW = 60;
const boxWidth = (width: number): number =>
  Math.max(BOX, Math.min(WIDEST_BOX, Math.floor((width + 1) / 5) - 1));

interface Pen {
  readonly p: Paint;
  readonly w: ValleeWords;
  readonly language: Language;
  readonly width: number;
}

const colourOf = (card: CardId, { p }: Pen): ((text: string) => string) => {
  const folk = folkOf(card);
  return folk === null ? p.dim : p[FOLK_COLOURS[folk] ?? 'bold'];
};

/** A card as a small box of six lines; `foot` is what matters here: a cost, a changed value. `like` is what it counts as. */
function box(card: CardId | null, foot: string, pen: Pen, like = card): string[] {
  const inner = boxWidth(pen.width) - 2;
  const frame = (text: string, paint: (text: string) => string): string => `│${paint(padTo(text, inner))}│`;
  if (card === null || like === null) {
    const blank = frame('', pen.p.dim);
    return [
      `┌${'─'.repeat(inner)}┐`,
      blank,
      frame(`  ${pen.w.free}`, pen.p.dim),
      blank,
      blank,
      `└${'─'.repeat(inner)}┘`,
    ];
  }
  const what = cardOf(like);
  const colour = colourOf(like, pen);
  const [first = '', second = ''] = twoLines(cardName(pen.language, card), inner - 2, inner);
  const folk = folkOf(like);
  // V-315: the name of what it counts as tells more than its folk.
  const belongs =
    like !== card
      ? `= ${cardName(pen.language, like)}`
      : folk === null
        ? ''
        : folkText(pen.language, folk).short;
  const kind =
    what.type === 'junk'
      ? ''
      : what.bonus
        ? pen.w.bonus
        : what.type === 'passive'
          ? pen.w.passive
          : pen.w.technique;
  return [
    `┌${'─'.repeat(inner)}┐`,
    frame(`${printedValue(card)} ${first}`, (text) => pen.p.bold(colour(text))),
    frame(second, colour),
    frame(cut(belongs, inner), colour),
    frame(cut(kind, inner), pen.p.dim),
    `└${foot === '' ? '─'.repeat(inner) : padTo(`─ ${foot} `, inner).replace(/ +$/, (rest) => (rest.length > 1 ? ` ${'─'.repeat(rest.length - 1)}` : rest))}┘`,
  ];
}

function twoLines(name: string, first: number, rest: number): [string, string] {
  const lines = wrap(name, first);
  const head = lines[0] ?? '';
  const tail = lines.slice(1).join(' ');
  return [cut(head, first), cut(tail, rest)];
}

/** Boxes side by side, in as many rows as the width needs. */
function rows(boxes: readonly (readonly string[])[], width: number): string[] {
  const perRow = Math.max(1, Math.floor((width + 1) / (boxWidth(width) + 1)));
  const lines: string[] = [];
  for (let start = 0; start < boxes.length; start += perRow) {
    const row = boxes.slice(start, start + perRow);
    const height = row[0]?.length ?? 0;
    for (let line = 0; line < height; line++) lines.push(row.map((lineOf) => lineOf[line]).join(' '));
  }
  return lines;
}

const title = (text: string, extra: string, { p, width }: Pen): string => {
  const head = cut(text, width - 5);
  const room = width - columns(head) - 8;
  const tail = extra === '' || room < 4 ? '' : ` ${cut(extra, room)} ─`;
  const fill = Math.max(1, width - columns(head) - 4 - columns(tail));
  return p.dim('── ') + p.bold(`${head} `) + p.dim('─'.repeat(fill) + tail);
};

function market(view: View, pen: Pen): string[] {
  const { w } = pen;
  const top = view.marketDiscard.at(-1);
  const onTop = top === undefined ? '' : ` (${w.says(w.top, cardName(pen.language, top))})`;
  const shown = w.marketPiles(view.marketDeck, view.marketDiscard.length, onTop, view.junkReserve);
  // Slot 0 is the rightmost and cheapest.
  const surcharge = surchargeOn(view, view.viewer < 0 ? view.turn.active : view.viewer); // V-300
  const boxes = view.market.map((card, slot) =>
    box(card, card === null ? '' : w.cost(priceOf(card, slot) + surcharge), pen),
  );
  return [title(w.market, shown, pen), ...rows(boxes.reverse(), pen.width)];
}

/** Two letters of the folk, where there is room: the terminal may have no colours. */
function sign(card: CardId, folks: readonly string[], { language, width }: Pen): string {
  const folk = folkOf(card);
  if (folk === null || width < NARROW) return '■';
  const { short } = folkText(language, folk);
  const others = folks.filter((other) => other !== folk).map((other) => folkText(language, other).short);
  const second = [...short].findIndex(
    (letter, at) => at > 0 && others.every((other) => other[0] !== short[0] || other[at] !== letter),
  );
  return `${short[0]}${short[Math.max(1, second)]}`;
}

function stall(view: View, seat: number, pen: Pen): string {
  const stacks = view.stalls[stallOf(view, seat)] ?? [];
  const goal = stacksToWin(view);
  const parts: string[] = [];
  for (let at = 0; at < goal; at++) {
    const top = stacks[at]?.[0];
    const place =
      top === undefined
        ? pen.p.dim(`·${at + 1}`)
        : colourOf(top, pen)(`${at + 1}${sign(top, view.folks, pen)}`);
    // Stacks with the same number stand below each other.
    const isBuilt = view.stalls.some((others) => others.length > at);
    parts.push(isBuilt && pen.width >= NARROW ? padTo(place, String(at + 1).length + 2) : place);
  }
  return parts.join(' ');
}

const NAME = 12;
/** A name that fits; where several would be cut to the same, its last word stays, which tells them apart. */
function shortName(names: readonly string[], seat: number): string {
  const name = names[seat] ?? String(seat);
  const short = cut(name, NAME);
  const last = name.slice(name.lastIndexOf(' ') + 1);
  const isAlone = names.every((other, at) => at === seat || cut(other, NAME) !== short);
  if (isAlone || last === name || last.length > NAME - 3) return short;
  return `${cut(name.slice(0, -last.length - 1), NAME - 1 - last.length)} ${last}`;
}

function playerLines(view: View, seat: number, style: BoardStyle, pen: Pen): string[] {
  const { p, w } = pen;
  const player = view.players[seat] as PlayerView;
  const name = shortName(style.names, seat);
  const mark = view.turn.active === seat ? '>' : ' ';
  const isNarrow = pen.width < NARROW;
  const indent = ' '.repeat(isNarrow ? 4 : 15);
  const who = `${mark} ${padTo(seat === view.viewer ? p.bold(name) : name, isNarrow ? 0 : 12)}`;
  const built = stall(view, seat, pen);
  const piles = p.dim(w.piles(player.handSize, player.deck, player.discard.length));
  const lines = isNarrow ? [who, indent + built, indent + piles] : [`${who} ${built}`];
  if (!isNarrow) {
    const whole = `${lines[0]}  ${piles}`;
    if (columns(whole) <= pen.width) lines[0] = whole;
    else lines.push(indent + piles);
  }
  const top = player.discard.at(-1);
  const notes: string[] = [];
  if (view.coins !== undefined) notes.push(w.coins(view.coins[seat] ?? 0)); // V-350
  const time = view.clocks?.[seat]; // V-370
  if (time !== undefined) notes.push(w.says(w.clock, w.times[time]));
  if (top !== undefined) notes.push(w.says(w.top, cardName(pen.language, top)));
  const kept = player.kept ?? []; // V-394
  if (kept.length > 0) {
    const known = kept.map((id) => (id === null ? w.hidden : cardName(pen.language, id)));
    notes.push(w.says(w.kept, known.join(', ')));
  }
  const planned = player.planning.map(({ card, stored, coins }) => {
    const known = stored.map((id) => (id === null ? null : cardName(pen.language, id)));
    const on =
      coins !== undefined
        ? w.coins(coins)
        : known.every((one) => one !== null)
          ? known.join(', ')
          : w.stored(stored.length);
    return `${cardName(pen.language, card)}${on === '' ? '' : ` (${on})`}`;
  });
  if (planned.length > 0) notes.push(w.says(w.planned, planned.join(', ')));
  for (const line of wrap(notes.join(' · '), pen.width - indent.length))
    lines.push(`${indent}${p.dim(line)}`);
  return lines;
}

/** Cards that an effect is handling or showing. */
function passing(view: View, pen: Pen): string[] {
  const { w } = pen;
  const list = (head: string, cards: readonly (CardId | null)[] | null): string[] =>
    cards === null || cards.length === 0
      ? []
      : wrap(
          w.says(
            head,
            cards.map((card) => (card === null ? w.hidden : cardName(pen.language, card))).join(', '),
          ),
          pen.width,
          '  ',
        );
  return [
    ...list(w.aside, view.setAside),
    ...list(w.looking, view.looking),
    ...list(w.proposal, view.proposal),
  ];
}

function hand(view: View, pen: Pen): string[] {
  const cards = view.players[view.viewer]?.hand;
  if (cards === undefined || cards === null) return [];
  const head = title(pen.w.hand(cards.length, handLimit(view)), '', pen);
  if (cards.length === 0) return [head, pen.w.emptyHand];
  const boxes = cards.map((card) => {
    const value = worthInHand(view, view.viewer, card);
    return box(card, value === printedValue(card) ? '' : pen.w.worth(value), pen, likenessOf(view, card));
  });
  return [head, ...rows(boxes, pen.width)];
}

function drawVallee(view: View, style: BoardStyle): string[] {
  const pen: Pen = {
    p: painter(style.colour),
    w: VALLEE_WORDS[style.language],
    language: style.language,
    width: Math.max(40, style.width),
  };
  const { turn } = view;
  // V-029: nothing has been dealt yet.
  if (turn.number === 0) return [title(pen.w.vote, '', pen)];
  const whose =
    turn.active === view.viewer ? pen.w.yours : pen.w.theirs(style.names[turn.active] ?? String(turn.active));
  const folks = view.folks.map((folk) => folkText(style.language, folk).short).join(', ');
  return [
    title(`${pen.w.turn(turn.number)}, ${whose}, ${pen.w.actions(turn.pendingActions)}`, folks, pen),
    ...market(view, pen),
    title(pen.w.stalls, '', pen),
    ...view.players.flatMap((_, seat) => playerLines(view, seat, style, pen)),
    ...passing(view, pen),
    ...hand(view, pen),
  ];
}

/** V-172: players are ranked by their stacks. */
function tally(view: View, seat: number, language: Language): string {
  return VALLEE_WORDS[language].stacks(stacksOf(view, seat));
}

export const valleeBoard: Board<Decision, View> = {
  draw: drawVallee,
  looks: valleeLooks,
  // The market and the hand change with every action: all of it is needed again.
  glance: { draw: drawVallee, turn: ({ turn }) => String(turn.number) },
  steppers: valleeSteppers as NonNullable<Board<Decision, View>['steppers']>,
  detail,
  number: numberOf,
  notices,
  tally,
  wonder,
};
