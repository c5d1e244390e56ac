import {
  actionsLeftOf,
  content,
  type Decision,
  type Event,
  isCity,
  landLinks,
  marketDay,
  type PlayerView,
  pawnsLeftOf,
  questItem,
  RESOURCES,
  resourceAt,
  seaLinks,
  sellersOf,
  TERRITORIES,
  targetPrestige,
  type View,
  villaAt,
} from '@comptoir/karanor';
import { encounters } from '@comptoir/karanor/encounters';
import { NAMES, type Names, noteText, offerSides, phaseName, windowName } from '@comptoir/karanor/texts';
import type { Language } from '@comptoir/kit';
import type { Board, BoardStyle } from '@comptoir/kit/board';
import { columns, cut, type Paint, padTo, painter, wrap } from '../terminal/paint.ts';
import { detail, notices, presses, questText, shopText, wonder } from './karanor-notes.ts';
import { karanorSteppers } from './karanor-steps.ts';
import { KARANOR_WORDS, type KaranorWords } from './karanor-words.ts';

/** The table of Karanor: the islands with who and what is where, the merchants, one's own hand. */

const SEAT_COLOURS: readonly (keyof Paint)[] = ['red', 'blue', 'green', 'yellow', 'magenta', 'cyan'];

interface Pen {
  readonly p: Paint;
  readonly w: KaranorWords;
  readonly n: Names;
  readonly language: Language;
  readonly width: number;
  readonly names: readonly string[];
  /** One letter or figure per seat. */
  readonly marks: readonly string[];
}

/** The first letters of the names, or letters in order when two are alike: a figure would read as an amount. */
function marksOf(names: readonly string[]): string[] {
  const initials = names.map((name) => name.charAt(0).toUpperCase());
  return new Set(initials).size === names.length ? initials : names.map((_, seat) => 'ABCDEF'.charAt(seat));
}

const nameOf = (seat: number, { names }: Pen): string => names[seat] ?? String(seat + 1);

function title(text: string, { p, width }: Pen): string {
  const head = cut(text, width - 5);
  return p.dim('── ') + p.bold(`${head} `) + p.dim('─'.repeat(Math.max(1, width - columns(head) - 4)));
}

const lines = (text: string, { width }: Pen, indent = '    '): string[] => wrap(text, width, indent);

/** What stands in a territory, in signs that need no colour. */
function signsOf(view: View, at: number, { n, marks }: Pen): string {
  const parts: string[] = [];
  const resource = resourceAt[at] as number;
  if (resource >= 0) parts.push(`(${n.resource(resource)})`);
  if (view.inhabitants[at]) parts.push('h');
  const villa = villaAt[at] as number;
  if (villa >= 0) {
    const owner = view.villas[villa] as number;
    parts.push(owner < 0 ? 'V' : `v${marks[owner] ?? ''}`);
  }
  const shops = view.players.flatMap(({ shops: built }, seat) =>
    built.filter(({ city }) => city === at).map(() => marks[seat] ?? ''),
  );
  if (shops.length > 0) parts.push(`$${shops.join('')}`);
  const pawns = view.players.flatMap(({ territory }, seat) => (territory === at ? [marks[seat] ?? ''] : []));
  if (pawns.length > 0) parts.push(`@${pawns.join('')}`);
  return parts.join(' ');
}

/** One territory: its number, name and signs, and the numbers its links lead to, sea routes marked. */
function territoryLine(view: View, at: number, pen: Pen): string {
  const links = [
    ...(landLinks[at] ?? []).map((to) => `${to + 1}`),
    ...(seaLinks[at] ?? []).map((to) => `~${to + 1}`),
  ];
  const name = isCity[at] ? pen.n.territory(at).toUpperCase() : pen.n.territory(at);
  return [`${String(at + 1).padStart(2)} ${name}`, signsOf(view, at, pen), `[${links.join(' ')}]`]
    .filter((part) => part !== '')
    .join(' ');
}

/** The regions, two columns where there is room. Pawns stand out. */
function map(view: View, pen: Pen): string[] {
  const found: string[] = [title(pen.w.map, pen), pen.p.dim(cut(pen.w.legend, pen.width))];
  const isWide = pen.width >= 78;
  const half = isWide ? Math.floor((pen.width - 2) / 2) : pen.width;
  const paint = (text: string): string => {
    const padded = padTo(cut(text, half), half);
    return text.includes('@') ? pen.p.bold(padded) : padded;
  };
  for (const island of content.map.islands) {
    found.push(pen.p.cyan(` ${island.name[pen.language]}`));
    const here = TERRITORIES.flatMap((territory, at) => (territory.island === island.id ? [at] : []));
    const rows = isWide ? Math.ceil(here.length / 2) : here.length;
    for (let row = 0; row < rows; row++) {
      const cells = (isWide ? [here[row], here[row + rows]] : [here[row]]).flatMap((at) =>
        at === undefined ? [] : [paint(territoryLine(view, at, pen))],
      );
      found.push(cells.join('  ').trimEnd());
    }
  }
  return found;
}

function onTheTable(view: View, pen: Pen): string[] {
  const { w, n, language } = pen;
  const found: string[] = [title(w.table, pen)];
  found.push(w.says(w.display, '').trimEnd());
  for (const card of view.display)
    found.push(...lines(`  ${n.shop(card)} — ${content.shops[card]?.text[language] ?? ''}`, pen));
  const delivery =
    view.delivery < 0 ? w.noDelivery : `${n.delivery(view.delivery)} (${w.left(view.deliveriesLeft)})`;
  found.push(...lines(w.says(w.delivery, delivery), pen));
  if (view.market.length > 0) found.push(...lines(w.says(w.market, n.tokens(view.market)), pen));
  found.push(...lines(w.says(w.supply, n.tokens(view.supply)), pen));
  const free = view.associateSupply.map(n.associate).join(', ') || w.none;
  found.push(...lines(w.says(w.associates, free), pen));
  return found;
}

/** What is going on right now: windows, declared cards and actions, offers. */
function pending(view: View, pen: Pen): string[] {
  const { w, n, language } = pen;
  const found: string[] = [];
  const who = (seat: number): string => nameOf(seat, pen);
  const orReader = (seat: number): string | null => (seat === view.viewer ? null : who(seat));
  const { declaration } = view;
  if (declaration?.kind === 'build')
    found.push(
      ...lines(
        w.wantsTo(
          orReader(declaration.seat),
          `${n.shop(declaration.card)}, ${n.territory(declaration.city)}`,
        ),
        pen,
      ),
    );
  if (declaration?.kind === 'villa')
    found.push(
      ...lines(
        w.wantsTo(orReader(declaration.seat), `${w.villa}, ${n.territory(declaration.territory)}`),
        pen,
      ),
    );
  // Encounters are read aloud: by whoever chooses, and by all once they are open.
  for (const { card } of view.questAside) {
    if (card === null) continue;
    const { id, title } = questItem(card);
    found.push(...lines(pen.p.bold(title[language]), pen), ...lines(encounters[language][id] ?? '', pen, ''));
  }
  for (const { seat, card, target } of view.cards)
    found.push(
      ...lines(
        `${w.card(orReader(seat), n.blackCard(card), target < 0 ? undefined : orReader(target))} — ${content.blackMarket[card]?.text[language] ?? ''}`,
        pen,
      ).map(pen.p.yellow),
    );
  for (const { window, asked, passed } of view.windows) {
    const waits = asked.filter((seat) => !passed.includes(seat));
    const others = waits.includes(view.viewer) ? '' : waits.map(who).join(', ');
    found.push(...lines(w.window(windowName(language, window), others), pen).map(pen.p.yellow));
  }
  for (const offer of view.offers) {
    const { id, from, to, note } = offer;
    const line = w.offer(id, who(from), to < 0 ? w.anyone : who(to), ...offerSides(language, offer));
    found.push(...lines(note === '' ? line : `${line} (${noteText(language, note)})`, pen));
  }
  if (view.endTriggered && view.phase !== 'over') found.push(pen.p.red(cut(w.ending, pen.width)));
  return found.length === 0 ? [] : [title(w.pending, pen), ...found];
}

/** K-312: promises that are still to be kept, and the last ones that were or were not. */
function promises(view: View, pen: Pen): string[] {
  const { w, n } = pen;
  const open = view.pledges.filter(({ state }) => state === 'open');
  const ended = view.pledges.filter(({ state }) => state !== 'open').slice(-3);
  const told = [...open, ...ended].flatMap(({ from, to, wares, due, state }) =>
    lines(
      w.pledge(
        nameOf(from, pen),
        nameOf(to, pen),
        n.wares(wares),
        state === 'open' ? w.due(due) : w.pledgeStates[state],
      ),
      pen,
    ),
  );
  return told.length === 0 ? [] : [title(w.promises, pen), ...told];
}

/** K-314: who could sell what the reader lacks, and what others ask for. */
function market(view: View, pen: Pen): string[] {
  const { w, n } = pen;
  const reader = view.viewer;
  const isTrading = ['turnStart', 'actions', 'income'].includes(view.phase) && !view.endTriggered;
  if (view.players[reader] === undefined || !isTrading) return [];
  const stands = marketDay(view);
  const own = stands[reader];
  const told: string[] = [];
  for (const kind of RESOURCES.keys()) {
    const lack = Math.max(own?.needs[kind] ?? 0, own?.lacks[kind] ?? 0);
    if (lack === 0) continue;
    const sellers = sellersOf(stands, kind, reader)
      .map((seat) => `${nameOf(seat, pen)} (${stands[seat]?.has[kind] ?? 0})`)
      .join(', ');
    told.push(...lines(w.lacks(n.count(lack, kind), sellers === '' ? w.nobodySells : sellers), pen));
  }
  for (const { seat, asks } of stands)
    if (seat !== reader && asks.some((count) => count > 0))
      told.push(...lines(w.asksFor(nameOf(seat, pen), n.tokens([...asks])), pen));
  return told.length === 0 ? [] : [title(w.marketDay, pen), ...told];
}

function merchant(view: View, seat: number, pen: Pen): string[] {
  const { p, w, n } = pen;
  const player = view.players[seat] as PlayerView;
  const pawns = pawnsLeftOf(view, seat);
  const mark = view.active === seat ? '>' : ' ';
  const name = `${mark} ${pen.marks[seat]} ${nameOf(seat, pen)}`;
  const figures = w.figures(player.prestige, player.gold, player.income, pawns);
  const [head = '', ...more] = lines(`${name} — ${figures} — ${n.territory(player.territory)}`, pen);
  const owned = [
    n.tokens(player.resources),
    ...player.badges.flatMap((copies, kind) =>
      copies === 0 ? [] : [copies === 1 ? n.badge(kind) : `${copies} × ${n.badge(kind)}`],
    ),
    ...player.artefacts.map(n.artefact),
    ...player.associates.map((id) =>
      view.promoted[id] ? `${n.associate(id)} (${w.promoted})` : n.associate(id),
    ),
  ].filter((part) => part !== '');
  const colour = p[SEAT_COLOURS[seat] ?? 'bold'];
  // K-003: what a story gives is known before it is given, and matters for the draft.
  const story = view.phase.startsWith('draft') ? content.stories[player.story] : undefined;
  const told = story === undefined ? '' : `${story.name[pen.language]} — ${story.text[pen.language]}`;
  return [
    colour(head),
    ...more,
    ...(told === '' ? [] : lines(`    ${w.says(w.story, told)}`, pen)),
    ...(owned.length === 0 ? [] : lines(`    ${owned.join(', ')}`, pen)),
    ...lines(`    ${w.cards(player.shopCount, player.questCount, player.blackCount)}`, pen),
  ];
}

function hand(view: View, pen: Pen): string[] {
  const me = view.players[view.viewer];
  if (me === undefined) return [];
  const { w, n, language } = pen;
  const found: string[] = [];
  const section = (head: string, cards: readonly number[] | null, tell: (card: number) => string): void => {
    if (cards === null || cards.length === 0) return;
    found.push(title(head, pen));
    for (const card of cards) found.push(...lines(tell(card), pen));
  };
  section(
    w.yourShops,
    me.shopHand,
    (card) => `${n.shop(card)} — ${shopText(view, view.viewer, card, language)}`,
  );
  section(w.yourQuests, me.questHand, (card) => `${n.quest(card)} — ${questText(card, language)}`);
  section(
    w.yourCards,
    me.blackHand,
    (card) => `${n.blackCard(card)} — ${content.blackMarket[card]?.text[language] ?? ''}`,
  );
  return found;
}

const penFor = ({ colour, language, width, names }: BoardStyle): Pen => ({
  p: painter(colour),
  w: KARANOR_WORDS[language],
  n: NAMES[language],
  language,
  width: Math.max(40, width),
  names,
  marks: marksOf(names),
});

function stateLine(view: View, { w, language }: Pen): string {
  const goal = targetPrestige(view.players.length);
  const now =
    view.phase === 'actions' ? w.actions(actionsLeftOf(view, view.active)) : phaseName(language, view.phase);
  return `${w.round(view.round, goal)} · ${now}`;
}

/** Later in a turn: where one stands, what one has, what is going on. */
function glance(view: View, style: BoardStyle): string[] {
  const pen = penFor(style);
  const me = view.players[view.viewer];
  if (me === undefined) return drawKaranor(view, style);
  return [
    '',
    title(stateLine(view, pen), pen),
    ...merchant(view, view.viewer, pen),
    ...lines(`    ${pen.w.says(pen.w.here, territoryLine(view, me.territory, pen).trim())}`, pen),
    ...hand(view, pen),
    ...promises(view, pen),
    ...pending(view, pen),
  ];
}

export function drawKaranor(view: View, style: BoardStyle): string[] {
  const pen = penFor(style);
  return [
    ...map(view, pen),
    ...onTheTable(view, pen),
    title(`${pen.w.players} · ${stateLine(view, pen)}`, pen),
    ...view.players.flatMap((_, seat) => merchant(view, seat, pen)),
    ...hand(view, pen),
    ...market(view, pen),
    ...promises(view, pen),
    ...pending(view, pen),
  ];
}

/** One's own encounters are read when one goes through them, unless the table shows them already, as it does for a choice. */
function aloud(event: unknown, { viewer, questAside }: View, language: Language): string | null {
  const told = event as Event;
  if (told.type !== 'quest-chosen' || told.immediate || told.seat !== viewer) return null;
  if (questAside.some(({ card }) => card === told.card)) return null;
  return encounters[language][questItem(told.card).id] ?? null;
}

/** K-163: gold decides between equals. */
function tally(view: View, seat: number, language: Language): string {
  const { prestige = 0, gold = 0 } = view.players[seat] ?? {};
  const w = KARANOR_WORDS[language];
  return `${w.prestige(prestige)}, ${w.gold(gold)}`;
}

export const karanorBoard: Board<Decision, View> = {
  draw: drawKaranor,
  glance: { draw: glance, turn: ({ round, active }) => `${round} ${active}` },
  steppers: karanorSteppers,
  aloud,
  detail,
  number: (decision, option) =>
    ['move', 'step', 'place'].includes(decision.id) && typeof option === 'number' ? option + 1 : null,
  notices,
  presses,
  tally,
  wonder,
};
