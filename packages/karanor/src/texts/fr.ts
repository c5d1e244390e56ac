import type { Phrases, Who } from './phrases.ts';

const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `Vous ${you}` : `${who.name} ${they}`;
const to = (who: Who): string => (who.isYou ? 'vous' : who.name);

const gives = (who: Who): string => (who.isYou ? 'vous donnez' : `${who.name} donne`);
/** d’Ana, de Bruno. */
const of = (name: string): string => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: Phrases = {
  title: 'Marchands de Karanor',
  subtitle: 'Comptoirs, quêtes et mauvais coups',
  questions: {
    'draft.first': 'Quel commerce gardez-vous ? Les deux autres passent à droite.',
    'draft.second': 'Lequel des deux commerces reçus gardez-vous ?',
    action: 'Que faites-vous ?',
    window: 'Réagir ou passer ?',
    standing: 'À tout moment : échanger, jouer une carte, laisser des consignes.',
    'shop.pick': 'Quel commerce prenez-vous en main ?',
    'quest.keep': 'Quelle quête gardez-vous ?',
    'quest.discard': 'Quatre quêtes, c’est une de trop : laquelle défaussez-vous ?',
    'quest.immediate': 'Choix immédiat : que faites-vous ?',
    'artefact.keep': 'Quel artefact gardez-vous ?',
    resources: 'Quelles ressources ?',
    badge: 'Quel insigne ?',
    associate: 'Quel associé ?',
    place: 'Quel territoire ?',
    choose: 'Que choisissez-vous ?',
  },
  entries: {
    move: 'Se déplacer vers',
    step: 'Continuer le déplacement vers',
    harvest: 'Récolter',
    work: 'Travailler',
    build: 'Construire',
    interact: 'Parler à l’habitant',
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
    reveal: 'Montrer une quête',
    orders: 'Consigne pour une fenêtre',
  },
  windows: {
    turnStart: 'début de tour',
    'before:build': 'avant une construction',
    'before:villa': 'avant l’achat d’une villa',
    'before:income': 'avant le revenu',
    'before:card': 'avant une carte',
    'after:harvest': 'après une récolte',
    'after:deliver': 'après une livraison',
    'after:quest': 'après une quête',
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
  someone: (who) => (who.isYou ? 'vous' : who.name),
  anyone: 'à tous',
  topOfDeck: 'La première de la pioche, sans la voir',
  build: (card, withBonus, waived) =>
    `${card}${withBonus ? ', avec le bonus' : ''}${waived === '' ? '' : `, sans payer ${waived}`}`,
  aimed: (card, target) => `${card} contre ${target}`,
  market: (buys, resource) => `${buys ? 'acheter' : 'vendre'} ${resource}`,
  offer: (from, target, give, want) => `${from} → ${target} : ${give} contre ${want}`,
  terms: (give, want) => `donne ${give}, demande ${want}`,
  order: (window, pass) => `${pass ? 'toujours passer' : 'demander'} : ${window}`,
  refusals: {
    malformed: () => 'Cette réponse n’a pas la forme attendue.',
    'not-awaited': () => 'On n’attend pas cette réponse de vous maintenant.',
    stale: () => 'La table a changé entre-temps : regardez et choisissez à nouveau.',
    'game-over': () => 'La partie est finie.',
    'not-offered': () => 'Ce choix n’est pas proposé.',
    'entry-not-offered': () => 'Cela n’est pas possible maintenant.',
    'card-not-offered': () => 'Cette carte ne peut pas être choisie ici.',
    'card-twice': () => 'La même carte est choisie deux fois.',
    'too-few-cards': () => 'Choisissez une carte.',
    'too-many-cards': () => 'Choisissez une seule carte.',
    'seat-not-offered': () => 'On ne peut pas proposer d’échange à cette place.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'not-open': () => 'Attendez que ce qui est en cours soit résolu.',
    'no-action-left': ({ used }) => `Vous avez déjà fait vos ${used} actions.`,
    'illegal-place': () => 'Pas dans ce territoire.',
    'not-adjacent': () => 'Ce territoire n’est pas voisin du vôtre.',
    'no-move': () => 'Aucun déplacement n’est en cours : il en faut un nouveau.',
    'range-used': ({ steps, range }) => `Ce déplacement a déjà fait ${steps} pas sur ${range}.`,
    'not-enough-gold': ({ cost, gold }) =>
      cost === undefined ? 'Vous n’avez pas assez d’or.' : `Cela coûte ${cost} or, vous en avez ${gold}.`,
    'not-enough-resources': () => 'Il vous manque des ressources.',
    'wrong-number-of-tokens': ({ chosen, count }) =>
      `Il faut ${count} jetons, vous en avez choisi ${chosen}.`,
    'supply-empty': () => 'La réserve est vide.',
    'city-limit': ({ shops, limit }) => `Vous avez déjà ${shops} commerce ici (limite ${limit}).`,
    'no-pawn-left': () => 'Vos huit pions commerce sont tous posés.',
    'no-inhabitant': () => 'Il n’y a plus d’habitant ici.',
    'condition-not-met': () => 'La condition de la carte n’est pas remplie.',
    banned: () => 'La Malédiction de Salanche vous empêche de travailler.',
    'bad-target': () => 'Ce joueur ne peut pas être visé par cette carte.',
    untargetable: () => 'La Cape d’Ombrelune protège ce joueur.',
    'bad-timing': () => 'Cette carte ne se joue pas à ce moment.',
    'unknown-card': () => 'Vous n’avez pas cette carte.',
    'waived-too-much': ({ allowed }) => `Vous ne pouvez omettre que ${allowed} jeton(s) du coût.`,
    'villa-owned': () => 'Cette villa est déjà vendue.',
    'already-used': () => 'Cet artefact a déjà servi ce tour-ci.',
    'not-activated': () => 'Cet artefact agit de lui-même.',
    'already-promoted': () => 'Cet associé est déjà promu.',
    'no-market': () => 'Le marché n’existe qu’à deux joueurs.',
    'market-full': ({ cap }) => `Cette pile du marché est pleine (${cap}).`,
    'market-empty': () => 'Cette pile du marché est vide.',
    'one-or-two-operations': () => 'Une ou deux opérations par visite au marché.',
    'trade-busy': () => 'On n’échange rien tant que ce qui est en cours n’est pas résolu.',
    'trade-impossible': () => 'Il manque de la marchandise à l’un des deux.',
    'trade-closed': () => 'Les échanges sont fermés.',
    'trade-limit': ({ limit }) => `Au plus ${limit} offres ouvertes à la fois.`,
    'trade-forbidden-goods': () => 'Cela ne s’échange pas.',
    'nothing-offered': () => 'Une offre vide des deux côtés n’en est pas une.',
    'offer-not-open': () => 'Cette offre ne vous est pas ouverte.',
    'note-too-long': ({ max }) => `Une note a au plus ${max} caractères.`,
    'no-such-window': () => 'Cette fenêtre n’existe pas.',
    'wrong-number-of-players': ({ players, min, max }) => `On joue de ${min} à ${max}, pas à ${players}.`,
    'unknown-option': ({ option }) => `L’option « ${option} » n’existe pas.`,
    'unknown-window-mode': () => 'Ce mode de fenêtres n’existe pas.',
    'no-such-seat': () => 'Cette place n’existe pas.',
    'wrong-round-cap': () => 'La limite de manches est un nombre entier positif.',
  },
  events: {
    turn: (who, round) => `— Manche ${round} : ${who.isYou ? 'votre tour' : `tour ${of(who.name)}`} —`,
    story: (who, story) => `${says(who, 'commencez', 'commence')} : ${story}.`,
    drafted: (round) =>
      round === 1 ? 'Les cartes passent à droite.' : 'Chacun a choisi ses deux commerces.',
    moved: (who, target, how) =>
      how === 'sea'
        ? `${says(who, 'traversez', 'traverse')} la mer vers ${target}.`
        : how === 'effect'
          ? `${says(who, 'vous retrouvez', 'se retrouve')} à ${target}.`
          : `${says(who, 'allez', 'va')} à ${target}.`,
    action: (who, action) =>
      ({
        work: `${says(who, 'travaillez', 'travaille')}.`,
        harvest: `${says(who, 'récoltez', 'récolte')}.`,
        interact: `${says(who, 'parlez', 'parle')} à l’habitant.`,
        recruit: `${says(who, 'recrutez', 'recrute')}.`,
        market: `${says(who, 'allez', 'va')} au marché.`,
      })[action] ?? null,
    gold: (who, by) =>
      by > 0 ? `${says(who, 'recevez', 'reçoit')} ${by} or.` : `${says(who, 'payez', 'paie')} ${-by} or.`,
    gained: (who, what) => `${says(who, 'recevez', 'reçoit')} ${what}.`,
    lost: (who, what) => `${says(who, 'rendez', 'rend')} ${what}.`,
    given: (from, target, what) => `${says(from, 'donnez', 'donne')} ${what} à ${to(target)}.`,
    income: (who, by) => `Revenu ${by > 0 ? '+' : '−'}${Math.abs(by)} pour ${to(who)}.`,
    prestige: (who, by) =>
      by > 0
        ? `${says(who, 'gagnez', 'gagne')} ${by} prestige.`
        : `${says(who, 'perdez', 'perd')} ${-by} prestige.`,
    incomePaid: (who, gold) => `${says(who, 'touchez', 'touche')} ${gold} or de revenu.`,
    drew: (who, pile, card) => `${says(who, 'piochez', 'pioche')} ${card ?? pile}.`,
    reshuffled: (pile) => `La défausse redevient la pioche : ${pile}.`,
    promoted: (who, associate) => `${says(who, 'promouvez', 'promeut')} ${associate}.`,
    activated: (who, artefact) => `${says(who, 'activez', 'active')} ${artefact}.`,
    bonusAction: (who, total) => `${says(who, 'avez', 'a')} ${total} action(s) de plus.`,
    buildDeclared: (who, card, city) => `${says(who, 'voulez', 'veut')} construire ${card} à ${city}.`,
    villaDeclared: (who, territory) => `${says(who, 'voulez', 'veut')} acheter la villa de ${territory}.`,
    cancelled: (who) => `Annulé ! ${who.isYou ? 'Votre action' : `L’action ${of(who.name)}`} est perdue.`,
    withdrawn: (who) => `Ce n’est plus possible : l’action est rendue à ${to(who)}.`,
    built: (who, card, city) => `${says(who, 'construisez', 'construit')} ${card} à ${city}.`,
    villa: (who, territory) => `${says(who, 'achetez', 'achète')} la villa de ${territory}.`,
    quest: (who, quest, option, immediate) =>
      `${immediate ? says(who, 'choisissez', 'choisit') : says(who, 'accomplissez', 'accomplit')} « ${quest} » : ${option}.`,
    delivered: (who, delivery) => `${says(who, 'livrez', 'livre')} : ${delivery}.`,
    deliveryShown: (delivery) =>
      delivery === null ? 'Il n’y a plus de livraison.' : `Nouvelle livraison : ${delivery}.`,
    windowOpened: (window, asked) => `Fenêtre « ${window} » ouverte à : ${asked}.`,
    passed: (who) => `${says(who, 'passez', 'passe')}.`,
    played: (who, card, target) =>
      `${says(who, 'jouez', 'joue')} ${card}${target === null ? '' : ` contre ${to(target)}`} !`,
    cardCancelled: (card) => `${card} est annulé.`,
    chose: (who, option) => `${says(who, 'choisissez', 'choisit')} : ${option}`,
    revealed: (who, quest) => `${says(who, 'montrez', 'montre')} la quête « ${quest} ».`,
    orders: (window, pass) => `Consigne : ${pass ? 'passer' : 'demander'} (${window}).`,
    offered: (who, target, terms, note) =>
      `${says(who, 'proposez', 'propose')} (${target}) : ${terms}.${note === '' ? '' : ` « ${note} »`}`,
    offerEnded: {
      accepted: () => null,
      declined: (who) => `${says(who, 'refusez', 'refuse')} l’offre.`,
      withdrawn: (who) => `${says(who, 'retirez', 'retire')} l’offre.`,
      countered: (who) => `${says(who, 'répondez', 'répond')} par une contre-offre.`,
      void: () => 'Une offre tombe.',
    },
    traded: (from, target, give, want) => `Échange : ${gives(from)} ${give}, ${gives(target)} ${want}.`,
    end: (who, prestige) =>
      `${says(who, 'atteignez', 'atteint')} ${prestige} prestige : la manche se termine, plus d’échanges.`,
    over: (winners) =>
      winners.length === 1 && winners[0] !== undefined
        ? `${says(winners[0], 'gagnez', 'gagne')} la partie !`
        : `Victoire partagée : ${winners.map(to).join(' et ')}.`,
  },
  piles: {
    shop: 'un commerce',
    quest: 'une quête',
    'black-market': 'une carte du marché noir',
    artefact: 'un artefact',
  },
  settings: {
    market2p: {
      label: 'Marché à deux',
      help: 'À deux joueurs, une tuile où acheter et vendre des ressources.',
      values: {},
    },
    windowMode: {
      label: 'Fenêtres de réaction',
      help: '« Rapides » ne s’ouvrent que si quelqu’un peut jouer, ce qui dit un peu des mains. « Complètes » s’ouvrent pour quiconque tient une carte : elles protègent le secret et font attendre.',
      values: { smart: 'rapides', strict: 'complètes' },
    },
    firstPlayer: {
      label: 'Premier joueur',
      help: 'Au hasard ou une place donnée.',
      values: { random: 'au hasard', 0: '1', 1: '2', 2: '3', 3: '4', 4: '5', 5: '6' },
    },
  },
};
