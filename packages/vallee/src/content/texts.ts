import type { Language } from '@comptoir/kit';
import echidnasEn from './echidnas/en.json' with { type: 'json' };
import echidnasFr from './echidnas/fr.json' with { type: 'json' };
import haresEn from './hares/en.json' with { type: 'json' };
import haresFr from './hares/fr.json' with { type: 'json' };
import type { CardIdOf, FolkId } from './index.ts';
import junkEn from './junk/en.json' with { type: 'json' };
import junkFr from './junk/fr.json' with { type: 'json' };
import lemursEn from './lemurs/en.json' with { type: 'json' };
import lemursFr from './lemurs/fr.json' with { type: 'json' };
import macawsEn from './macaws/en.json' with { type: 'json' };
import macawsFr from './macaws/fr.json' with { type: 'json' };
import magpiesEn from './magpies/en.json' with { type: 'json' };
import magpiesFr from './magpies/fr.json' with { type: 'json' };
import monitorsEn from './monitors/en.json' with { type: 'json' };
import monitorsFr from './monitors/fr.json' with { type: 'json' };
import raccoonsEn from './raccoons/en.json' with { type: 'json' };
import raccoonsFr from './raccoons/fr.json' with { type: 'json' };
import slothsEn from './sloths/en.json' with { type: 'json' };
import slothsFr from './sloths/fr.json' with { type: 'json' };
import treeKangaroosEn from './tree-kangaroos/en.json' with { type: 'json' };
import treeKangaroosFr from './tree-kangaroos/fr.json' with { type: 'json' };

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

export interface SetText<Id extends string = string> {
  readonly folk: FolkText;
  readonly cards: Readonly<Record<Id, CardText>>;
}

type AllTexts = { readonly [F in FolkId]: SetText<CardIdOf<F>> } & { readonly junk: SetText<'junk'> };

/** What stands on the cards, by language and set. A card without a text does not compile. */
export const TEXTS: Readonly<Record<Language, AllTexts>> = {
  fr: {
    monitors: monitorsFr,
    lemurs: lemursFr,
    magpies: magpiesFr,
    echidnas: echidnasFr,
    hares: haresFr,
    'tree-kangaroos': treeKangaroosFr,
    macaws: macawsFr,
    raccoons: raccoonsFr,
    sloths: slothsFr,
    junk: junkFr,
  },
  en: {
    monitors: monitorsEn,
    lemurs: lemursEn,
    magpies: magpiesEn,
    echidnas: echidnasEn,
    hares: haresEn,
    'tree-kangaroos': treeKangaroosEn,
    macaws: macawsEn,
    raccoons: raccoonsEn,
    sloths: slothsEn,
    junk: junkEn,
  },
};
