import type { Pledge } from '@comptoir/karanor';
import type { Language } from '@comptoir/kit';

/** What the board of Karanor says beside the names of things. */
export interface KaranorWords {
  readonly round: (round: number, of: number) => string;
  readonly actions: (left: number) => string;
  readonly unused: (left: number) => string;
  readonly says: (head: string, text: string) => string;
  readonly here: string;
  /** `gold` is what the crossing costs. */
  readonly bySea: (gold: number) => string;
  readonly inhabitant: string;
  readonly city: string;
  readonly yields: (resource: string) => string;
  readonly already: string;
  readonly neighbours: (names: string) => string;
  readonly map: string;
  readonly legend: string;
  readonly table: string;
  readonly display: string;
  readonly story: string;
  readonly delivery: string;
  readonly noDelivery: string;
  readonly left: (n: number) => string;
  readonly market: string;
  readonly supply: string;
  readonly associates: string;
  readonly none: string;
  readonly pending: string;
  readonly offer: (id: number, from: string, to: string, give: string, want: string) => string;
  readonly anyone: string;
  /** `waits` is empty when it waits for the reader. */
  readonly window: (window: string, waits: string) => string;
  /** Null is the reader. */
  readonly card: (who: string | null, card: string, target: string | null | undefined) => string;
  readonly wantsTo: (who: string | null, what: string) => string;
  readonly villa: string;
  readonly players: string;
  readonly figures: (prestige: number, gold: number, income: number, pawns: number) => string;
  readonly cards: (shops: number, quests: number, black: number) => string;
  readonly prestige: (n: number) => string;
  readonly yourShops: string;
  readonly yourQuests: string;
  readonly yourCards: string;
  readonly ending: string;
  readonly promoted: string;
  /** Null while nothing is on that side. */
  readonly give: (so: string | null) => string;
  readonly want: (so: string | null) => string;
  readonly nothing: string;
  readonly toWhom: string;
  readonly whichOffer: string;
  readonly done: string;
  readonly gold: (n: number) => string;
  readonly tokensLeft: (left: number, so: string) => string;
  readonly atMarket: (price: string, pile: number) => string;
  readonly priceNow: (gold: number, printed: number) => string;
  readonly secondOperation: string;
  readonly noSecond: string;
  readonly word: string;
  readonly noWord: string;
  readonly promise: string;
  readonly promiseGive: (so: string | null) => string;
  readonly promiseWant: (so: string | null) => string;
  readonly promiseWhen: string;
  readonly rounds: (n: number) => string;
  readonly promises: string;
  /** A promise: who to whom, what, and what became of it. */
  readonly pledge: (from: string, to: string, wares: string, state: string) => string;
  readonly pledgeStates: Readonly<Record<Exclude<Pledge['state'], 'open'>, string>>;
  readonly due: (round: number) => string;
  readonly marketDay: string;
  readonly nobodySells: string;
  readonly lacks: (what: string, sellers: string) => string;
  readonly asksFor: (who: string, what: string) => string;
}

const pluriel = (n: number): string => (n < 2 ? '' : 's');
const s = (n: number): string => (n === 1 ? '' : 's');

export const KARANOR_WORDS: Readonly<Record<Language, KaranorWords>> = {
  fr: {
    round: (round, of) => `manche ${round}, but : ${of} prestige`,
    actions: (left) => (left < 2 ? `${left} action restante` : `${left} actions restantes`),
    unused: (left) => (left < 2 ? `${left} action perdue` : `${left} actions perdues`),
    says: (head, text) => `${head} : ${text}`,
    here: 'Vous êtes ici',
    bySea: (gold) => (gold > 0 ? `par mer (${gold} or)` : 'par mer'),
    inhabitant: 'habitant',
    city: 'cité',
    yields: (resource) => `donne 1 ${resource} à chaque revenu ; promu, 1 or`,
    already: 'c’est déjà votre consigne',
    neighbours: (names) => `voisins : ${names}`,
    map: 'La carte',
    legend:
      '(…) symbole · h habitant · V villa libre · v villa vendue · $ commerces · @ pions · [voisins, ~ par mer]',
    table: 'Sur la table',
    display: 'Commerces à prendre',
    story: 'Histoire',
    delivery: 'Livraison',
    noDelivery: 'plus de livraison',
    left: (n) => `${n} à venir`,
    market: 'Marché',
    supply: 'Réserve',
    associates: 'Associés libres',
    none: 'aucun',
    pending: 'En cours',
    offer: (id, from, to, give, want) => `Offre n° ${id}, ${from} → ${to} : ${give} contre ${want}`,
    anyone: 'tous',
    window: (window, waits) =>
      `« ${window} » : ${waits === '' ? 'à vous de répondre' : `on attend ${waits}`}`,
    card: (who, card, target) =>
      `${who === null ? 'Vous jouez' : `${who} joue`} ${card}${target === undefined ? '' : ` contre ${target ?? 'vous'}`}`,
    wantsTo: (who, what) => `${who === null ? 'Vous déclarez' : `${who} déclare`} : ${what}`,
    villa: 'villa',
    players: 'Les marchands',
    figures: (prestige, gold, income, pawns) =>
      `${prestige} prestige · ${gold} or · revenu ${income} · ${pawns} pion${pluriel(pawns)}`,
    cards: (shops, quests, black) =>
      `main : ${shops} commerce${pluriel(shops)}, ${quests} quête${pluriel(quests)}, ${black} marché noir`,
    prestige: (n) => `${n} prestige`,
    yourShops: 'Vos commerces',
    yourQuests: 'Vos quêtes',
    yourCards: 'Votre marché noir',
    ending: 'Dernière manche : plus d’échanges.',
    promoted: 'promu',
    give: (so) =>
      so === null ? 'Que donnez-vous ? (par exemple : 3 or, 2 vin)' : `Vous donnez : ${so}. Et encore ?`,
    want: (so) => (so === null ? 'Que demandez-vous ?' : `Vous demandez : ${so}. Et encore ?`),
    nothing: 'Rien',
    toWhom: 'À qui ?',
    whichOffer: 'Répondre à quelle offre ?',
    done: 'C’est tout',
    gold: (n) => `${n} or`,
    tokensLeft: (left, so) => `${so}, encore ${left}`,
    atMarket: (price, pile) => `${price}, ${pile} au marché`,
    priceNow: (gold, printed) => `${gold} or pour vous (imprimé : ${printed})`,
    secondOperation: 'Et ensuite ?',
    noSecond: 'Rien d’autre',
    word: 'Un mot avec ?',
    noWord: 'Sans un mot',
    promise: 'Ajouter une promesse pour plus tard',
    promiseGive: (so) =>
      so === null ? 'Que promettez-vous pour plus tard ?' : `Vous promettez : ${so}. Et encore ?`,
    promiseWant: (so) =>
      so === null ? 'Que doit-on vous promettre ?' : `On vous promet : ${so}. Et encore ?`,
    promiseWhen: 'Pour quand ?',
    rounds: (n) => (n === 1 ? 'à la prochaine manche' : `d’ici ${n} manches`),
    promises: 'Promesses',
    pledge: (from, to, wares, state) => `${from} → ${to} : ${wares} (${state})`,
    pledgeStates: { kept: 'tenue', broken: 'rompue', forgiven: 'pardonnée', void: 'caduque' },
    due: (round) => `à tenir en manche ${round}`,
    marketDay: 'Jour de marché',
    nobodySells: 'personne n’en a',
    lacks: (what, sellers) => `il vous manque ${what} : ${sellers}`,
    asksFor: (who, what) => `${who} demande ${what}`,
  },
  en: {
    round: (round, of) => `round ${round}, goal: ${of} prestige`,
    actions: (left) => (left === 1 ? '1 action left' : `${left} actions left`),
    unused: (left) => (left === 1 ? '1 action is lost' : `${left} actions are lost`),
    says: (head, text) => `${head}: ${text}`,
    here: 'You are here',
    bySea: (gold) => (gold > 0 ? `by sea (${gold} gold)` : 'by sea'),
    inhabitant: 'inhabitant',
    city: 'city',
    yields: (resource) => `yields 1 ${resource} at each income; promoted, 1 gold`,
    already: 'this is your order already',
    neighbours: (names) => `neighbours: ${names}`,
    map: 'The map',
    legend:
      '(…) symbol · h inhabitant · V villa for sale · v villa sold · $ shops · @ pawns · [neighbours, ~ by sea]',
    table: 'On the table',
    display: 'Shops to take',
    story: 'Story',
    delivery: 'Delivery',
    noDelivery: 'no more deliveries',
    left: (n) => `${n} to come`,
    market: 'Market',
    supply: 'Supply',
    associates: 'Free associates',
    none: 'none',
    pending: 'Under way',
    offer: (id, from, to, give, want) => `Offer no. ${id}, ${from} → ${to}: ${give} for ${want}`,
    anyone: 'anyone',
    window: (window, waits) => `“${window}”: ${waits === '' ? 'yours to answer' : `waiting for ${waits}`}`,
    card: (who, card, target) =>
      `${who === null ? 'You play' : `${who} plays`} ${card}${target === undefined ? '' : ` against ${target ?? 'you'}`}`,
    wantsTo: (who, what) => `${who === null ? 'You declare' : `${who} declares`}: ${what}`,
    villa: 'villa',
    players: 'The merchants',
    figures: (prestige, gold, income, pawns) =>
      `${prestige} prestige · ${gold} gold · income ${income} · ${pawns} pawn${s(pawns)}`,
    cards: (shops, quests, black) =>
      `hand: ${shops} shop${s(shops)}, ${quests} quest${s(quests)}, ${black} black market`,
    prestige: (n) => `${n} prestige`,
    yourShops: 'Your shops',
    yourQuests: 'Your quests',
    yourCards: 'Your black market',
    ending: 'Last round: no more trading.',
    promoted: 'promoted',
    give: (so) =>
      so === null ? 'What do you give? (for instance: 3 gold, 2 wine)' : `You give: ${so}. What else?`,
    want: (so) => (so === null ? 'What do you ask for?' : `You ask for: ${so}. What else?`),
    nothing: 'Nothing',
    toWhom: 'To whom?',
    whichOffer: 'Answer which offer?',
    done: 'That is all',
    gold: (n) => `${n} gold`,
    tokensLeft: (left, so) => `${so}, ${left} to go`,
    atMarket: (price, pile) => `${price}, ${pile} at the market`,
    priceNow: (gold, printed) => `${gold} gold for you (printed: ${printed})`,
    secondOperation: 'And then?',
    noSecond: 'Nothing else',
    word: 'A word with it?',
    noWord: 'Without a word',
    promise: 'Add a promise for later',
    promiseGive: (so) => (so === null ? 'What do you promise for later?' : `You promise: ${so}. And more?`),
    promiseWant: (so) =>
      so === null ? 'What should you be promised?' : `You are promised: ${so}. And more?`,
    promiseWhen: 'For when?',
    rounds: (n) => (n === 1 ? 'next round' : `within ${n} rounds`),
    promises: 'Promises',
    pledge: (from, to, wares, state) => `${from} → ${to}: ${wares} (${state})`,
    pledgeStates: { kept: 'kept', broken: 'broken', forgiven: 'forgiven', void: 'void' },
    due: (round) => `due in round ${round}`,
    marketDay: 'Market day',
    nobodySells: 'nobody has any',
    lacks: (what, sellers) => `you lack ${what}: ${sellers}`,
    asksFor: (who, what) => `${who} asks for ${what}`,
  },
};
