import {
  type BuildAnswer,
  content,
  type Decision,
  goldOfPromoted,
  goldToBuild,
  type PlayAnswer,
  type QuestAnswer,
  tokensToBuild,
  type View,
} from '@comptoir/karanor';
import type { CardId, Cast, Json, Language } from '@comptoir/kit';
import { language } from '../../../i18n/language.svelte.ts';
import { encounterOf } from '../art/encounters.svelte.ts';
import { resourceCount, resourceName } from '../art/resource-names.ts';
import type { ShopFace } from '../art/ShopCard.svelte';
import {
  artefactFace,
  associateName,
  associateResource,
  badgeFace,
  blackFace,
  cardIn,
  questFace,
  shopFace,
} from '../words/faces.ts';
import { k } from '../words/words.ts';

/** One option of a list: what it is called, what it means, and which card it shows. */
export interface OptionRow {
  readonly title: string;
  readonly text: string;
  /** Whom a black-market card is played against. */
  readonly aim?: string;
  readonly card: CardId | null;
  /** What is told beside. */
  readonly story?: string | undefined;
  /** The bonus of a shop that is bought with it. */
  readonly bonus?: ShopFace['bonus'] | undefined;
}

/** The goods of a shop that is built, in words. */
function priceOf(view: View, seat: number, answer: BuildAnswer): string {
  const { withBonus, waive } = answer;
  const gold = goldToBuild(view, seat, answer);
  const tokens = (tokensToBuild(view, seat, answer) ?? []).flatMap((n, at) =>
    n > 0 ? [`−${resourceCount(n, at)}`] : [],
  );
  const waived = waive.map((resource) => resourceName(resource)).join(', ');
  return [
    [k('hint.cost', { n: gold }), ...tokens].join(', '),
    withBonus ? k('build.bonus') : k('build.plain'),
    waived === '' ? '' : k('build.waive', { what: waived }),
  ]
    .filter(Boolean)
    .join(' · ');
}

const SOLE = ['build', 'quest', 'card'] as const;
interface SoleCard {
  readonly of: (typeof SOLE)[number];
  readonly id: string;
  readonly name: string;
}

/** The one card that all the options are about: what is asked then is how, or against whom. */
export function soleCard(ask: Decision, language: Language): SoleCard | null {
  const of = SOLE.find((id) => id === ask.id);
  if (of === undefined || ask.kind !== 'pick-option' || ask.options.length < 2) return null;
  const cards = new Set(ask.options.map((option) => (option as { card: number }).card));
  const [card = -1] = cards;
  if (cards.size > 1) return null;
  const face = { build: shopFace, card: blackFace, quest: questFace }[of](card, language);
  return { of, id: face.id, name: 'name' in face ? face.name : face.title };
}

/** What a black-market card or an artefact says that asks for something now. */
export function cardText(source: string | null, language: Language): string {
  const found = [...content.blackMarket, ...content.artefacts].find(({ id }) => id === source);
  return found?.text[language] ?? '';
}

export function optionRow(ask: Decision, option: Json, view: View, cast: Cast): OptionRow | null {
  const spoken: Language = language();
  switch (ask.id) {
    case 'build': {
      const built = option as unknown as BuildAnswer;
      const { name, bonus } = shopFace(built.card, spoken);
      return {
        title: name,
        text: priceOf(view, ask.seat, built),
        card: cardIn('shop', built.card),
        bonus: built.withBonus ? bonus : undefined,
      };
    }
    case 'quest': {
      const { card, option: number } = option as unknown as QuestAnswer;
      const face = questFace(card, spoken);
      const text = face.options[number - 1]?.text ?? '';
      return { title: face.title, text, card: cardIn('quest', card), story: encounterOf(face.id, spoken) };
    }
    case 'card': {
      const { card, target } = option as unknown as PlayAnswer;
      const face = blackFace(card, spoken);
      const aim = target < 0 ? '' : k('target.of', { name: cast.name(target) });
      const title = aim === '' ? face.name : `${face.name} (${aim})`;
      return { title, aim, text: face.text, card: cardIn('black', card) };
    }
    case 'activate': {
      const face = artefactFace(option as number, spoken);
      return { title: face.name, text: face.text, card: cardIn('artefact', option as number) };
    }
    case 'badge': {
      const face = badgeFace(option as number, spoken);
      return { title: face.name, text: face.text, card: null };
    }
    case 'recruit':
    case 'promote':
    case 'associate': {
      const associate = option as number;
      const resource = resourceName(associateResource(associate));
      const text =
        ask.id === 'promote'
          ? k('associate.gold', { n: goldOfPromoted() })
          : k('associate.yield', { resource });
      return { title: associateName(associate, spoken), text, card: null };
    }
    case 'shop.pick':
      return option === 'deck'
        ? { title: k('deck.top'), text: k('deck.top.help'), card: null }
        : {
            title: shopFace(option as number, spoken).name,
            text: '',
            card: cardIn('shop', option as number),
          };
    default:
      return null;
  }
}
