import { type Figures, type Language, refusal, type Seat } from '@comptoir/kit';
import { content } from '../content/content.ts';
import { RESOURCES, WINDOWS } from '../content/language.ts';
import { CITIES, TERRITORIES, VILLAS } from '../content/map.ts';
import { QUESTS } from '../content/tables.ts';
import type { Event } from '../events.ts';
import { noWares } from '../shapes/offer.ts';
import { HOLDS, PLEDGE_ENDS } from '../state.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { wording } from '../texts/index.ts';

/** Every event and refusal with every name that can stand in it, as a list to be read by somebody who knows the language. */

const names = ['Ana', 'Bruno', 'Le Doyen'];
const SEATS: readonly Seat[] = [0, 1];
const COUNTS = [1, 2, 3];

const numbers = (list: readonly unknown[]): number[] => list.map((_, at) => at);

function* events(): Generator<Event> {
  for (const seat of SEATS) {
    yield { type: 'turn-began', seat, round: 3 };
    for (const action of ['work', 'harvest', 'interact', 'recruit', 'market'])
      yield { type: 'action', seat, action, used: 1 };
    for (const n of COUNTS) {
      yield { type: 'gold', seat, by: n, why: 'work' };
      yield { type: 'gold', seat, by: -n, why: 'build' };
      yield { type: 'prestige', seat, by: n, why: 'villa' };
      yield { type: 'prestige', seat, by: -n, why: 'card' };
      yield { type: 'bonus-actions', seat, total: n };
      yield { type: 'income', seat, by: n, why: 'shop' };
      yield { type: 'income-paid', seat, gold: n };
    }
    for (const how of ['cancelled', 'withdrawn'] as const) yield { type: 'declaration-ended', seat, how };
    for (const how of ['declined', 'withdrawn', 'countered', 'void'] as const)
      yield { type: 'offer-ended', offer: 1, how, seat };
    yield { type: 'window-passed', seat };
    yield { type: 'end-triggered', seat, prestige: 10 };
    yield { type: 'over', winners: [seat] };
  }
  yield { type: 'over', winners: [0, 1] };
  for (const round of [1, 2] as const) yield { type: 'drafted', round };
  for (const pile of ['shop', 'quest', 'black-market', 'artefact'] as const) {
    yield { type: 'reshuffled', pile };
    yield { type: 'moved', pile, card: null, from: { at: 'deck' }, to: { at: 'hand', seat: 1 } };
  }
  for (const to of numbers(TERRITORIES))
    for (const [at, how] of (['land', 'sea', 'effect'] as const).entries())
      yield { type: 'pawn', seat: at % 2, from: 0, to, how };
  for (const [at, territory] of VILLAS.entries()) {
    yield { type: 'villa-declared', seat: at % 2, territory };
    yield { type: 'villa-bought', seat: at % 2, territory };
  }
  for (const card of numbers(content.shops)) {
    const city = CITIES[card % CITIES.length] as number;
    yield { type: 'build-declared', seat: 1, card, city, withBonus: false };
    yield { type: 'shop-built', seat: card % 2, card, city };
    yield {
      type: 'moved',
      pile: 'shop',
      card,
      from: { at: 'display', slot: 0 },
      to: { at: 'hand', seat: card % 2 },
    };
  }
  for (const [card, { choices, isImmediate }] of QUESTS.entries())
    for (const { number } of choices)
      yield { type: 'quest-chosen', seat: card % 2, card, option: number, immediate: isImmediate };
  yield { type: 'revealed', seat: 1, card: 0 };
  for (const card of numbers(content.blackMarket)) {
    yield { type: 'card-declared', seat: card % 2, card, target: 1 - (card % 2), actor: -1 };
    yield { type: 'card-ended', seat: 1, card, cancelled: true };
    const steps = content.blackMarket[card]?.do ?? [];
    for (const [at, step] of steps.entries())
      if ('choose' in step)
        for (const option of numbers(step.choose))
          yield {
            type: 'option-chosen',
            seat: 1,
            source: `black-market:${content.blackMarket[card]?.id}#do.${at}`,
            option: option + 1,
          };
  }
  for (const artefact of numbers(content.artefacts)) {
    yield { type: 'activated', seat: artefact % 2, artefact };
    yield { type: 'artefact', artefact, from: artefact % 2, to: 1 - (artefact % 2) };
  }
  for (const badge of numbers(content.badges)) {
    yield { type: 'badge', badge, from: 'supply', to: badge % 2 };
    yield { type: 'badge', badge, from: 0, to: 1 };
    yield { type: 'badge', badge, from: 1, to: 'supply' };
    const give = noWares();
    give.badges[badge] = 2;
    give.gold = 5;
    yield { type: 'traded', from: 0, to: 1, give, want: noWares() };
  }
  for (const associate of numbers(content.associates)) {
    yield { type: 'associate', associate, from: 'supply', to: associate % 2 };
    yield { type: 'promoted', seat: associate % 2, associate };
  }
  for (const resource of numbers(RESOURCES))
    for (const count of COUNTS) {
      yield { type: 'tokens', from: 'supply', to: count % 2, resource, count, why: 'harvest' };
      yield { type: 'tokens', from: count % 2, to: 'supply', resource, count, why: 'shop' };
      yield { type: 'tokens', from: 0, to: 1, resource, count, why: 'card' };
    }
  for (const story of numbers(content.stories)) yield { type: 'started', seat: story % 2, story };
  for (const card of numbers(content.deliveries)) {
    yield { type: 'delivered', seat: card % 2, card };
    yield { type: 'delivery-shown', card };
  }
  for (const window of WINDOWS) {
    yield { type: 'window-opened', window, actor: 1, asked: [0], what: -1, count: 0 };
    for (const pass of [true, false]) yield { type: 'orders', seat: 0, window, pass };
  }
  for (const hold of HOLDS) yield { type: 'hold', seat: 0, hold };
  const want = noWares();
  want.resources[6] = 2;
  for (const to of [0, 1, -1])
    yield {
      type: 'offer-made',
      answers: 0,
      offer: {
        id: 1,
        from: to === 0 ? 1 : 0,
        to,
        give: { ...noWares(), gold: 5, artefacts: [0], associates: [1] },
        want,
        later: null,
        note: '',
        declined: [],
      },
    };
  for (const rounds of [1, 2])
    yield {
      type: 'offer-made',
      answers: 0,
      offer: {
        id: 1,
        from: 1,
        to: 0,
        give: rounds === 1 ? noWares() : { ...noWares(), gold: 1 },
        want,
        later: { give: { ...noWares(), gold: 2 }, want: noWares(), rounds },
        note: '#later',
        declined: [],
      },
    };
  for (const [from, to] of [
    [0, 1],
    [1, 0],
    [1, 2],
  ] as const) {
    const pledge = { id: 1, from, to, wares: want, due: 3, state: 'open' } as const;
    yield { type: 'pledged', pledge };
    for (const state of PLEDGE_ENDS) yield { type: 'pledge-ended', pledge: { ...pledge, state } };
  }
  for (const seat of [0, 1])
    for (const how of ['accepted', 'declined'] as const)
      yield { type: 'offer-ended', offer: 1, how, seat, say: how === 'accepted' ? '#deal' : '#keep' };
}

const FIGURES: readonly Figures[] = [1, 2].map((n) => ({
  active: 1,
  allowed: n,
  cap: 3,
  chosen: n,
  cost: n,
  count: n,
  gold: n,
  limit: n,
  max: n,
  min: n,
  option: 'x',
  players: 7,
  range: n,
  resource: 'diamond',
  shops: n,
  steps: n,
  used: n,
}));

export function sentences(language: Language): string[] {
  const words = wording[language];
  const cast = { viewer: 0, name: (seat: Seat) => names[seat] ?? '?' };
  const found: string[] = [];
  for (const event of events()) found.push(words.event(event, cast) ?? '');
  for (const reason of Object.keys((language === 'fr' ? fr : en).refusals))
    for (const figures of FIGURES) found.push(words.refusal(refusal('K-000', reason, figures), cast));
  return [...new Set(found)].filter((line) => line !== '');
}

/** Everything printed on cards and tiles in one language. */
export function printedTexts(language: Language): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object')
      for (const [key, value] of Object.entries(node)) {
        if (key === language && typeof value === 'string') found.push(value);
        else if (key !== 'article') visit(value);
      }
  };
  visit(content);
  return found;
}
