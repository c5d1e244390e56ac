import type { Phrases, Who } from './phrases.ts';

/** The verb for the reader, then for somebody else. */
const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `Vous ${you}` : `${who.name} ${they}`;
/** A name after "de". */
const of = (name: string): string => (/^[aeiouhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
const possessive = (who: Who, thing: string): string =>
  who.isYou ? `votre ${thing}` : `${thing === 'main' ? 'la' : 'le'} ${thing} ${of(who.name)}`;
const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

export const fr: Phrases = {
  title: 'La Vallée des Marchands',
  subtitle: 'Le Grand Transcontinental',
  cards: cartes,
  unknownCard: '1 carte',
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`,
  seat: (who) => (who.isYou ? 'vous' : who.name),

  questions: {
    action: 'Que faites-vous ?',
    'turn.continue': 'Finir le tour, ou utiliser encore un passif ?',
    'start.order': 'Quelle technique planifiée résoudre d’abord ?',
    'start.wheelbarrow': 'Jeter la carte de la Brouette, ou la garder ?',
    'market.buy': 'Quelle carte achetez-vous, et avec quoi ?',
    'market.royal-privilege': 'Privilège royal : jeter une carte pour en prendre une autre au marché ?',
    'technique.play': 'Quelle technique jouez-vous ?',
    'stall.build': 'Avec quelles cartes bâtissez-vous ?',
    'stall.ask-help': 'Quelles cartes proposez-vous ?',
    'stall.help': 'Votre coéquipier demande de l’aide pour sa pile. L’aidez-vous ?',
    'stall.add': 'Quelles cartes ajoutez-vous ?',
    'inventory.discard': 'Quelles cartes défaussez-vous ?',
    'passive.use': 'Quel passif utilisez-vous ?',
    'target.player': 'Quel joueur choisissez-vous ?',
    'target.maybe': 'Quel joueur défausse une carte au hasard ?',
    'guess.value': 'Quelle valeur annoncez-vous ?',
    'name.set': 'Quelle peuplade nommez-vous ?',
    'name.card': 'Quelle carte nommez-vous ?',
    'hand.pick': 'Quelle carte de votre main ?',
    'hand.pick refreshing-drink': 'Quelle carte défaussez-vous ?',
    'hand.pick slice-of-life': 'Quelle carte défaussez-vous ?',
    'hand.pick fortunate-upgrade': 'Quelle carte jetez-vous ?',
    'hand.pick replacement': 'Quelle carte de peuplade jetez-vous ?',
    'hand.pick fashion-hint': 'Quelle carte échangez-vous avec le dessus de la défausse du marché ?',
    'hand.pick arcane-scholar': 'Comète : quelles deux cartes défaussez-vous, et dans quel ordre ?',
    'hand.pick clever-guardian': 'Quelle carte stockez-vous ?',
    'hand.pick supply-depot': 'Quelles cartes stockez-vous (2 au plus) ?',
    'hand.pick tactical-measurement': 'Quelle carte remettez-vous sur votre paquet ?',
    'deck.search': 'Quelle carte de votre paquet ?',
    'deck.search duplicate-entry': 'Quelle carte de votre paquet jetez-vous ?',
    'deck.search cultural-preservation': 'Quelles cartes de votre paquet prenez-vous (3 au plus) ?',
    'deck.search celestial-guidance': 'Quelle carte de votre paquet prenez-vous en main ?',
    'deck.search vigilance': 'Quelle carte de votre paquet stockez-vous ?',
    'discard.pick': 'Quelle carte de votre défausse prenez-vous ?',
    'discard.pick barricade': 'Quelles Camelotes de votre défausse prenez-vous ?',
    'discard.count': 'Combien de cartes du dessus de votre défausse remêlez-vous ?',
    'setaside.pick': 'Quelle carte gardez-vous ?',
    'setaside.pick delicacy': 'Quelle carte échangez-vous contre Délicatesses ?',
    'setaside.pick umbrella': 'Quelle carte échangez-vous contre le Parapluie ?',
    'setaside.pick bad-omen': 'Quelle carte jetez-vous ?',
    'order.cards': 'Dans quel ordre les posez-vous ? La dernière finit au-dessus.',
    'market.pick': 'Quelle carte du marché prenez-vous ?',
    'market-deck.throw': 'Jeter la carte du dessus de la pioche du marché ?',
    'stall.swap': 'Quelle carte d’étal prenez-vous ?',
    'die.reroll': 'Relancer le dé ?',
  },
  entries: {
    buy: 'Acheter',
    technique: 'Jouer une technique',
    build: (stack) => `Bâtir la pile ${stack}`,
    askHelp: (stack) => `Demander de l’aide pour la pile ${stack}`,
    add: 'Ajouter des cartes',
    decline: 'Décliner',
    discard: 'Défausser',
    passive: 'Utiliser un passif',
    end: 'Finir le tour',
    goOn: 'Continuer, puis voir',
  },
  yes: 'Oui',
  no: 'Non',
  words: {
    'throw-away': 'Jeter',
    keep: 'Garder',
    stars: 'étoiles',
    planet: 'planète',
    'planet-reroll': 'planète à relancer',
    comet: 'comète',
  },
  offer: (card, cost, value, surcharge) =>
    surcharge === 0 ? `${card} : ${cost}` : `${card} : ${cost} (${value} + ${surcharge})`,
  swap: (given, taken) => `${given} contre ${taken}`,
  skip: 'Ne pas le faire',

  refusals: {
    'slot-not-offered': () => 'Cet emplacement du marché n’est pas à votre portée.',
    'not-your-turn': () => 'Ce n’est pas le moment : seul le joueur actif agit, entre deux effets.',
    'no-action-left': () => 'Vous n’avez plus d’action ce tour-ci.',
    'action-cap': ({ cap }) => `Après ${cap} actions dans le même tour, il ne reste que la défausse.`,
    'empty-slot': () => 'Il n’y a pas de carte à cet emplacement du marché.',
    'hand-too-poor': ({ cost, value, surcharge, purse }) =>
      `Coûte ${cost} (${value} + ${surcharge}) : votre main entière ne fait que ${purse}.`,
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'wrong-value': ({ lowest, highest, value }) =>
      lowest === highest
        ? `Cette carte vaut ${lowest}, pas ${value}.`
        : `Cette carte vaut de ${lowest} à ${highest}, pas ${value}.`,
    'payment-too-small': ({ cost, paid, missing }) =>
      `Coûte ${cost}, ces cartes font ${paid} : il manque ${missing}.`,
    'superfluous-card': ({ cost, paid, value }) =>
      `Coûte ${cost}, ces cartes font ${paid} : la carte de valeur ${value} est de trop.`,
    'no-card': ({ total }) => `Choisissez des cartes d’une même peuplade qui font exactement ${total}.`,
    'junk-in-stack': () => 'La Camelote n’entre jamais dans une pile.',
    'several-folks': () => 'Une pile ne contient qu’une seule peuplade.',
    'wrong-sum': ({ total, sum }) => `La pile doit faire exactement ${total}, ces cartes font ${sum}.`,
    'proposal-too-large': ({ total, sum }) =>
      `Une demande d’aide doit rester sous ${total}, ces cartes font ${sum}.`,
    'already-declined': () => 'Votre coéquipier a déjà décliné ces cartes.',
    'no-teammate': () => 'Vous jouez sans coéquipier.',
    'teammate-has-no-card': () => 'Votre coéquipier n’a pas de carte en main.',
    'not-a-technique': () => 'Cette carte n’est pas une technique.',
    'not-activated': () => 'Cette carte n’a pas de capacité à utiliser ainsi.',
    'used-this-turn': () => 'Cette carte a déjà servi ce tour-ci.',
    'only-after-filling': () => 'Cette carte ne s’utilise qu’après avoir complété votre main.',
    'nothing-to-do': () => 'Elle n’aurait rien à faire maintenant.',
    'wrong-number-of-players': ({ players, min, max }) => `On joue de ${min} à ${max}, pas à ${players}.`,
    'unknown-mode': ({ mode }) => `Le mode « ${mode} » n’existe pas.`,
    'teams-need-four': ({ players }) => `On joue en équipes à 4, pas à ${players}.`,
    'unknown-folk': ({ folks }) => `Peuplade inconnue : ${folks}.`,
    'wrong-number-of-folks': ({ wanted, chosen }) =>
      `Il faut ${wanted} peuplades différentes, vous en avez choisi ${chosen}.`,
    'no-such-seat': () => 'Cette place n’existe pas.',
    'wrong-action-cap': () => 'La limite d’actions est un nombre entier positif.',
    'unknown-option': ({ option }) => `L’option « ${option} » n’existe pas.`,
  },

  moved: {
    drawn: (who, card) => `${says(who, 'piochez', 'pioche')} ${card}.`,
    filled: (who, card) => `${says(who, 'complétez votre main', 'complète sa main')} : ${card}.`,
    taken: (who, card) => `${says(who, 'prenez', 'prend')} ${card}.`,
    kept: (who, card) => `${says(who, 'gardez', 'garde')} ${card}.`,
    discarded: (owner, card) =>
      `${card} va dans ${owner.isYou ? 'votre défausse' : `la défausse ${of(owner.name)}`}.`,
    'thrown-away': (_, card, origin) => `On jette ${card}${origin}.`,
    stored: (who, card) => `${says(who, 'stockez', 'stocke')} ${card}.`,
    released: (who, card) => `${says(who, 'reprenez', 'reprend')} ${card}.`,
    swapped: (who, card) => `${says(who, 'recevez', 'reçoit')} ${card}.`,
    given: (who, card) => `${says(who, 'recevez', 'reçoit')} ${card}.`,
    stolen: (who, card) => `${says(who, 'prenez', 'prend')} ${card} !`,
    'set-aside': (_, card, origin) => `Mise de côté : ${card}${origin}.`,
    'laid-out': (_, card) => `${card} arrive au marché.`,
  },
  takesPlace: (card) => `${card} prend sa place.`,
  origins: {
    hand: (owner) => (owner.isYou ? ', de votre main' : `, de la main ${of(owner.name)}`),
    deck: (owner) => (owner.isYou ? ', de votre paquet' : `, du paquet ${of(owner.name)}`),
    'market-deck': () => ', de la pioche du marché',
  },
  events: {
    turn: (who, number) => `Tour ${number} : ${who.isYou ? 'vous' : who.name}`,
    purchase: (who, card, cost, paid) => `${says(who, 'achetez', 'achète')} ${card} (${cost}) avec ${paid}.`,
    technique: (who, card) => `${says(who, 'jouez', 'joue')} ${card}.`,
    stack: (who, number, cards) => `${says(who, 'bâtissez', 'bâtit')} la pile ${number} : ${cards}.`,
    inventory: (who, count) =>
      count === 0
        ? `${says(who, 'passez', 'passe')}.`
        : `${says(who, 'défaussez', 'défausse')} ${cartes(count)}.`,
    passive: (who, card) => `${says(who, 'utilisez', 'utilise')} ${card}.`,
    value: (card, value) => `${card} vaut ${value} pour ce tour.`,
    valueAdded: (card, amount) => `${card} vaut ${amount} de plus pour ce tour.`,
    allValues: {
      set: (amount) => `Toutes les cartes du joueur actif valent ${amount} pour ce tour.`,
      add: (amount) => `Toutes les cartes du joueur actif valent ${amount} de plus pour ce tour.`,
    },
    handLimit: (limit) => `Limite de main : ${limit} ce tour-ci.`,
    reshuffled: (who) =>
      who === null
        ? 'La défausse du marché devient la pioche.'
        : `${says(who, 'mélangez votre défausse dans votre paquet', 'mélange sa défausse dans son paquet')}.`,
    shuffled: (who) => `On mélange ${possessive(who, 'paquet')}.`,
    searched: (who) => `${says(who, 'cherchez dans votre paquet', 'cherche dans son paquet')}.`,
    looked: (who, owner, cards) =>
      `${says(who, 'regardez', 'regarde')} ${cards} dans ${possessive(owner, 'main')}.`,
    shown: (owner, card) =>
      `${owner.isYou ? 'Votre carte' : `La carte ${of(owner.name)}`} est montrée : ${card}.`,
    rolled: (who, face) => `${says(who, 'lancez', 'lance')} le dé : ${face}.`,
    guessed: (who, owner, value) =>
      `${says(who, 'annoncez', 'annonce')} ${value} sur une carte ${owner.isYou ? 'à vous' : `${of(owner.name)}`}.`,
    namedSet: (who, set) => `${says(who, 'nommez', 'nomme')} : ${set}.`,
    namedCard: (who, owner, card) =>
      `${says(who, 'cherchez', 'cherche')} ${card} dans ${possessive(owner, 'paquet')}.`,
    helpAsked: (who, cards) => `${says(who, 'demandez', 'demande')} de l’aide avec ${cards}.`,
    helpGiven: (who, cards) => `${says(who, 'ajoutez', 'ajoute')} ${cards}.`,
    helpDeclined: (who) => `${says(who, 'déclinez', 'décline')}.`,
    slid: 'Le train du marché avance.',
    won: (names) =>
      names.some((who) => who.isYou) && names.length === 1
        ? 'Vous gagnez la partie !'
        : `${names.map((who) => (who.isYou ? 'vous' : who.name)).join(' et ')} ${names.length > 1 ? (names.some((who) => who.isYou) ? 'gagnez' : 'gagnent') : 'gagne'} la partie !`,
  },
  settings: {
    mode: {
      label: 'Mode',
      help: 'Chacun pour soi avec huit piles, ou deux équipes de deux avec un étal commun de dix piles.',
      values: { 'solo-stalls': 'Chacun pour soi', teams: 'Deux équipes' },
    },
    folks: {
      label: 'Peuplades',
      help: 'Le nombre de joueurs plus une (4 en équipes). Aucune choisie : tirage au sort.',
      values: {},
    },
    firstPlayer: {
      label: 'Premier joueur',
      help: 'Au hasard, ou une place choisie.',
      values: { random: 'Au hasard' },
    },
  },
};
