import { type CardId, type Language, must } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import echidnasEn from '../content/echidnas.en.json' with { type: 'json' };
import echidnasFr from '../content/echidnas.fr.json' with { type: 'json' };
import haresEn from '../content/hares.en.json' with { type: 'json' };
import haresFr from '../content/hares.fr.json' with { type: 'json' };
import junkEn from '../content/junk.en.json' with { type: 'json' };
import junkFr from '../content/junk.fr.json' with { type: 'json' };
import lemursEn from '../content/lemurs.en.json' with { type: 'json' };
import lemursFr from '../content/lemurs.fr.json' with { type: 'json' };
import magpiesEn from '../content/magpies.en.json' with { type: 'json' };
import magpiesFr from '../content/magpies.fr.json' with { type: 'json' };
import monitorsEn from '../content/monitors.en.json' with { type: 'json' };
import monitorsFr from '../content/monitors.fr.json' with { type: 'json' };
import treeKangaroosEn from '../content/tree-kangaroos.en.json' with { type: 'json' };
import treeKangaroosFr from '../content/tree-kangaroos.fr.json' with { type: 'json' };

/** The texts of the cards stand beside the cards; this file only finds them. */

export interface CardText {
  readonly name: string;
  readonly text: string;
  readonly rulings: readonly string[];
}

export interface FolkText {
  readonly name: string;
  readonly short: string;
  readonly speciality: string;
}

interface SetText {
  readonly folk: FolkText;
  readonly cards: Readonly<Record<string, CardText>>;
}

/** By the id of the set, `junk` among them. */
const SETS: Readonly<Record<Language, Readonly<Record<string, SetText>>>> = {
  fr: {
    monitors: monitorsFr,
    lemurs: lemursFr,
    magpies: magpiesFr,
    echidnas: echidnasFr,
    hares: haresFr,
    'tree-kangaroos': treeKangaroosFr,
    junk: junkFr,
  },
  en: {
    monitors: monitorsEn,
    lemurs: lemursEn,
    magpies: magpiesEn,
    echidnas: echidnasEn,
    hares: haresEn,
    'tree-kangaroos': treeKangaroosEn,
    junk: junkEn,
  },
};

const CARDS: Readonly<Record<Language, ReadonlyMap<string, CardText>>> = {
  fr: new Map(Object.values(SETS.fr).flatMap((set) => Object.entries(set.cards))),
  en: new Map(Object.values(SETS.en).flatMap((set) => Object.entries(set.cards))),
};

export const folkText = (language: Language, set: string): FolkText =>
  must(SETS[language][set], `texts of ${set}`).folk;

/** By the id of the card: `delicacy`, `junk`. */
export const cardText = (language: Language, id: string): CardText =>
  must(CARDS[language].get(id), `text of ${id}`);

export const cardName = (language: Language, card: CardId): string =>
  cardText(language, cardOf(card).id).name;
