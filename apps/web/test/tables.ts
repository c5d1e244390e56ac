import '../src/styles/base.css';
import type { Json } from '@comptoir/kit';
import { mount } from 'svelte';
import { begin } from '../src/browser/settled.ts';
import { startTheme } from '../src/browser/theme.svelte.ts';
import { gameNamed } from '../src/catalog/games.ts';
import { loadScreen, screenOf } from '../src/games/screens.ts';
import { setLanguage } from '../src/i18n/language.svelte.ts';
import { reviewGame } from '../src/local/review.ts';
import { playableFor } from '../src/local/worker/playable.ts';
import ReplayScreen from '../src/table/ReplayScreen.svelte';
import TableScreen from '../src/table/TableScreen.svelte';
import { inPageTable } from './in-page-table.ts';
import { DEALS, momentsOf } from './moments.ts';

/**
 * One screen of a table, set up by the address: `?game=vallee&players=3&ahead=40&until=window&people=0,1&lang=en`, with
 * `page=replay` its replay, with `advice` one that gives advice, with `options={…}` further options of the game, with
 * `moments` one of every question. `left=40` instead of `ahead` counts from the end that bots would bring the game to.
 */
const opened = begin();
const wanted = new URLSearchParams(location.search);
const id = gameNamed(wanted.get('game')) ?? 'vallee';
startTheme();
setLanguage(wanted.get('lang') === 'en' ? 'en' : 'fr');

const screen = await loadScreen(id);
const options: Json = {
  players: Number(wanted.get('players') ?? 2),
  ...(id === 'baie' ? {} : { firstPlayer: 0 }),
  ...(wanted.has('windows') ? { windowMode: wanted.get('windows') } : {}),
  ...(wanted.has('mode') ? { mode: wanted.get('mode') } : {}),
  ...JSON.parse(wanted.get('options') ?? '{}'),
};
const secretOf = (seed: string): string => seed.padEnd(64, 'c0ffee7');
const secret = secretOf(wanted.get('seed') ?? '');
const namesFor = (chosen: Json): string[] =>
  ['Maëlle', 'Ruben', 'Ysoline', 'Théo', 'Anouk', 'Basile'].slice(
    0,
    (chosen as { readonly players: number }).players,
  );
const names = namesFor(options);
const seats = names.map(() => ({ contribution: null }));
const playable = await playableFor(id, { options, secret, seats });
const setting = {
  id,
  playable,
  secret,
  options,
  names,
  people: (wanted.get('people') ?? '0').split(',').map(Number),
  until: wanted.get('until'),
  isAdvised: wanted.has('advice'),
};
const whole = (): number => inPageTable({ ...setting, ahead: 5000 }).now.seq;
const ahead = wanted.has('left') ? whole() - Number(wanted.get('left')) : Number(wanted.get('ahead') ?? 0);
const table = inPageTable({ ...setting, ahead });
await screenOf(id, table.now.view);
Object.assign(window, { table });
if (wanted.has('moments')) {
  const played = await Promise.all(
    (DEALS[id] ?? []).map(async (deal, at) => {
      const seated = namesFor(deal.options);
      const [own, seats] = [secretOf(`${at + 1}`), seated.map(() => ({ contribution: null }))];
      const dealt = { id, options: deal.options, names: seated, ahead: 0, until: null };
      const people = seated.map((_, seat) => seat);
      const playing = await playableFor(id, { options: deal.options, secret: own, seats });
      const game = inPageTable({ ...dealt, playable: playing, people, secret: own });
      await screenOf(id, game.now.view);
      return [game, deal] as const;
    }),
  );
  Object.assign(window, { moments: momentsOf(played) });
}
if (id === 'karanor') {
  const { TERRITORIES } = await import('@comptoir/karanor');
  Object.assign(window, { places: TERRITORIES.map((place) => place.id) });
}

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
if (wanted.get('page') === 'replay') {
  table.leap(5000);
  mount(ReplayScreen, {
    target,
    props: {
      game: id,
      screen,
      record: (await table.record()) ?? '',
      at: Number(wanted.get('at') ?? 0),
      viewer: Number(wanted.get('eyes') ?? 0),
      onplace: (at, viewer) => history.replaceState(null, '', `?page=replay&at=${at}&eyes=${viewer}`),
    },
  });
} else {
  mount(TableScreen, {
    target,
    props: {
      table,
      screen,
      onrematch: () => undefined,
      onreplay: () => undefined,
      review: reviewGame,
    },
  });
}
opened();
