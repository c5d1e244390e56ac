import { frenchName } from '@comptoir/kit';
import type { Phrases, Who } from './phrases.ts';

/** The verb for the reader, then for somebody else. */
const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `Vous ${you}` : `${who.name} ${they}`;
const of = (name: string): string => frenchName('de', name);
const possessive = (who: Who, thing: string): string =>
  who.isYou ? `votre ${thing}` : `${thing === 'main' ? 'la' : 'le'} ${thing} ${of(who.name)}`;
/** Where a card was: of the one who takes it, of the reader, of somebody else. */
const inside =
  (article: 'la ' | 'le ' | 'l’', thing: string) =>
  (owner: Who, isOwn: boolean): string => {
    if (owner.isYou) return ` dans votre ${thing}`;
    if (isOwn) return ` dans ${article === 'la ' ? 'sa' : 'son'} ${thing}`;
    return ` dans ${article}${thing} ${of(owner.name)}`;
  };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

export const fr: Phrases = {
  title: 'La Vallée des Marchands',
  subtitle: 'Le Grand Transcontinental',
  cards: cartes,
  coins: (n) => (n < 2 ? `${n} pièce` : `${n} pièces`),
  several: (name, n) => (name === 'Camelote' ? `${n} Camelotes` : `${name} ×\u00a0${n}`),
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`,
  seat: (who) => (who.isYou ? 'vous' : who.name),

  questions: {
    'folk.vote': 'Quelle peuplade voulez-vous dans la partie ?',
    action: 'Que faites-vous ?',
    'turn.continue': 'Finir le tour, ou activer encore une carte passive ?',
    'turn.continue bare': 'Finir le tour ? Rien à activer pour l’instant.',
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
    'passive.use': 'Quelle carte passive activez-vous ?',
    'target.player': 'Quel joueur choisissez-vous ?',
    'target.maybe': 'Quel joueur défausse une carte au hasard ?',
    'guess.value': 'Quelle valeur annoncez-vous ?',
    'name.set': 'Quelle peuplade nommez-vous ?',
    'name.card': 'Quelle carte nommez-vous ?',
    'hand.pick': 'Quelle carte de votre main ?',
    'hand.spend': 'Que dépensez-vous ?',
    'technique.finish': 'Quelle technique achevez-vous, et avec quoi ?',
    'end.order': 'Fin du tour : quelle technique résoudre d’abord ?',
    'hand.throw': 'Quelle carte jetez-vous ?',
    'spend.value': 'Quelle valeur donnez-vous au Réchaud ?',
    'hand.pick traveling-equipment': 'Quelle carte défaussez-vous ?',
    'hand.pick refreshing-drink': 'Quelle carte défaussez-vous ?',
    'hand.pick slice-of-life': 'Quelle carte défaussez-vous ?',
    'hand.pick fortunate-upgrade': 'Quelle carte jetez-vous ?',
    'hand.pick replacement': 'Quelle carte de peuplade jetez-vous ?',
    'hand.pick fashion-hint': 'Quelle carte échangez-vous avec le dessus de la défausse du marché ?',
    'hand.pick arcane-scholar': 'Comète : quelles deux cartes défaussez-vous, et dans quel ordre ?',
    'hand.pick clever-guardian': 'Quelle carte stockez-vous ?',
    'hand.pick supply-depot': 'Quelles cartes stockez-vous (2 au plus) ?',
    'hand.pick rare-artefact': 'Quelle carte montrez-vous ?',
    'hand.pick swank': 'Quelle carte jetez-vous ?',
    'hand.pick natural-survivor': 'Quelles cartes mettez-vous dans votre paquet ?',
    'hand.pick tactical-measurement': 'Quelle carte remettez-vous sur votre paquet ?',
    'deck.search': 'Quelle carte de votre paquet ?',
    'deck.search duplicate-entry': 'Quelle carte de votre paquet jetez-vous ?',
    'deck.search cultural-preservation': 'Quelles cartes de votre paquet prenez-vous (3 au plus) ?',
    'deck.search celestial-guidance': 'Quelle carte de votre paquet prenez-vous en main ?',
    'deck.search natural-survivor': 'Quelles cartes de votre paquet échangez-vous ?',
    'deck.search cheer': 'Quelle carte de votre paquet prenez-vous en main ?',
    'deck.search vigilance': 'Quelle carte de votre paquet stockez-vous ?',
    'discard.pick': 'Quelle carte de votre défausse prenez-vous ?',
    'discard.pick resourceful-ally': 'Quelle carte de votre défausse mettez-vous sous votre paquet ?',
    'discard.pick fishing': 'Quelles cartes de votre défausse mettez-vous sur votre paquet (3 au plus) ?',
    'discard.pick barricade': 'Quelles Camelotes de votre défausse prenez-vous ?',
    'discard.count': 'Combien de cartes du dessus de votre défausse remélangez-vous ?',
    'setaside.give': 'Quelle carte donnez-vous ?',
    'setaside.pick': 'Quelle carte gardez-vous ?',
    'setaside.pick delicacy': 'Quelle carte échangez-vous contre Délicatesses ?',
    'setaside.pick umbrella': 'Quelle carte échangez-vous contre le Parapluie ?',
    'setaside.pick bad-omen': 'Quelle carte jetez-vous ?',
    'order.cards': 'Dans quel ordre les posez-vous ? La dernière finit au-dessus.',
    'market.pick': 'Quelle carte du marché prenez-vous ?',
    'market.throw': 'Quelles cartes du marché jetez-vous ?',
    'market-deck.throw': 'Jeter la carte du dessus de la pioche du marché ?',
    'stall.swap': 'Quelle carte d’étal prenez-vous ?',
    'card.to-deck': 'Mettre cette carte sur votre paquet ?',
    'choose.side': 'De quel côté ?',
    'payment.keep': 'Gardez-vous une carte du paiement en main ?',
    'payment.throw': 'Quelles Camelotes du paiement jetez-vous ?',
    'market.arrange': 'Dans quel ordre rangez-vous le marché ? La première est la moins chère.',
    'setaside.give night-shift': 'Quelle carte va sur ce paquet ?',
    'hand.pick dangerous-test': 'Quelles trois cartes défaussez-vous, et dans quel ordre ?',
    'hand.pick ruthless-competition': 'Quelle carte posez-vous sur son paquet ?',
    'deck.search magnet': 'Quelle carte de votre paquet prenez-vous en main ?',
    react: 'Réagir avec cette carte ?',
    'market.maybe': 'Quelle carte du marché prenez-vous ?',
    'discard.throw': 'Quelle carte de votre défausse jetez-vous ?',
    'deck.gather': 'Prendre en main paquet et défausse ?',
    'hand.drop': 'Quelles cartes défaussez-vous ?',
    'card.to-hand': 'Reprendre en main la technique que vous venez de finir ?',
    'discard.pick master-builder': 'Quelle carte du paiement mettez-vous sur votre paquet ?',
    'discard.pick extra-remarks': 'Quelle carte de votre défausse mettez-vous sur votre paquet ?',
    'deck.search ancient-knowledge': 'Quelle carte de votre paquet défaussez-vous ?',
    'hand.pick binoculars': 'Quelle carte défaussez-vous ?',
    'hand.pick balancing': 'Quelle carte de peuplade donnez-vous ?',
    'value.set': 'Quelle valeur donnez-vous à cette carte ?',
    'guess.value blindfold': 'Quelle est la valeur de la carte cachée ?',
    'hand.pick blindfold': 'Quelle carte faites-vous deviner ?',
    'discard.pick new-season': 'Quelle carte de votre défausse jetez-vous ?',
    'stall.again': 'Bâtir aussitôt la pile suivante ?',
    'card.imitate': 'Quelle carte compte comme une autre ?',
    'hand.pick cocktail': 'Quelle carte donnez-vous ?',
    'hand.pick smoke-grenade': 'Quelle carte échangez-vous avec le dessus de votre défausse ?',
    'hand.pick manufactured-joy': 'Quelle carte offrez-vous ?',
    'setaside.pick fishing-pole': 'Prenez-vous cette carte ?',
    'setaside.pick crowbar': 'Quelle carte prenez-vous ?',
    'setaside.pick song-making-stone': 'Quelle carte jetez-vous ?',
    'setaside.pick meddling-marketeer': 'Quelles cartes défaussez-vous ?',
    'setaside.pick anchor': 'Quelle carte offrez-vous ?',
    'discard.pick unattended-property': 'Quelle carte de sa défausse prenez-vous ?',
    'discard.pick groundbreaking-idea': 'Quelle carte de votre défausse mettez-vous sur votre paquet ?',
    'discard.pick generation-change': 'Quelles cartes de votre défausse prenez-vous ?',
    'discard.pick shaky-enterprise': 'Quelles cartes de votre défausse prenez-vous (3 au plus) ?',
    'discard.throw opener-sticks': 'Quelle carte de sa défausse jetez-vous pour en prendre une au marché ?',
    'discard.give': 'Laquelle offrez-vous ? Les autres vont sur votre paquet.',
    'market.give': 'Quelle carte du marché sur ce paquet ?',
    'market.pick song-making-stone': 'Quelle carte du marché lui donnez-vous ?',
    'deck.more': 'Défausser encore 1 carte de votre paquet ?',
    'deck.throw': 'Quelle carte de votre paquet jetez-vous ?',
    'deck.search rake': 'Quelles cartes de votre paquet défaussez-vous (2 au plus) ?',
    'deck.search pie': 'Quelle carte de votre paquet prenez-vous en main ?',
    'deck.search manufactured-joy': 'Quelle carte de votre paquet prenez-vous en main ?',
    'end.throw': 'Jeter cette carte, ou une carte de peuplade de votre main ?',
    'hand.drop erratic-assistant': 'Quelles cartes défaussez-vous pour en piocher autant (1 ou 2) ?',
    'target.maybe goodwill-presents': 'Un cadeau pour un second joueur ?',
    'die.reroll': 'Relancer le dé ?',
    'pile.pick': 'Où prenez-vous la carte ?',
    'deck.search duplicate-entry-r': 'Quelles deux cartes de votre paquet ?',
    'setaside.throw': 'Quelle carte jetez-vous ?',
    'card.keep': 'Garder cette carte et finir vos actions ? Sinon elle est jetée.',
    'hand.pick royal-privilege': 'Quelle carte de peuplade défaussez-vous ?',
    'hand.pick tactical-measurement-r':
      'Quelles deux cartes mettez-vous sur votre paquet ? La dernière finit au-dessus.',
    'hand.swap': 'Quelle carte échangez-vous avec le dessus de la défausse du marché ?',
    'top.store': 'Jeter cette carte, ou la stocker ?',
    'target.receiver': 'Qui reçoit la carte ?',
    'deck.count': 'Combien de cartes de ce paquet défausser ?',
    'top.discard': 'Défausser cette carte ? Sinon elle retourne sur le paquet.',
    'discard.return': 'Quelles cartes de cette défausse retournent dans le paquet ?',
    'setaside.drop': 'Quelles cartes vont à la défausse ? Les autres sont mélangées dans le paquet.',
    'top.swap': 'Échanger les cartes du dessus de votre paquet et de votre défausse ?',
    'hand.throw accident': 'Quelle carte de peuplade jetez-vous ?',
    'discard.pick time-capsule': 'Quelle carte de votre défausse jetez-vous ?',
    'discard.pick stubborn-isolationist': 'Prenez-vous la carte du dessus ou du dessous de votre défausse ?',
    'market.pick gyroscope': 'Quelle carte du marché cède sa place ?',
    'deck.search stethoscope': 'Quelle carte de votre paquet mettez-vous dessus ?',
    'hand.pick bouncy-researcher': 'Quelle carte défaussez-vous ?',
    'hand.pick bar-of-soap': 'Quelles six cartes défaussez-vous, et dans quel ordre ?',
    'target.player fumbling-dreamer': 'Chez qui déplacez-vous une carte ?',
    'target.player loose-marbles': 'À qui prenez-vous une carte ?',
    'target.player coffee-grinder': 'Quel paquet ?',
    'target.player another-fine-mess': 'Qui donne les premières cartes ?',
    'target.receiver another-fine-mess': 'Qui échange avec lui ?',
    'clock.move': 'Dans quel sens tournez-vous votre horloge ?',
    'card.throw': 'Jeter cette carte ?',
    'hand.pick sewing-essentials': 'Quelle carte jetez-vous ?',
    'hand.pick serenade': 'Quelles deux cartes mettez-vous sur votre paquet ? La dernière finit au-dessus.',
    'hand.pick spinning-wheel': 'Quelles cartes défaussez-vous (1 à 3) ?',
    'discard.pick selecting-contracts': 'Quelle carte jetez-vous ?',
    'target.player sneaky-scout': 'Quel paquet regardez-vous ?',
    'target.player heroic-deed': 'Dans quel paquet piochez-vous ?',
    'target.player provocation': 'Qui défausse une carte au hasard ?',
  },
  entries: {
    buy: 'Acheter',
    technique: 'Jouer une technique',
    finish: 'Achever une technique',
    build: (stack) => `Bâtir la pile ${stack}`,
    askHelp: (stack) => `Demander de l’aide pour la pile ${stack}`,
    add: 'Ajouter des cartes',
    decline: 'Décliner',
    discard: 'Défausser… (0 = passer)',
    passive: 'Activer une carte passive',
    end: 'Finir le tour',
    goOn: 'Pas encore',
    imitate: 'Imiter une carte',
  },
  likeness: (card, model) => `${card} → ${model}`,
  yes: 'Oui',
  no: 'Non',
  words: {
    'throw-away': 'Jeter',
    keep: 'Garder',
    store: 'Stocker',
    stars: 'étoiles',
    planet: 'planète',
    'planet-reroll': 'planète à relancer',
    comet: 'comète',
    dawn: 'aube',
    day: 'jour',
    night: 'nuit',
    forward: 'En avant',
    back: 'En arrière',
    discard: 'défausse',
    deck: 'paquet',
    hand: 'main',
    left: 'À gauche (joueur suivant)',
    right: 'À droite (joueur précédent)',
  },
  offer: (card, cost, value, surcharge) =>
    surcharge === 0 ? `${card} : ${cost}` : `${card} : ${cost} (${value} + ${surcharge})`,
  finishing: (card, cost) => `${card} : achever pour ${cost}`,
  spending: (amount) => `Dépenser ${amount}`,
  gift: (card, who) => `${card} pour ${who.isYou ? 'vous' : who.name}`,
  swap: (given, taken) => `${given} contre ${taken}`,
  pile: (zone, owner) => {
    if (owner === null) return zone === 'market-deck' ? 'La pioche du marché' : 'La défausse du marché';
    const thing = { deck: 'paquet', discard: 'défausse', hand: 'main' }[zone] ?? zone;
    if (owner.isYou) return `Votre ${thing}`;
    return `${zone === 'deck' ? 'Le' : 'La'} ${thing} ${of(owner.name)}`;
  },
  anyFolk: 'Au hasard',
  skip: 'Ne pas le faire',

  refusals: {
    'slot-not-offered': () => 'Cet emplacement du marché n’est pas à votre portée.',
    'not-your-turn': () => 'Ce n’est pas le moment : seul le joueur actif agit, entre deux effets.',
    'no-action-left': () => 'Vous n’avez plus d’action ce tour-ci.',
    'action-cap': ({ cap }) => `Après ${cap} actions dans le même tour, il ne reste que la défausse.`,
    'empty-slot': () => 'Il n’y a pas de carte à cet emplacement du marché.',
    'hand-too-poor': ({ cost, value, surcharge, purse, coins = 0 }) =>
      `Coûte ${cost} (${value} + ${surcharge}) : ${coins === 0 ? 'votre main entière ne fait' : 'votre main et vos pièces ne font'} que ${purse}.`,
    'nothing-to-finish': () => 'Cette carte n’est pas une technique à achever.',
    'played-this-turn': () => 'Une technique s’achève au plus tôt au tour suivant.',
    'too-dear-to-finish': ({ cost, purse }) =>
      `L’achever coûte ${cost} : votre main et vos pièces ne font que ${purse}.`,
    'out-of-reach': () => 'Sans une carte qui le permet, on n’achète pas dans la défausse du marché.',
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
    'no-stack': ({ total }) => `Aucune combinaison de votre main ne fait ${total} avec une seule peuplade.`,
    'junk-in-stack': () => 'La Camelote n’entre jamais dans une pile.',
    'several-folks': () => 'Une pile ne contient qu’une seule peuplade.',
    'too-many-from-discard': ({ allowed }) =>
      allowed === 0
        ? 'Aucune carte de la pile ne permet de puiser dans la défausse.'
        : `Au plus ${allowed} de la défausse.`,
    'sum-out-of-range': ({ least, most, sum }) =>
      `La pile peut faire de ${least} à ${most}, ces cartes font ${sum}.`,
    'wrong-sum': ({ total, sum }) => `La pile doit faire exactement ${total}, ces cartes font ${sum}.`,
    'proposal-too-large': ({ total, sum }) =>
      `Une demande d’aide doit rester sous ${total}, ces cartes font ${sum}.`,
    'already-declined': () => 'Votre coéquipier a déjà décliné ces cartes.',
    'no-teammate': () => 'Vous jouez sans coéquipier.',
    'teammate-has-no-card': () => 'Votre coéquipier n’a pas de carte en main.',
    'no-technique': () => 'Aucune carte de votre main ne se joue comme technique.',
    'not-a-technique': () => 'Cette carte n’est pas une technique.',
    'not-activated': () => 'Cette carte ne s’active pas.',
    'used-this-turn': () => 'Cette carte a déjà servi ce tour-ci.',
    'only-after-filling': () => 'Cette carte ne s’active qu’une fois votre main complétée.',
    'used-since-it-came': () => 'Cette carte a déjà servi depuis son arrivée dans votre main.',
    'only-before-actions': () => 'Cette carte ne s’active qu’avant une action.',
    'only-at-end': () => 'Cette carte ne s’active qu’à la toute fin du tour.',
    'not-at-end': () => 'Le tour s’achève : cette carte s’active plus tôt.',
    'nothing-to-do': () => 'Cette carte n’aurait aucun effet maintenant.',
    'wrong-number-of-players': ({ players, min, max }) => `On joue de ${min} à ${max}, pas à ${players}.`,
    'unknown-mode': ({ mode }) => `Le mode « ${mode} » n’existe pas.`,
    'teams-need-four': ({ players }) => `On joue en équipes à 4, pas à ${players}.`,
    'unknown-folk': ({ folks }) => `Peuplade inconnue : ${folks}.`,
    'wrong-number-of-folks': ({ wanted, chosen }) =>
      `Il faut ${wanted} peuplades différentes, vous en avez choisi ${chosen}.`,
    'no-such-seat': () => 'Cette place n’existe pas.',
    'wrong-action-cap': () => 'La limite d’actions est un nombre entier positif.',
    'unknown-choice': ({ by }) => `Cette façon de choisir les peuplades n’existe pas : « ${by} ».`,
    'vote-names-folks': () => 'Quand les joueurs votent, les peuplades ne se choisissent pas d’avance.',
    'compensation-for-two': () => 'La compensation de l’ordre du tour ne vaut que pour deux joueurs.',
    'unknown-edition': ({ edition }) => `Il n’y a pas d’édition « ${edition} ».`,
    'unknown-option': ({ option }) => `L’option « ${option} » n’existe pas.`,
  },

  moved: {
    drawn: (who, card, where) => `${says(who, 'piochez', 'pioche')} ${card}${where}.`,
    filled: (who, card) => `${says(who, 'complétez votre main', 'complète sa main')} : ${card}.`,
    taken: (who, card, where) => `${says(who, 'prenez', 'prend')} ${card}${where}.`,
    kept: (who, card) => `${says(who, 'gardez', 'garde')} ${card}.`,
    discarded: (owner, card, _, n) =>
      `${card} ${n === 1 ? 'va' : 'vont'} dans ${owner.isYou ? 'votre défausse' : `la défausse ${of(owner.name)}`}.`,
    'thrown-away': (_, card, origin) =>
      origin === '' ? `On jette ${card}.` : `${origin}, on jette ${card}.`,
    stored: (who, card) => `${says(who, 'stockez', 'stocke')} ${card}.`,
    released: (who, card) => `${says(who, 'reprenez', 'reprend')} ${card}.`,
    swapped: (who, card, where) =>
      `${where === '' ? says(who, 'recevez', 'reçoit') : says(who, 'prenez', 'prend')} ${card}${where}.`,
    given: (who, card) => `${says(who, 'recevez', 'reçoit')} ${card}.`,
    stolen: (who, card, where) => `${says(who, 'prenez', 'prend')} ${card}${where} !`,
    'set-aside': (_, card, origin) =>
      origin === '' ? `On met de côté ${card}.` : `${origin}, on met de côté ${card}.`,
    'laid-out': (_, card, __, n) => `${card} ${n === 1 ? 'arrive' : 'arrivent'} au marché.`,
  },
  ontoDeck: (owner, card, n, isUnder) => {
    const pile =
      owner === null ? 'la pioche du marché' : owner.isYou ? 'votre paquet' : `le paquet ${of(owner.name)}`;
    return `${card} ${n === 1 ? 'va' : 'vont'} ${isUnder ? 'sous' : 'sur'} ${pile}.`;
  },
  takesPlace: (card) => `${card} prend sa place.`,
  origins: {
    hand: (owner) => (owner.isYou ? 'De votre main' : `De la main ${of(owner.name)}`),
    deck: (owner) => (owner.isYou ? 'De votre paquet' : `Du paquet ${of(owner.name)}`),
    'market-deck': () => 'De la pioche du marché',
  },
  inside: {
    hand: inside('la ', 'main'),
    deck: inside('le ', 'paquet'),
    discard: inside('la ', 'défausse'),
    stall: inside('l’', 'étal'),
    market: () => ' au marché',
    'market-deck': () => ' dans la pioche du marché',
    'market-discard': () => ' dans la défausse du marché',
  },
  events: {
    turn: (who, number) => `Tour ${number} : ${who.isYou ? 'vous' : who.name}`,
    purchase: (who, card, cost, paid) => `${says(who, 'achetez', 'achète')} ${card} (${cost}) avec ${paid}.`,
    technique: (who, card) => `${says(who, 'jouez', 'joue')} ${card}.`,
    finished: (who, card, cost) => `${says(who, 'achevez', 'achève')} ${card} (${cost}).`,
    coinsGot: (who, coins) => `${says(who, 'recevez', 'reçoit')} ${coins}.`,
    coinsLost: {
      spent: (who, coins) => `${says(who, 'dépensez', 'dépense')} ${coins}.`,
      given: (who, coins) => `${says(who, 'donnez', 'donne')} ${coins}.`,
      taken: (who, coins) => `${says(who, 'perdez', 'perd')} ${coins}.`,
    },
    coinsLaid: (coins, card) => `${card} porte ${coins}.`,
    release: (card) => `${card} : l’effet différé a lieu.`,
    lapse: (card) => `${card} : l’effet prend fin.`,
    stack: (who, number, cards) => `${says(who, 'bâtissez', 'bâtit')} la pile ${number} : ${cards}.`,
    inventory: (who, count) =>
      count === 0
        ? `${says(who, 'passez', 'passe')}.`
        : `${says(who, 'défaussez', 'défausse')} ${cartes(count)}.`,
    passive: (who, card) => `${says(who, 'activez', 'active')} ${card}.`,
    value: (card, value) => `${card} vaut ${value} pour ce tour.`,
    valueAdded: (card, amount) =>
      `${card} vaut ${Math.abs(amount)} de ${amount < 0 ? 'moins' : 'plus'} pour ce tour.`,
    valueTimes: (card, factor) => `La valeur de ${card} est multipliée par ${factor} pour ce tour.`,
    likeness: (card, model) => `${card} compte comme ${model}.`,
    allValues: {
      set: (amount) => `Toutes les cartes du joueur actif valent ${amount} pour ce tour.`,
      add: (amount) => `Toutes les cartes du joueur actif valent ${amount} de plus pour ce tour.`,
      times: (amount) => `Toutes les cartes du joueur actif valent ${amount} fois plus pour ce tour.`,
      mirror: () =>
        'Pour ce tour, les 1 du joueur actif valent 5 et les 5 valent 1 ; les 2 valent 4 et les 4 valent 2.',
    },
    stacksEased: ({ mixes, junk, fromDiscard }) =>
      fromDiscard
        ? 'Les piles de ce tour se bâtissent avec la défausse.'
        : `Les piles de ce tour peuvent contenir ${[...(mixes ? ['plusieurs peuplades'] : []), ...(junk > 0 ? [junk === 1 ? '1 Camelote' : `${junk} Camelotes`] : [])].join(' et ')}.`,
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
    rolledPair: (who, source, destination) =>
      `${says(who, 'lancez', 'lance')} les dés : ${source} → ${destination}.`,
    clock: (who, time) => `${who.isYou ? 'Votre horloge' : `L’horloge ${of(who.name)}`} indique : ${time}.`,
    discardShuffled: (who) => `On mélange ${who.isYou ? 'votre défausse' : `la défausse ${of(who.name)}`}.`,
    guessed: (who, owner, value) =>
      `${says(who, 'annoncez', 'annonce')} ${value} pour ${owner === null ? 'la carte de la pioche du marché' : owner.isYou ? 'votre carte' : `la carte ${of(owner.name)}`}.`,
    namedSet: (who, set) => `${says(who, 'nommez', 'nomme')} : ${set}.`,
    namedCard: (who, owner, card) =>
      `${says(who, 'cherchez', 'cherche')} ${card} dans ${possessive(owner, 'paquet')}.`,
    voted: (who, folk) =>
      folk === null
        ? `${says(who, 'vous en remettez', 's’en remet')} au hasard.`
        : `${says(who, 'votez pour', 'vote pour')} : ${folk}.`,
    dealt: (folks) => `Peuplades de la partie : ${folks}.`,
    helpAsked: (who, cards) => `${says(who, 'demandez', 'demande')} de l’aide avec ${cards}.`,
    helpGiven: (who, cards) => `${says(who, 'ajoutez', 'ajoute')} ${cards}.`,
    helpDeclined: (who) => `${says(who, 'déclinez', 'décline')}.`,
    slid: 'Le train du marché avance.',
    arranged: 'Les cartes du marché changent de place.',
    bare: (rounds) =>
      `Il n’y a plus rien à acheter : sans nouvelle pile pendant ${rounds} tours de table, la partie s’arrête.`,
    still: 'Plus personne ne bâtit.',
    won: (names) =>
      names.some((who) => who.isYou) && names.length === 1
        ? 'Vous gagnez la partie !'
        : `${capital(names.map((who) => (who.isYou ? 'vous' : who.name)).join(' et '))} ${names.length > 1 ? (names.some((who) => who.isYou) ? 'gagnez' : 'gagnent') : 'gagne'} la partie !`,
  },
  start: {
    label: 'Départ',
    deck: (folk, junk) => `${folk} cartes + ${junk} Camelotes`,
    compensation: 'Compensation',
    eased: 'Qui joue en second commence avec trois Camelotes de moins.',
  },
  settings: {
    mode: {
      label: 'Mode',
      help: 'Chacun pour soi avec huit piles, ou deux équipes de deux avec un étal commun de dix piles.',
      values: { 'solo-stalls': 'Chacun pour soi', teams: 'Deux équipes' },
    },
    folksBy: {
      label: 'Qui choisit les peuplades',
      help: 'Au vote, chacun en nomme une en secret au début de la partie : toutes celles-là sont jouées, et le hasard complète.',
      values: { host: 'Qui ouvre la table', vote: 'Les joueurs, par un vote' },
    },
    folks: {
      label: 'Peuplades',
      help: 'Choisissez une peuplade de plus que de joueurs (4 en équipes), ou laissez le hasard décider.',
      values: {},
    },
    among: {
      label: 'Tirage parmi',
      help: 'Le tirage au sort et le vote se font parmi ces peuplades.',
      values: {},
    },
    edition: {
      label: 'Édition',
      help: 'Les textes des six peuplades de la boîte : ceux de la première impression, ou les textes remasterisés avec leurs règles.',
      values: { first: 'Première', remaster: 'Remasterisée' },
    },
    compensation: {
      label: 'Compenser l’ordre du tour',
      help: 'Commencer est un avantage. Avec cette règle maison, qui joue en second part avec trois Camelotes de moins.',
      values: {},
    },
    firstPlayer: {
      label: 'Premier joueur',
      help: 'Qui commence la partie.',
      values: { random: 'Au hasard' },
    },
  },
};
