import { content, PRESTIGE_SOURCES, type PrestigeSource, territoryOf } from '@comptoir/karanor';
import { NAMES } from '@comptoir/karanor/texts';
import type { Language } from '@comptoir/kit';
import type { Rate } from '../rate.ts';
import type { KaranorStatistics } from './statistics.ts';

/** The statistics as lines of text: what a simulation prints. */

interface Words {
  readonly games: (n: number) => string;
  readonly rounds: (mean: string, low: number, high: number) => string;
  readonly seats: string;
  readonly seat: (n: number) => string;
  readonly cities: string;
  readonly stories: string;
  readonly fair: string;
  readonly prestige: string;
  readonly sources: Readonly<Record<PrestigeSource, string>>;
  readonly percent: (share: string) => string;
  readonly busy: (trades: string, cards: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    games: (n) => `${n} parties`,
    rounds: (mean, low, high) =>
      `Manches : ${mean} en moyenne, de ${low} à ${high} pour quatre parties sur cinq`,
    seats: 'Victoires par place, depuis le premier joueur (intervalle à 95 %)',
    seat: (n) => `place ${n}`,
    cities: 'Victoires par cité d’origine',
    stories: 'Victoires par histoire',
    fair: '× la part équitable',
    prestige: 'Origine du prestige',
    sources: { shop: 'commerces', quest: 'quêtes', delivery: 'livraisons', villa: 'villas', other: 'autres' },
    percent: (share) => `${share} %`,
    busy: (trades, cards) => `Par partie : ${trades} échanges, ${cards} cartes du marché noir`,
  },
  en: {
    games: (n) => `${n} games`,
    rounds: (mean, low, high) => `Rounds: ${mean} on average, ${low} to ${high} in four games out of five`,
    seats: 'Wins by seat, from the first player (95% interval)',
    seat: (n) => `seat ${n}`,
    cities: 'Wins by origin city',
    stories: 'Wins by story',
    fair: '× the fair share',
    prestige: 'Where prestige came from',
    sources: { shop: 'shops', quest: 'quests', delivery: 'deliveries', villa: 'villas', other: 'other' },
    percent: (share) => `${share}%`,
    busy: (trades, cards) => `Per game: ${trades} trades, ${cards} black-market cards`,
  },
};

const percentIn =
  (w: Words) =>
  (share: number): string =>
    w.percent((100 * share).toFixed(1));

function rateLine(name: string, { rate, low, high, games }: Rate, players: number, w: Words): string {
  const percent = percentIn(w);
  const fair = (rate * players).toFixed(2);
  return `  ${name.padEnd(28)} ${percent(rate)} [${percent(low)} – ${percent(high)}]  ${fair} ${w.fair} (${games})`;
}

export function karanorReport(found: KaranorStatistics, language: Language): string[] {
  const w = WORDS[language];
  const percent = percentIn(w);
  const names = NAMES[language];
  const players = found.winsBySeat.length;
  const perGame = (n: number): string => (n / Math.max(1, found.games)).toFixed(1);
  const story = (id: string): string => content.stories.find((tile) => tile.id === id)?.name[language] ?? id;
  return [
    w.games(found.games),
    w.rounds(found.rounds.mean.toFixed(1), found.rounds.low, found.rounds.high),
    w.busy(perGame(found.trades), perGame(found.cards)),
    w.seats,
    ...found.winsBySeat.map((rate, at) => rateLine(w.seat(at + 1), rate, players, w)),
    w.cities,
    ...Object.entries(found.winsByCity).map(([id, rate]) =>
      rateLine(names.territory(territoryOf(id)), rate, players, w),
    ),
    w.stories,
    ...Object.entries(found.winsByStory).map(([id, rate]) => rateLine(story(id), rate, players, w)),
    w.prestige,
    ...PRESTIGE_SOURCES.map(
      (source) => `  ${w.sources[source].padEnd(28)} ${percent(found.prestige[source])}`,
    ),
  ];
}
