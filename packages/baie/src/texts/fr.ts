import { isHand, LAST_HOUR } from '../dial.ts';
import type { MerchantId } from '../merchants/ids.ts';
import { abilitiesOf, abilityNotesOf, fromAll, merchantNames } from '../merchants/texts.ts';
import type { GoodName } from '../pieces.ts';
import { count, within } from './fr-speech.ts';
import { told } from './fr-story.ts';
import type { Phrases } from './phrases.ts';
import { aWare, wareName } from './wares.ts';

export const fr: Phrases = {
  title: 'La Baie des Marchands',
  subtitle: 'Trois jours sur les quais',
  yes: 'Oui',
  no: 'Non',
  within,
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`,
  adventurers: { R: 'Guerrier', G: 'Barde', B: 'Sorcier', Y: 'Noble', X: 'Voyou' },
  colours: { R: 'rouge', G: 'vert', B: 'bleu', Y: 'jaune', I: 'ichor', '*': 'anomalie' },
  anAdventurer: (name) => `un ${name}`,
  clansOf: { R: 'des Guerriers', G: 'des Bardes', B: 'des Sorciers', Y: 'des Nobles' },
  corruptionCard: (isDouble, clan) =>
    `Corruption${isDouble ? ' double' : ''}${clan === null ? '' : ` et ${clan}`}`,
  icons: { R: 'Guerrier', G: 'Barde', B: 'Sorcier', Y: 'Noble', '!': 'corruption' },
  wares: {
    sR: 'une petite marchandise rouge',
    sG: 'une petite marchandise verte',
    sB: 'une petite marchandise bleue',
    sY: 'une petite marchandise jaune',
    lR: 'une grande marchandise rouge',
    lG: 'une grande marchandise verte',
    lB: 'une grande marchandise bleue',
    lY: 'une grande marchandise jaune',
  },
  places: {
    ...fromAll('fr', 'places'),
  },
  bare: (place) => place.replace(/^(le|la) /, ''),
  theColour: (letter) => (letter === 'I' ? 'l’ichor' : `le ${fr.colours[letter]}`),
  marbles: (n) => count(n, 'bille', 'billes'),
  points: (n) => (n < 2 ? `${n} point` : `${n} points`),
  steps: (n) => `${n} pas`,
  blows: (n) => (n < 2 ? `${n} coup` : `${n} coups`),
  turns: (n) => (n < 2 ? `${n} tour de cuillère` : `${n} tours de cuillère`),
  wareOf: (good, merchant) => wareName(good as GoodName, merchant as MerchantId, 'fr'),
  aWare: (good, merchant) => aWare(good as GoodName, merchant as MerchantId, 'fr'),
  goods: {
    sR: 'petite rouge',
    sG: 'petite verte',
    sB: 'petite bleue',
    sY: 'petite jaune',
    lR: 'grande rouge',
    lG: 'grande verte',
    lB: 'grande bleue',
    lY: 'grande jaune',
  },
  boats: {
    LO: 'bateau gauche extérieur',
    LM: 'bateau gauche du milieu',
    LI: 'bateau gauche intérieur',
    RI: 'bateau droit intérieur',
    RM: 'bateau droit du milieu',
    RO: 'bateau droit extérieur',
  },
  docks: {
    'L-OUT': 'au Bazar',
    'L-IN': 'à la Grand Place (à gauche)',
    'R-IN': 'à la Grand Place (à droite)',
    'R-OUT': 'au Marché Noir',
  },
  piers: { BAZ: 'Bazar', SQ: 'Grand Place', BM: 'Marché Noir' },
  merchants: merchantNames('fr'),
  colporteur: 'le Colporteur',
  spaces: {
    REC: 'Recruter un habitant',
    TEAM: 'Utiliser son équipe',
    ...fromAll('fr', 'spaces'),
  },
  spaceNotes: {
    REC: 'prix selon la place',
    TEAM: 'chaque capacité une fois',
    ...fromAll('fr', 'spaceNotes'),
  },
  abilities: abilitiesOf('fr'),
  abilityNotes: abilityNotesOf('fr'),
  zones: {
    P: 'Port',
    K1: 'Hauts-fonds rouges',
    K2: 'Le Large',
    K3: 'Bancs verts',
    K4: 'Avant-poste guerrier',
    K5: 'Lagune bleue',
    K6: 'Avant-poste barde',
    K7: 'Île au Crâne',
    K8: 'Récif nacré',
    K9: 'Île aux Palmes',
    K10: 'Avant-poste sorcier',
    K11: 'Abysse',
    K12: 'Avant-poste noble',
  },
  treasures: {
    R: 'coffre rouge',
    G: 'coffre vert',
    B: 'coffre bleu',
    Y: 'coffre jaune',
    cursed: 'coffre maudit',
    idol: 'idole',
  },
  phases: {
    'set-up': 'mise en place',
    arrival: 'arrivée',
    production: 'production',
    market: 'marché',
    'clean-up': 'nettoyage',
    over: 'décompte final',
  },
  cost: (hours, corruption) => `${hours} h${corruption > 0 ? ` + ${corruption} corruption` : ''}`,
  theDie: (what) => (what === 'charbon' ? 'un charbon' : `un alliage ${what}`),
  die: (what, face) => `dé ${what === 'charbon' ? 'de charbon' : what}${face > 0 ? ` (${face})` : ''}`,
  coal: 'charbon',
  cell: (row, column) => `case ligne ${row}, colonne ${column}`,
  directions: { N: 'vers le haut', E: 'vers la droite', S: 'vers le bas', W: 'vers la gauche' },
  pawns: { W: 'Wiz', H: 'Humpty' },
  line: (isRow, at, forward) =>
    isRow
      ? `ligne ${at} vers la ${forward ? 'droite' : 'gauche'}`
      : `colonne ${at} vers le ${forward ? 'bas' : 'haut'}`,
  to: (what, where) => `${what} → ${where}`,
  sale: (good, price) => `Vendre : ${good}, ${price} or`,
  hour: (space) => {
    if (isHand(space)) return `sur l’aiguille, entre ${Math.floor(space / 2)} h et ${Math.ceil(space / 2)} h`;
    const n = space / 2;
    return n > LAST_HOUR ? `au-delà de midi (12 h + ${n - LAST_HOUR})` : `à ${n} h`;
  },
  byHand: (to, gained) =>
    gained > 0
      ? `Prendre l’aiguille, puis ${to} h : une heure gagnée (1 corruption)`
      : `Prendre l’aiguille jusqu’à ${to} h (1 corruption)`,
  replaces: (slot, card) => `${slot} (remplace ${card})`,
  words: {
    stop: 'Arrêter',
    'stop thieves.move': 'Ne rien faire',
    'stop market.sell': 'Passer',
    ring: 'Suivre le cadran',
    'pay-rogue': 'Payer un Voyou (1 corruption)',
    bag: 'sac',
    hall: 'sa salle',
    ...fromAll('fr', 'words'),
  },
  abilityOf: {
    discard: (most) =>
      most === '1' ? 'défausser 1 carte Corruption' : `défausser jusqu’à ${most} cartes Corruption`,
    good: (good) => `gagner ${good}`,
    draw: () => 'tirer un aventurier et le mettre sur un bateau',
    pier: () => 'déplacer un aventurier vers un quai',
    hall: () => 'envoyer un Client dans sa salle',
    bag: () => 'remettre un aventurier dans le sac',
    swap: () => 'changer un aventurier de bateau',
  },
  questions: {
    'turn.space': 'À vous : quelle case d’action ?',
    'clock.hand': 'Par où avance votre sablier ?',
    'load.boat': 'Charger les Bateaux : sur quel bateau mettez-vous ce {source} ?',
    'dock.choose': 'Le {source} est plein. À quel quai l’amarrez-vous ?',
    'thieves.move': 'Voleurs : déplacer un Client du {source} pour 1 corruption ?',
    'recruit.slot': 'Quel habitant recrutez-vous ?',
    'corruption.discard': 'Quelles cartes Corruption défaussez-vous ?',
    'sailor.move': '{source} : qui déplacez-vous, et où ?',
    'team.slot': 'Où placez-vous « {source} » ?',
    'team.use': 'Quelle capacité d’équipe utilisez-vous ?',
    'market.sell': 'Que vendez-vous ? ({pier})',
    ...fromAll('fr', 'questions'),
  },
  leads: {
    'turn.space': 'Choisissez une plaque pour voir son prix sur l’horloge ; rien n’est encore joué.',
    'clock.hand': 'L’aiguille fait gagner une heure et saute un chargement, contre une carte Corruption.',
    'load.boat':
      'Menez-le sur un bateau. Un bateau plein accoste aussitôt, et ses passagers deviennent des clients.',
    'dock.choose': 'Ses passagers deviennent les clients de ce quai jusqu’au marché.',
    'thieves.move':
      'Un Client de ce bateau change de bateau, et vous piochez une carte Corruption. Ou ne faites rien.',
    'recruit.slot': 'Sa capacité sert tout de suite, puis il rejoint votre équipe ; la place fixe le prix.',
    'corruption.discard': 'Ce que vous défaussez quitte votre main et ne comptera pas à la fin.',
    'sailor.move': 'Choisissez qui quitte son bateau, puis où il va.',
    'team.slot': 'Cette place d’équipe devient utilisable. Qui l’occupait déjà s’en va.',
    'team.use': 'Chacune sert une fois par action, sans autre prix.',
    'market.sell':
      'Choisissez une marchandise : elle rapporte son prix pour chaque client de sa couleur sur ce quai.',
    ...fromAll('fr', 'leads'),
  },
  pieces: { 'corruption.discard': ['carte', 'cartes'], ...fromAll('fr', 'pieces') },
  counted: (n, [one, other]) => count(n, one, other),
  refusals: {
    'card-not-offered': () => 'Cette pièce n’est pas proposée.',
    'card-twice': () => 'La même pièce est choisie deux fois.',
    'same-space': () => 'Votre figurine y est déjà : jamais deux fois de suite au même endroit.',
    'not-your-board': () => 'Cette case n’est pas dans votre boutique.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'square-empty': () => 'La Grand Place n’a plus d’habitant.',
    'no-team-ability': () => 'Aucune capacité de votre équipe ne changerait quoi que ce soit.',
    'slot-empty': () => 'Personne n’occupe cet emplacement de l’équipe.',
    'slot-used': () => 'Cette capacité a déjà servi.',
    'colporteur-decides-nothing': () => 'Le Colporteur ne choisit rien.',
    'unknown-option': (f) => `L’option ${f.option} n’existe pas.`,
    'wrong-number-of-players': () => 'On joue de 1 à 5.',
    'no-colporteur-here': () => 'Le Colporteur joue contre un joueur ou à côté de deux.',
    'unknown-rogue-card': () => 'Cette carte Voyou n’existe pas.',
    'unknown-townsfolk': () => 'Ce type d’habitants n’existe pas.',
    'too-few-townsfolk': () => 'Il faut au moins deux types d’habitants.',
    'unknown-merchant': () => 'Ce marchand n’existe pas.',
    'merchant-twice': () => 'Le même marchand est choisi deux fois.',
    ...fromAll('fr', 'refusals'),
  },
  settings: {
    colporteur: {
      label: 'Le Colporteur',
      help: 'Un adversaire mené par des cartes, contre un joueur seul ou à côté de deux.',
      values: { none: 'absent', normal: 'normal', hard: 'difficile', impitoyable: 'impitoyable' },
    },
    rogue: {
      label: 'Carte Voyou',
      help: 'Les Voyous qui montent à bord parmi les clients, et ce qu’ils font sur les quais.',
      values: { 1: 'Criminels', 2: 'Cultistes', 3: 'Voleurs' },
    },
    townsfolk: {
      label: 'Habitants',
      help: 'Ceux qu’on peut recruter sur la Grand Place. Gardez-en deux ou trois types.',
      values: { locals: 'Autochtones', mercenaries: 'Mercenaires', sailors: 'Marins' },
    },
    inn: {
      label: 'L’Auberge, une extension',
      help: 'Une cinquième marchande, l’Aubergiste, peut entrer en jeu. À cinq joueurs, elle y est toujours.',
      values: {},
    },
    merchant: {
      label: 'Marchand',
      help: 'Le marchand de cette place ; chacun a sa boutique et sa façon de produire.',
      values: { random: 'au hasard', ...merchantNames('fr') },
    },
  },
  told,
};
