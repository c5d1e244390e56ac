import { EDITION } from '../../numbers.ts';
import { count, goesOn, inWords, says } from '../../texts/fr-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';
import { numbers } from './numbers.ts';

/** The texts quote the numbers of new tables. */
const { fumes } = numbers[EDITION]!;

export const fr: MerchantPhrases = {
  name: 'Alchimiste',
  inBrief: 'Phoenestra : des billes, quatre chaudrons, et gare à l’ichor',
  intro: [
    'Annoncez une couleur : ces billes et l’ichor sortent par les deux bouts du tube.',
    'Trois billes, dont deux d’une couleur, font une potion ; quatre, dont trois, un élixir.',
    `Un chaudron pur permet de poser un sceau : du mécénat chaque jour. Dès ${inWords(fumes.from)} ichors dans le bac, chaque groupe de ${inWords(fumes.each)} coûte une carte Corruption le soir : purgez.`,
  ],
  steps: ['prendre', 'remplir', 'vendre'],
  wares: { s: ['potion', 'f'], l: ['élixir', 'm'] },
  spaces: {
    'A-S1': 'Rangée haute',
    'A-S2': 'Rangée médiane',
    'A-S3': 'Rangée basse',
    'A-S4': 'Brasser',
    'A-S5': 'Purger',
  },
  spaceNotes: {
    'A-S1': 'prendre au petit tube',
    'A-S2': 'prendre au tube moyen',
    'A-S3': 'grand tube, deux prises',
    'A-S4': 'chaudrons pleins → étal',
    'A-S5': 'vider chaudrons, ichor',
  },
  abilities: ['Souffleuse de verre', 'Distillateur', 'Second feu', 'Offrande'],
  abilityNotes: [
    'prendre des billes sur un tube au choix',
    'déplacer une ou deux billes',
    'brasser un chaudron complet',
    'jeter une bille : mécénat immédiat de sa couleur',
  ],
  places: {
    TU1: 'le petit tube',
    TU2: 'le tube moyen',
    TU3: 'le grand tube',
    Q1: 'le chaudron 1',
    Q2: 'le chaudron 2',
    Q3: 'le chaudron 3',
    Q4: 'le chaudron 4',
    F: 'la fiole',
    X: 'la défausse',
  },
  questions: {
    'take.tube': 'Quel tube ?',
    'take.colour': 'Quelle couleur annoncez-vous sur le {source} ?',
    'take.chain': 'Les deux bouts du {source} se ressemblent : continuer avec {colour} ({marbles}) ?',
    'marble.place': 'Où placez-vous vos billes ?',
    'brew.flask': 'Verser des billes de la fiole avant de brasser ?',
    'brew.cauldron': 'Quel chaudron brassez-vous ?',
    'brew.seal': 'Chaudron pur : poser le sceau {source} ?',
    'purge.cauldrons': 'Quels chaudrons videz-vous ?',
    'purge.tray': 'Vider le bac d’ichor ?',
    'purge.tube': 'Quel tube renouvelez-vous ?',
    'distil.move': 'Quelle bille déplacez-vous ?',
    'offering.marble': 'Quelle bille offrez-vous ?',
  },
  leads: {
    'take.tube': 'Les billes de la couleur annoncée en sortiront par les deux bouts.',
    'take.colour': 'Choisissez un bout du tube : sa couleur et l’ichor sortent des deux côtés.',
    'take.chain':
      'Oui : cette couleur sort une fois de plus, sans payer. Non : vous placez ce que vous avez.',
    'marble.place':
      'Menez chaque bille dans un chaudron, dans la fiole ou à la défausse. La dernière finit l’action.',
    'brew.flask': 'Une bille versée peut compléter un chaudron ; ensuite vous brassez.',
    'brew.cauldron': 'Trois billes donnent une potion, quatre un élixir ; le chaudron est vidé.',
    'brew.seal':
      'Oui : ce clan vous verse son mécénat chaque jour de marché, jusqu’à la fin. Non : la bille retourne au sac.',
    'purge.cauldrons':
      'Leurs couleurs retournent au sac, leur ichor va au bac. Vous pouvez aussi n’en vider aucun.',
    'purge.tray':
      'Vider : l’ichor retourne au sac, et plus de vapeurs ce soir. Laisser : il reste dans le bac.',
    'purge.tube': 'Ce tube est rempli de nouvelles billes, et vous en prenez aussitôt.',
    'distil.move': 'Une bille de la fiole ou d’un chaudron va ailleurs ; deux fois au plus.',
    'offering.marble': 'Elle retourne au sac et vous touchez aussitôt le mécénat de sa couleur.',
  },
  pieces: {
    'purge.cauldrons': ['chaudron', 'chaudrons'],
  },
  refusals: {
    'tube-empty': () => 'Le tube est vide.',
    'no-complete-cauldron': () => 'Aucun chaudron complet dont la marchandise puisse être gagnée.',
    'nothing-to-purge': () => 'Il n’y a rien à purger.',
    'no-marble': () => 'Aucune bille dans la fiole ou les chaudrons.',
  },
  words: {
    'stop purge.tray': 'Laisser le bac',
    'stop purge.tube': 'Garder les tubes',
    'stop brew.flask': 'Ne plus verser',
    tray: 'Vider le bac dans le sac',
  },
  told: {
    'A.take': (who, f) => `${says(who, 'annoncez', 'annonce')} ${f.colour} sur ${f.tube} : ${f.marbles}.`,
    'A.chain': (who, f) => `${says(who, 'enchaînez', 'enchaîne')} en ${f.colour} : ${f.marbles}.`,
    'A.brew': (who, f) => `${says(who, 'brassez', 'brasse')} ${f.cauldron}.`,
    'A.seal': (who, f) => `${says(who, 'posez', 'pose')} le sceau ${f.clan}.`,
    'A.purge-cauldrons': (who, f) => `${says(who, 'videz', 'vide')} ${f.cauldrons}.`,
    'A.purge-tray': (who, f) =>
      `${says(who, 'remettez', 'remet')} ${count(f.ichor, 'bille', 'billes')} d’ichor dans le sac.`,
    'A.purge-tube': (who, f) => `${says(who, 'renouvelez', 'renouvelle')} ${f.tube}.`,
    'A.distil': (who, f) =>
      `${says(who, 'déplacez', 'déplace')} une bille (${f.marble}) : ${f.from} → ${f.to}.`,
    'A.offer': (who, f) => `${says(who, 'offrez', 'offre')} une bille (${f.marble}).`,
    'A.fumes': (who, f) =>
      `Vapeurs d’ichor : ${goesOn(who, 'piochez', 'pioche')} ${count(f.cards ?? 1, 'carte Corruption', 'cartes Corruption')}.`,
  },
};
