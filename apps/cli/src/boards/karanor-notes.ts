import {
  actionsLeftOf,
  type BuildAnswer,
  content,
  type Decision,
  isCity,
  landLinks,
  type OrderedWindow,
  type OrdersAnswer,
  type PlayAnswer,
  recruitPrice,
  resourceAt,
  SHOPS,
  seaLinks,
  shopPrice,
  statValue,
  TERRITORIES,
  type View,
  villaAt,
  WINDOWS,
} from '@comptoir/karanor';
import { encounters } from '@comptoir/karanor/encounters';
import { NAMES } from '@comptoir/karanor/texts';
import { canonical, type Json, type Language, type Seat } from '@comptoir/kit';
import type { Notice, Wondering } from '@comptoir/kit/board';
import { KARANOR_WORDS } from './karanor-words.ts';

/** Notes beside the names: what each thing of Karanor is and does. */

const ALL_QUESTS: readonly (typeof content.quests)[number][] = [...content.quests, ...content.followUps];

/** What it is worth, and the goal with the numbers of its territories on the drawn map. */
export function questText(card: number, language: Language): string {
  const quest = ALL_QUESTS[card];
  if (quest === undefined) return '';
  const numbers = (quest.at?.is ?? []).map((id) => TERRITORIES.findIndex((found) => found.id === id) + 1);
  const where = numbers.length === 0 ? '' : ` [${numbers.join(' ')}]`;
  const worth = quest.prestige > 0 ? `${KARANOR_WORDS[language].prestige(quest.prestige)}. ` : '';
  return `${worth}${quest.goal[language]}${where} ${quest.options.map(({ text }) => text?.[language]).join(' / ')}`;
}

/** What waits in a territory, and what the way there costs where the sea lies between (K-061). */
function territoryText(view: View, seat: Seat, at: number, language: Language): string {
  const w = KARANOR_WORDS[language];
  const from = view.players[seat]?.territory ?? at;
  const resource = resourceAt[at] as number;
  const villa = villaAt[at] as number;
  return [
    (seaLinks[from] ?? []).includes(at) ? w.bySea(statValue(view, seat, 'sea.gold')) : '',
    isCity[at] ? w.city : '',
    resource >= 0 ? NAMES[language].resource(resource) : '',
    view.inhabitants[at] ? w.inhabitant : '',
    villa >= 0 && (view.villas[villa] as number) < 0 ? w.villa : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A shop with its price for this seat, where that is not the printed one (K-092). */
export function shopText(view: View, seat: Seat, card: number, language: Language): string {
  const text = content.shops[card]?.text[language] ?? '';
  const printed = SHOPS[card]?.gold ?? 0;
  const gold = shopPrice(view, seat, card);
  return gold === printed ? text : `${KARANOR_WORDS[language].priceNow(gold, printed)}. ${text}`;
}

const associateText = (at: number, language: Language): string =>
  KARANOR_WORDS[language].yields(NAMES[language].resource(content.associates[at]?.resource ?? ''));

/** What an entry of the menu costs or brings, where that is one thing. */
function entryNote(decision: Decision, language: Language, view: View): string {
  const w = KARANOR_WORDS[language];
  const left = actionsLeftOf(view, decision.seat);
  switch (decision.id) {
    case 'end-turn':
      return left > 0 ? w.unused(left) : '';
    case 'deliver':
      return NAMES[language].delivery(view.delivery);
    case 'recruit':
      return w.gold(recruitPrice());
    case 'villa':
      return w.gold(statValue(view, decision.seat, 'villa.gold'));
    default:
      return '';
  }
}

function note(decision: Decision, option: Json, language: Language, view: View): string {
  if (option === null) return entryNote(decision, language, view);
  const value = Array.isArray(option) ? option[0] : option;
  const at = value as number;
  switch (decision.id) {
    case 'move':
    case 'step':
    case 'place':
      return territoryText(view, decision.seat, at, language);
    case 'draft.first':
    case 'draft.second':
    case 'shop.pick':
      return content.shops[at]?.text[language] ?? '';
    case 'build':
      return shopText(view, decision.seat, (value as unknown as BuildAnswer).card, language);
    case 'card':
      return content.blackMarket[(value as unknown as PlayAnswer).card]?.text[language] ?? '';
    case 'artefact.keep':
    case 'activate':
      return content.artefacts[at]?.text[language] ?? '';
    case 'badge':
      return content.badges[at]?.text[language] ?? '';
    case 'recruit':
    case 'promote':
    case 'associate':
      return associateText(at, language);
    case 'quest.keep':
    case 'quest.discard':
      return questText(at, language);
    case 'orders': {
      const { window, pass } = value as unknown as OrdersAnswer;
      const set = view.players[decision.seat]?.autoPass?.[WINDOWS.indexOf(window as OrderedWindow)];
      return set === pass ? KARANOR_WORDS[language].already : '';
    }
    default:
      return '';
  }
}

/** Options with what they cost and do. */
export function detail(
  decision: Decision,
  option: Json,
  label: string,
  language: Language,
  view: View,
): string {
  const text = note(decision, option, language, view);
  return text === '' ? label : `${label} — ${text}`;
}

export function notices(view: View, seat: Seat, language: Language): Notice[] {
  const names = NAMES[language];
  const w = KARANOR_WORDS[language];
  const printed = [...content.badges, ...content.artefacts, ...content.shops, ...content.blackMarket];
  return [
    ...printed.map(({ name, text }) => ({ name: name[language], text: text[language] })),
    ...content.associates.map(({ name }, at) => ({
      name: name[language],
      text: associateText(at, language),
    })),
    ...ALL_QUESTS.map(({ id, title }, card) => ({
      name: title[language],
      text: `${questText(card, language)} ${encounters[language][id] ?? ''}`.trim(),
    })),
    ...TERRITORIES.map((_, at) => {
      const links = [...(landLinks[at] ?? []), ...(seaLinks[at] ?? [])].map(names.territory).join(', ');
      const here = [`n° ${at + 1}`, territoryText(view, seat, at, language), w.neighbours(links)];
      return { name: names.territory(at), text: here.filter((part) => part !== '').join(', ') };
    }),
  ];
}

/**
 * K-214: interrupt a player who can play a card, once a turn with the hand raised or once a round with it down (K-216),
 * and once for an offer made to that player alone. Offers to anyone wait on the table until the player's own turn.
 */
export function presses(decision: Decision, { round, active, offers, players }: View): string[] {
  if (decision.kind !== 'menu') return [decision.id];
  const isDown = (players[decision.seat]?.hold ?? 'never') === 'never';
  return decision.entries.flatMap((entry) => {
    if (entry.kind === 'reply' && entry.id === 'trade.accept')
      return entry.offers.flatMap((id) =>
        offers.some((offer) => offer.id === id && offer.to === decision.seat) ? [`offer ${id}`] : [],
      );
    return entry.kind === 'pick-option' && entry.id === 'card'
      ? entry.options.map((play) =>
          isDown
            ? `${round} ${(play as unknown as PlayAnswer).card}`
            : `${round} ${active} ${canonical(play)}`,
        )
      : [];
  });
}

/** Things a player may ask about although they are not offered. */
export function wonder(view: View, seat: Seat, language: Language): Wondering[] {
  const names = NAMES[language];
  const me = view.players[seat];
  if (me === undefined) return [];
  return [
    { name: language === 'fr' ? 'travailler' : 'work', wish: { entry: 'work', answer: null } },
    { name: language === 'fr' ? 'livrer' : 'deliver', wish: { entry: 'deliver', answer: null } },
    {
      name: language === 'fr' ? 'acheter la villa' : 'buy the villa',
      wish: { entry: 'villa', answer: null },
    },
    {
      name: language === 'fr' ? 'rencontrer l’habitant' : 'meet the inhabitant',
      wish: { entry: 'interact', answer: null },
    },
    ...(me.shopHand ?? []).map((card) => ({
      name: names.shop(card),
      wish: { entry: 'build', answer: { card, withBonus: false, waive: [] } },
    })),
    ...(me.questHand ?? []).map((card) => ({
      name: names.quest(card),
      wish: { entry: 'quest', answer: { card, option: 1 } },
    })),
    ...(me.blackHand ?? []).map((card) => ({
      name: names.blackCard(card),
      wish: { entry: 'card', answer: { card, target: -1 } },
    })),
  ];
}
