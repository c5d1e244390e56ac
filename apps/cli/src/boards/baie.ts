import {
  ADVENTURERS,
  BOATS,
  CLANS,
  CORRUPTION,
  type Decision,
  DOCKS,
  freeSeats,
  GOODS,
  handHours,
  handsOf,
  isAtSea,
  isHand,
  isOpen,
  loadsAfter,
  NONE,
  numbersOf,
  type Options,
  PIERS,
  type PlayerView,
  SLOTS,
  TEAM_SLOTS,
  townsfolk,
  type View,
} from '@comptoir/baie';
import { PHRASES, rulesBehind } from '@comptoir/baie/texts';
import type { Seat } from '@comptoir/kit';
import type { Board, BoardStyle, Wondering } from '@comptoir/kit/board';
import { painter } from '../terminal/paint.ts';
import { rivalLines, shopLines } from './baie-merchants/index.ts';
import { dye, dyeAll, flow, type Pen } from './baie-pen.ts';
import { BAIE_WORDS } from './baie-words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where an hourglass stands: an hour, or the hours that a hand joins. */
function dialText(view: View, space: number): string {
  if (!isHand(space)) return String(space / 2);
  const { from, to } = handHours(view, space);
  return `${from}→${to}`;
}

/** The cove: sea and docks, clock, halls, Town Square, everybody's stall, one's own shop. */

const title = ({ p, width }: Pen, text: string): string =>
  p.bold(`── ${text} ${'─'.repeat(Math.max(0, Math.min(width, 100) - text.length - 4))}`);

function clock(view: View, pen: Pen): string[] {
  const order = [...view.landed].sort((a, b) => view.hourglasses[a]! - view.hourglasses[b]!);
  const where = order.map((seat) => `${pen.names[seat]} ${dialText(view, view.hourglasses[seat]!)}`);
  const hours = numbersOf(view).markers.map((n) => `${n}:30 ×${loadsAfter(view, n)}`);
  const hands = handsOf(view).flatMap((hand, at) => (isOpen(at, view.round) ? [dialText(view, hand)] : []));
  return [
    ...flow(
      [`${pen.w.clock}${pen.w.colon}`, ...where, pen.p.bold(`${pen.w.market} ${view.market}`)],
      pen.width,
    ),
    ...flow(
      [
        `${pen.w.loads}${pen.w.colon}`,
        ...(view.loadsClosed ? [pen.w.closed] : hours),
        `${pen.w.hands}${pen.w.colon} ${hands.join(', ') || '–'}`,
      ],
      pen.width,
    ),
  ];
}

function boatText(view: View, pen: Pen, boat: number): string {
  const name = BOATS[boat]!;
  if (!isAtSea(view, boat)) {
    const dock = DOCKS[view.berths[boat]!];
    return `${name} ${pen.p.dim(dock === undefined ? pen.w.gone : `→ ${dock}`)}`;
  }
  const seats = view.boats[boat]!.map((adventurer) => dye(pen, ADVENTURERS[adventurer]!)).join('');
  return `${name} [${seats}${'·'.repeat(freeSeats(view, boat))}]`;
}

const crowd = (pen: Pen, counts: readonly number[]): string =>
  counts.map((count, adventurer) => dye(pen, ADVENTURERS[adventurer]!).repeat(count)).join('') || '–';

function harbour(view: View, pen: Pen): string[] {
  const boats = BOATS.map((_, boat) => boatText(view, pen, boat));
  const drawn =
    view.drawn === NONE
      ? []
      : [
          `${pen.w.drawn}${pen.w.colon} ${dye(pen, ADVENTURERS[view.drawn]!)} ${pen.t.adventurers[ADVENTURERS[view.drawn]!]}`,
        ];
  const piers = PIERS.map((pier, at) => `${pen.t.piers[pier]} ${crowd(pen, view.piers[at]!)}`);
  const halls = CLANS.map((clan, at) => `${dye(pen, clan)} ${view.halls[at]}`);
  const sea =
    pen.width < 80
      ? [...flow(boats.slice(0, 3), pen.width), ...flow(boats.slice(3), pen.width)]
      : [`${boats.slice(0, 3).join('  ')}  ${pen.p.dim('≈◆≈')}  ${boats.slice(3).join('  ')}`];
  return [
    title(pen, pen.w.sea),
    ...sea,
    ...drawn,
    ...flow([`${pen.w.piers}${pen.w.colon}`, ...piers], pen.width),
    ...flow(
      [
        `${pen.w.halls}${pen.w.colon}`,
        ...halls,
        `${pen.w.lair} ${dye(pen, 'X')} ${view.lair}`,
        `${pen.w.bag} ${view.bag.reduce((a, b) => a + b, 0)}`,
      ],
      pen.width,
    ),
  ];
}

function square(view: View, pen: Pen): string[] {
  const cards = view.square.map((card, slot) => {
    if (card === NONE) return `${SLOTS[slot]} –`;
    const { icons } = townsfolk(card);
    return `${SLOTS[slot]} ${townsfolk(card)[pen.language]} ${dyeAll(pen, icons)}`;
  });
  return [title(pen, pen.w.square), ...flow(cards, pen.width)];
}

const goods = (pen: Pen, { stall }: PlayerView): string =>
  stall
    .filter((good) => good !== NONE)
    .map((good) => `${GOODS[good]![0]}${dye(pen, GOODS[good]![1]!)}`)
    .join(' ') || '–';

function playerLines(view: View, pen: Pen, seat: Seat): string[] {
  const player = view.players[seat]!;
  const isColporteur = player.shop === null;
  const who = isColporteur ? '' : ` (${pen.t.merchants[view.config.merchants[seat]!]})`;
  const team = player.team
    .filter((card) => card !== NONE)
    .map((card) => `${townsfolk(card)[pen.language]} ${dyeAll(pen, townsfolk(card).icons)}`);
  const cards = player.corruption.every((card) => card !== null)
    ? player.corruption.map((card) => dyeAll(pen, CORRUPTION[card!]!)).join(' ')
    : '';
  const lines = flow(
    [
      pen.p.bold(`${seat === view.active ? '▶ ' : ''}${capital(pen.names[seat] ?? '')}${who}`),
      `${pen.w.gold} ${player.gold}`,
      `${pen.w.stall}${pen.w.colon} ${goods(pen, player)}`,
      `${pen.w.corruption} ${player.corruption.length}${cards === '' ? '' : ` (${cards})`}`,
    ],
    pen.width,
  );
  if (team.length > 0) lines.push(...flow([`  ${pen.w.team}${pen.w.colon}`, ...team], pen.width, '    '));
  if (isColporteur && view.colporteur !== null) {
    const reserve = view.colporteur.reserve
      .map((adventurer) => (adventurer === NONE ? '·' : dye(pen, ADVENTURERS[adventurer]!)))
      .join('');
    lines.push(
      ...flow(
        [`  ${pen.w.reserve}${pen.w.colon} ${reserve}`, `${pen.w.pack} ${view.colporteur.pack}`],
        pen.width,
        '    ',
      ),
    );
  }
  return lines;
}

function penFor(view: View, { language, width, names, colour }: BoardStyle): Pen {
  return {
    p: painter(colour),
    t: PHRASES[language],
    w: BAIE_WORDS[language],
    width,
    names: view.players.map(({ shop }, seat) =>
      shop === null ? PHRASES[language].colporteur : (names[seat] ?? ''),
    ),
    language,
  };
}

export function drawBaie(view: View, style: BoardStyle): string[] {
  const pen = penFor(view, style);
  const own = view.players[view.viewer];
  const lines = [
    title(pen, `${pen.w.day} ${view.round} · ${pen.t.phases[view.phase]}`),
    ...clock(view, pen),
    ...harbour(view, pen),
    ...square(view, pen),
    title(pen, pen.w.players),
    ...view.players.flatMap((player, seat) => [
      ...playerLines(view, pen, seat),
      ...(seat === view.viewer ? [] : rivalLines(view.config.merchants[seat]!, player, pen)),
    ]),
  ];
  if (own?.shop) {
    const merchant = view.config.merchants[view.viewer]!;
    lines.push(
      title(pen, `${pen.w.shop}${pen.w.colon} ${pen.t.merchants[merchant]}`),
      ...shopLines(merchant, own, pen),
    );
    const slots = TEAM_SLOTS.map(
      (slot, at) => `${own.team[at] === NONE ? '○' : '●'} ${slot} ${pen.t.abilities[`${merchant} ${slot}`]}`,
    );
    lines.push(...flow(slots, pen.width));
  }
  return lines;
}

/** Within a turn: the sea while somebody is to board, the piers while one sells, else one's own shop; and one's own stall. */
function glance(view: View, style: BoardStyle): string[] {
  const pen = penFor(view, style);
  const own = view.players[view.viewer];
  if (own === undefined) return drawBaie(view, style);
  const stall = playerLines(view, pen, view.viewer);
  const isLoading =
    view.drawn !== NONE || view.boats.some((_, boat) => isAtSea(view, boat) && freeSeats(view, boat) === 0);
  if (isLoading || view.phase !== 'production') return ['', ...harbour(view, pen).slice(1), ...stall];
  return ['', ...stall, ...shopLines(view.config.merchants[view.viewer]!, own, pen)];
}

/** Spaces that are not offered, so that a player can ask why. */
function wonder(view: View, seat: Seat, language: BoardStyle['language']): Wondering[] {
  const merchant = view.config.merchants[seat]!;
  return Object.entries(PHRASES[language].spaces)
    .filter(([id]) => id === 'REC' || id === 'TEAM' || id.startsWith(`${merchant}-`))
    .map(([id, name]) => ({ name, wish: { entry: 'turn.space', answer: id } }));
}

/** C-001: the Colporteur has the seat after the last person. */
function automaton(options: unknown, seat: Seat, language: BoardStyle['language']): string | null {
  const { players, colporteur } = options as Options;
  return colporteur !== 'none' && seat === players ? PHRASES[language].colporteur : null;
}

export const baieBoard: Board<Decision, View> = {
  draw: drawBaie,
  glance: {
    draw: glance,
    turn: ({ round, phase, active }) => `${round} ${phase} ${active}`,
    // B-041: the same player may have several turns in a row.
    opens: ({ id }) => id === 'turn.space',
  },
  automaton,
  wonder,
  rules: (question, option) => rulesBehind(option === null ? question : String(option)),
};
