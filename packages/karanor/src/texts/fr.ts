import { frenchName } from '@comptoir/kit';
import { capital, many } from './french.ts';
import { quoted } from './names.ts';
import type { Phrases, Who } from './phrases.ts';

const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `Vous ${you}` : `${who.name} ${they}`;
const to = (who: Who): string => (who.isYou ? 'vous' : who.name);

const gives = (who: Who, what: string): string => {
  const not = what === 'rien' ? 'ne ' : '';
  return who.isYou ? `vous ${not}donnez ${what}` : `${who.name} ${not}donne ${what}`;
};
/** « vous donnez 2 or à Ana », « Ana vous donne 2 or ». */
const toward = (from: Who, target: Who, you: string, they: string, what: string): string =>
  from.isYou
    ? `vous ${you} ${what} ${at(target.name)}`
    : `${from.name} ${target.isYou ? `vous ${they} ${what}` : `${they} ${what} ${at(target.name)}`}`;
const of = (name: string): string => frenchName('de', name);
/** à Bruno, au Vieux Phare. */
const at = (name: string): string => frenchName('à', name);

export const fr: Phrases = {
  title: 'Marchands de Karanor',
  subtitle: 'Comptoirs, quêtes et mauvais coups',
  questions: {
    'draft.first': 'Quel commerce gardez-vous ? Les deux autres passent à droite.',
    'draft.second': 'Lequel des deux commerces reçus gardez-vous ?',
    action: 'Que faites-vous ?',
    window: 'Répondre ou passer ?',
    standing: 'À tout moment : échanger, jouer une carte, laisser des consignes.',
    'shop.pick': 'Quel commerce prenez-vous en main ?',
    'quest.keep': 'Quelle quête gardez-vous ?',
    'quest.discard': 'Quatre quêtes, c’est une de trop : laquelle défaussez-vous ?',
    'quest.immediate': 'Choix immédiat : que faites-vous ?',
    'artefact.keep': 'Quel artefact gardez-vous ?',
    resources: 'Quelles ressources ?',
    'resources.one': 'Quelle ressource ?',
    badge: 'Quel insigne ?',
    associate: 'Quel associé ?',
    place: 'Quel territoire ?',
    choose: 'Que choisissez-vous ?',
    move: 'Où allez-vous ?',
    step: 'Où continuez-vous ?',
    harvest: 'Que récoltez-vous ?',
    build: 'Quel commerce bâtissez-vous ?',
    quest: 'Quelle quête accomplissez-vous, et comment ?',
    recruit: 'Qui recrutez-vous ?',
    market: 'Que faites-vous au marché ?',
    activate: 'Quel artefact activez-vous ?',
    promote: 'Qui est promu ?',
    card: 'Quelle carte jouez-vous ?',
    'trade.propose': 'Que proposez-vous ?',
    'trade.counter': 'Que proposez-vous à la place ?',
    'trade.accept': 'Quelle offre acceptez-vous ?',
    'trade.decline': 'Quelle offre refusez-vous ?',
    'trade.withdraw': 'Quelle offre retirez-vous ?',
    'pledge.keep': 'Quelle promesse tenez-vous ?',
    'pledge.forgive': 'Quelle promesse pardonnez-vous ?',
    reveal: 'Quelle quête montrez-vous à tous ?',
    hold: 'Quand faut-il arrêter la table pour vos cartes ?',
    orders: 'Que faire quand vous pourriez répondre par une carte ?',
  },
  entries: {
    move: 'Se déplacer',
    step: 'Continuer le déplacement',
    harvest: 'Récolter',
    work: 'Travailler',
    build: 'Bâtir',
    interact: 'Rencontrer l’habitant',
    quest: 'Accomplir une quête',
    deliver: 'Livrer',
    recruit: 'Recruter',
    villa: 'Acheter la villa',
    market: 'Aller au marché',
    activate: 'Activer un artefact',
    promote: 'Promouvoir',
    card: 'Jouer une carte du marché noir',
    'end-turn': 'Finir le tour',
    pass: 'Passer',
    'trade.propose': 'Proposer un échange',
    'trade.counter': 'Faire une contre-offre',
    'trade.accept': 'Accepter une offre',
    'trade.decline': 'Refuser une offre',
    'trade.withdraw': 'Retirer une offre',
    'pledge.keep': 'Tenir une promesse',
    'pledge.forgive': 'Pardonner une promesse',
    reveal: 'Montrer une quête',
    hold: 'Lever la main',
    orders: 'Consigne pour une fenêtre',
  },
  anyTime: 'à tout moment',
  windows: {
    turnStart: 'au début d’un tour',
    'before:build': 'avant une construction',
    'before:villa': 'avant l’achat d’une villa',
    'before:income': 'avant un revenu',
    'before:card': 'quand une carte est jouée',
    'after:harvest': 'après une récolte',
    'after:deliver': 'après une livraison',
    'after:quest': 'après une quête',
    hold: 'quand une main est levée',
  },
  holds: {
    never: 'ne pas lever la main',
    calm: 'au début des tours et avant les revenus',
    city: 'quand un adversaire arrive dans une cité',
    step: 'après chaque geste des autres',
  },
  phases: {
    draft1: 'premier choix',
    draft2: 'second choix',
    start: 'mise en place',
    turnStart: 'début de tour',
    actions: 'actions',
    income: 'revenu',
    over: 'partie finie',
  },
  quoted: (name) => quoted('fr', name),
  someone: (who) => (who.isYou ? 'vous' : who.name),
  actionsLeft: (n) => many(n, 'action restante', 'actions restantes'),
  anyone: 'tous',
  topOfDeck: 'La première de la pioche, sans la voir',
  build: (card, withBonus, waived) =>
    `${card}${withBonus ? ', avec le bonus' : ''}${waived === '' ? '' : `, sans payer ${waived}`}`,
  aimed: (card, target) => `${card} contre ${target}`,
  market: (buys, resource) => `${buys ? 'acheter' : 'vendre'} ${resource}`,
  offer: (from, target, give, want) => `${from} → ${target} : ${give} contre ${want}`,
  terms: (give, want) => `${give} contre ${want}`,
  promised: (wares, rounds) =>
    `${wares} ${rounds === 1 ? 'à la prochaine manche' : `d’ici ${rounds} manches`}`,
  both: (now, later) => `${now} et ${later}`,
  order: (window, pass) => `${pass ? 'toujours passer' : 'me demander'} ${window}`,
  chosen: (entry, option) => `${entry} : ${option}`,
  refusals: {
    'too-few-cards': () => 'Choisissez une carte.',
    'too-many-cards': () => 'Choisissez une seule carte.',
    'seat-not-offered': () => 'On ne peut pas proposer d’échange à cette place.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'not-open': () => 'Attendez que ce qui est en cours soit résolu.',
    'no-action-left': ({ used }) =>
      Number(used) === 1 ? 'Vous avez déjà fait votre action.' : `Vous avez déjà fait vos ${used} actions.`,
    'illegal-place': () => 'Ce territoire ne s’y prête pas.',
    'not-adjacent': () => 'Ce territoire n’est pas voisin du vôtre.',
    'no-move': () => 'Aucun déplacement n’est en cours : commencez-en un.',
    'range-used': ({ steps, range }) => `Ce déplacement est au bout de ses pas (${steps} sur ${range}).`,
    'not-enough-gold': ({ cost, gold }) =>
      cost === undefined ? 'Vous n’avez pas assez d’or.' : `Cela coûte ${cost} or, vous en avez ${gold}.`,
    'not-enough-resources': () => 'Il vous manque des ressources.',
    'wrong-number-of-tokens': ({ chosen, count }) =>
      `Il faut ${many(Number(count), 'jeton')}, vous en avez choisi ${chosen}.`,
    'supply-empty': () => 'La réserve est vide.',
    'city-limit': ({ shops, limit }) =>
      `Vous avez déjà ${many(Number(shops), 'commerce')} ici (limite : ${limit}).`,
    'no-pawn-left': () => 'Vos huit pions commerce sont tous posés.',
    'no-inhabitant': () => 'Il n’y a plus d’habitant ici.',
    'condition-not-met': () => 'La condition de la carte n’est pas remplie.',
    banned: () => 'La Malédiction de Salanche vous empêche de travailler.',
    'bad-target': () => 'Ce joueur ne peut pas être visé par cette carte.',
    untargetable: () => 'La Cape d’Ombrelune protège ce joueur.',
    'bad-timing': () => 'Cette carte ne se joue pas à ce moment.',
    'unknown-card': () => 'Vous n’avez pas cette carte.',
    'waived-too-much': ({ allowed }) =>
      `Vous pouvez retirer du coût ${many(Number(allowed), 'jeton')} au plus.`,
    'villa-owned': () => 'Cette villa est déjà vendue.',
    'already-used': () => 'Cet artefact a déjà servi ce tour-ci.',
    'not-activated': () => 'Cet artefact agit de lui-même.',
    'already-promoted': () => 'Cet associé est déjà promu.',
    'no-market': () => 'Le marché n’existe qu’à deux joueurs.',
    'market-full': ({ cap }) => `Cette pile du marché est pleine (${cap}).`,
    'market-empty': () => 'Cette pile du marché est vide.',
    'one-or-two-operations': () => 'Faites une ou deux opérations par visite au marché.',
    'trade-busy': () => 'On n’échange rien tant que ce qui est en cours n’est pas résolu.',
    'trade-impossible': () => 'L’un des deux n’a pas de quoi faire cet échange.',
    'trade-closed': () => 'Les échanges sont fermés.',
    'trade-limit': ({ limit }) =>
      `Au plus ${many(Number(limit), 'offre ouverte', 'offres ouvertes')} à la fois.`,
    'trade-forbidden-goods': () => 'Cela ne s’échange pas.',
    'nothing-offered': () => 'Mettez quelque chose d’un côté de l’offre au moins.',
    'offer-not-open': () => 'Cette offre ne vous est pas ouverte.',
    'pledge-not-open': () => 'Cette promesse n’est plus à tenir.',
    'pledge-short': () => 'Il vous manque de quoi tenir cette promesse.',
    'promise-too-long': ({ max }) => `Une promesse vaut pour ${many(Number(max), 'manche')} au plus.`,
    'note-too-long': ({ max }) => `Votre mot est trop long : ${many(Number(max), 'caractère')} au plus.`,
    'no-such-window': () => 'Cette fenêtre n’existe pas.',
    'wrong-number-of-players': ({ players, min, max }) => `On joue de ${min} à ${max}, pas à ${players}.`,
    'unknown-option': ({ option }) => `L’option « ${option} » n’existe pas.`,
    'unknown-window-mode': () => 'Ce mode de fenêtres n’existe pas.',
    'no-such-seat': () => 'Cette place n’existe pas.',
    'wrong-round-cap': () => 'La limite de manches est un nombre entier positif.',
  },
  events: {
    turn: (who, round) => `— Manche ${round} : ${who.isYou ? 'votre tour' : `tour ${of(who.name)}`} —`,
    story: (who, story) => `${who.isYou ? 'Votre histoire' : `Histoire ${of(who.name)}`} : ${story}.`,
    drafted: (round) =>
      round === 1 ? 'Les cartes passent à droite.' : 'Chacun a choisi ses deux commerces.',
    moved: (who, target, how) =>
      how === 'sea'
        ? `${says(who, 'traversez', 'traverse')} la mer vers ${target.the}.`
        : how === 'effect'
          ? `${says(who, 'vous retrouvez', 'se retrouve')} ${target.at}.`
          : `${says(who, 'allez', 'va')} ${target.to}.`,
    action: (who, action) =>
      ({
        work: `${says(who, 'travaillez', 'travaille')}.`,
        harvest: `${says(who, 'récoltez', 'récolte')}.`,
        interact: `${says(who, 'rencontrez', 'rencontre')} l’habitant.`,
        recruit: `${says(who, 'recrutez', 'recrute')}.`,
        market: `${says(who, 'allez', 'va')} au marché.`,
      })[action] ?? null,
    gold: (who, by) =>
      by > 0 ? `${says(who, 'recevez', 'reçoit')} ${by} or.` : `${says(who, 'payez', 'paie')} ${-by} or.`,
    gained: (who, what) => `${says(who, 'recevez', 'reçoit')} ${what}.`,
    lost: (who, what) => `${says(who, 'rendez', 'rend')} ${what}.`,
    spent: (who, what) => `${says(who, 'dépensez', 'dépense')} ${what}.`,
    given: (from, target, what) =>
      target.isYou
        ? `${from.name} vous donne ${what}.`
        : `${says(from, 'donnez', 'donne')} ${what} ${at(target.name)}.`,
    taken: (who, loser, what) =>
      loser.isYou
        ? `${who.name} vous prend ${what}.`
        : `${says(who, 'prenez', 'prend')} ${what} ${at(loser.name)}.`,
    income: (who, by) => `Revenu ${by > 0 ? '+' : '−'}${Math.abs(by)} pour ${to(who)}.`,
    prestige: (who, isGain, points) =>
      isGain ? `${says(who, 'gagnez', 'gagne')} ${points}.` : `${says(who, 'perdez', 'perd')} ${points}.`,
    incomePaid: (who, gold) => `${says(who, 'touchez', 'touche')} ${gold} or de revenu.`,
    drew: (who, pile, card) => `${says(who, 'piochez', 'pioche')} ${card ?? pile}.`,
    took: (who, card) => `${says(who, 'prenez', 'prend')} ${card}.`,
    reshuffled: (pile) => `La défausse ${pile} redevient la pioche.`,
    promoted: (who, associate) => `${says(who, 'promouvez', 'promeut')} ${associate}.`,
    activated: (who, artefact) => `${says(who, 'activez', 'active')} ${artefact}.`,
    bonusAction: (who, total) => `${says(who, 'avez', 'a')} ${many(total, 'action')} de plus.`,
    buildDeclared: (who, card, city) => `${says(who, 'voulez', 'veut')} bâtir ${card} ${city.at}.`,
    villaDeclared: (who, territory) => `${says(who, 'voulez', 'veut')} acheter la villa ${territory.of}.`,
    cancelled: (who) => `Annulé ! ${who.isYou ? 'Votre action' : `L’action ${of(who.name)}`} est perdue.`,
    withdrawn: (who) =>
      `Ce n’est plus possible : ${who.isYou ? 'votre action vous est rendue' : `l’action est rendue ${at(who.name)}`}.`,
    built: (who, card, city) => `${says(who, 'bâtissez', 'bâtit')} ${card} ${city.at}.`,
    villa: (who, territory) => `${says(who, 'achetez', 'achète')} la villa ${territory.of}.`,
    quest: (who, quest, option, immediate) =>
      immediate
        ? `${quest} : ${who.isYou ? 'vous choisissez' : `${who.name} choisit`} ${option}.`
        : `${says(who, 'accomplissez', 'accomplit')} ${quest} : ${option}.`,
    delivered: (who, city, terms) => `${says(who, 'livrez', 'livre')} ${city.at} : ${terms}.`,
    deliveryShown: (city, terms) => `Nouvelle livraison pour ${city.the} : ${terms}.`,
    noDelivery: 'Il n’y a plus de livraison.',
    played: (who, card, target) =>
      `${says(who, 'jouez', 'joue')} ${card}${target === null ? '' : ` contre ${to(target)}`} !`,
    cardCancelled: (card) => `La carte ${card} est annulée.`,
    chose: (who, option) => `${says(who, 'choisissez', 'choisit')} ${option}.`,
    revealed: (who, quest) => `${says(who, 'montrez', 'montre')} la quête ${quest}.`,
    orders: (window, pass) => `Consigne : ${pass ? 'passer' : 'me demander'} ${window}.`,
    hold: (when) => (when === null ? 'Main baissée.' : `Main levée : ${when}.`),
    offered: (who, target, terms, note) =>
      `${target === 'vous' ? `${who.name} vous propose` : `${says(who, 'proposez', 'propose')} ${at(target)}`} : ${terms}.${note === '' ? '' : ` « ${note} »`}`,
    offerEnded: {
      accepted: (who, word) => (word === '' ? null : `${says(who, 'acceptez', 'accepte')} : « ${word} »`),
      declined: (who, word) =>
        `${says(who, 'refusez', 'refuse')} l’offre${word === '' ? '.' : ` : « ${word} »`}`,
      withdrawn: (who) => `${says(who, 'retirez', 'retire')} l’offre.`,
      countered: (who) => `${says(who, 'répondez', 'répond')} par une contre-offre.`,
      void: () => 'Une offre devient caduque.',
    },
    pledged: (from, target, wares, due) =>
      `${capital(toward(from, target, 'promettez', 'promet', wares))}, avant la fin de ${from.isYou ? 'votre' : 'son'} tour de la manche ${due}.`,
    pledgeEnded: {
      kept: (from, target, wares) => `Promesse tenue : ${toward(from, target, 'donnez', 'donne', wares)}.`,
      broken: (from, target, wares) =>
        `Promesse rompue : ${toward(from, target, 'deviez', 'devait', wares)}.`,
      forgiven: (from, target, wares) =>
        `${from.isYou ? `${target.name} vous pardonne` : `${says(target, 'pardonnez', 'pardonne')} ${at(from.name)}`} une promesse (${wares}).`,
      void: (from, target, wares) =>
        `La promesse ${from.isYou ? `que vous aviez faite ${at(target.name)}` : `${frenchName('que', from.name)} ${target.isYou ? 'vous avait faite' : `avait faite ${at(target.name)}`}`} (${wares}) devient caduque.`,
    },
    traded: (from, target, give, want) => `Échange : ${gives(from, give)}, ${gives(target, want)}.`,
    end: (who, prestige) =>
      `${says(who, 'atteignez', 'atteint')} ${prestige} : on finit la manche, sans plus d’échanges.`,
    over: (winners) =>
      winners.length === 1 && winners[0] !== undefined
        ? `${says(winners[0], 'gagnez', 'gagne')} la partie !`
        : `Victoire partagée : ${winners.map(to).join(' et ')}.`,
  },
  decks: {
    shop: 'des commerces',
    quest: 'des quêtes',
    'black-market': 'du marché noir',
    artefact: 'des artefacts',
  },
  piles: {
    shop: 'un commerce',
    quest: 'une quête',
    'black-market': 'une carte du marché noir',
    artefact: 'un artefact',
  },
  end: { label: 'Fin', at: (prestige) => `à ${prestige} points de prestige` },
  settings: {
    market2p: {
      label: 'Marché à deux',
      help: 'À deux, on a moins à échanger : une tuile permet d’acheter et de vendre des ressources.',
      values: {},
    },
    windowMode: {
      label: 'Fenêtres de réponse',
      help: '« Rapides » : on ne vous interroge que si l’une de vos cartes répond à ce qui se passe ; levez la main pour le reste. « Complètes » : quiconque a une carte en main est interrogé à chaque fois.',
      values: { smart: 'rapides', strict: 'complètes' },
    },
    firstPlayer: {
      label: 'Premier joueur',
      help: 'Qui commence la partie.',
      values: { random: 'au hasard' },
    },
  },
};
