import { count, says } from '../../texts/fr-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';

export const fr: MerchantPhrases = {
  name: 'Forgeron',
  inBrief: 'Olaf : des dés d’alliage et de charbon, cinq fourneaux, une température à atteindre',
  intro: [
    'Attisez : lancez les dés de la réserve, puis placez-les dans les fourneaux.',
    'Un fourneau est prêt quand il a un alliage, son compte de charbon et la bonne température. La couleur de l’alliage fait celle de la marchandise.',
    'Au pic exact vous activez un poinçon. Un alliage forgé retourne au râtelier : fondez pour le libérer.',
  ],
  steps: ['lancer', 'forger', 'vendre'],
  wares: { s: ['arme', 'f'], l: ['armure', 'f'] },
  spaces: {
    'F-S1': 'Attiser',
    'F-S2': 'Marteler',
    'F-S3': 'Forger',
    'F-S4': 'Fondre',
  },
  spaceNotes: {
    'F-S1': 'lancer, puis placer',
    'F-S2': 'trois faces, un point',
    'F-S3': 'fourneaux prêts → étal',
    'F-S4': 'libérer deux alliages',
  },
  abilities: ['Soufflet', 'Fondeuse', 'Petite enclume', 'Commande du clan'],
  abilityNotes: [
    'mettre un charbon sur la face voulue, puis placer',
    'libérer un alliage du râtelier, puis placer',
    'forger un fourneau prêt, tous ses dés reviennent',
    'rendre un alliage : mécénat immédiat de sa couleur',
  ],
  places: {
    FO1: 'le fourneau 4–5',
    FO2: 'le fourneau 6–7',
    FO3: 'le fourneau 8–9',
    FO4: 'le fourneau 10–11',
    FO5: 'le fourneau 12–13',
  },
  questions: {
    'smith.alloys': 'Quels trois alliages pour commencer ?',
    'dice.take-out': 'Quels dés sortez-vous des fourneaux ?',
    'dice.roll': 'Quels dés lancez-vous ?',
    'dice.place': 'Quel dé placez-vous, et dans quel fourneau ?',
    'hammer.change': 'Encore {source} : quel dé martelez-vous ?',
    'smelt.dice': 'Quels dés du râtelier débloquez-vous ?',
    'forge.furnace': 'Quel fourneau forgez-vous ?',
    'forge.hallmark': 'Quel poinçon activez-vous ?',
    'forge.keep': 'Garder un alliage pour 1 corruption ?',
    'bellows.set': 'Quel dé de charbon, sur quelle face ?',
    'order.die': 'Quel alliage livrez-vous ?',
  },
  leads: {
    'smith.alloys': 'Ils commencent dans la réserve ; les autres attendent au râtelier.',
    'dice.take-out':
      'Ce que vous sortez revient dans la réserve et pourra être relancé. Vous pouvez aussi n’en sortir aucun.',
    'dice.roll': 'Les dés choisis sont lancés ensemble, une fois ; puis vous les placez.',
    'dice.place': 'Menez un dé dans un fourneau : un alliage, et autant de charbons que de cases.',
    'hammer.change': 'Un point de plus ou de moins par coup, trois coups au plus.',
    'smelt.dice': 'Ce que vous débloquez quitte le râtelier, est lancé et va dans la réserve.',
    'forge.furnace': 'Sa marchandise va à votre étal. Les charbons reviennent, l’alliage va au râtelier.',
    'forge.hallmark': 'Il rapporte le mécénat de ce clan chaque jour de marché, jusqu’à la fin.',
    'forge.keep':
      'Cet alliage est relancé dans la réserve au lieu d’aller au râtelier, contre une carte Corruption.',
    'bellows.set': 'Le charbon montre la face choisie, puis vous placez.',
    'order.die': 'Il va au râtelier et vous touchez aussitôt le mécénat de sa couleur.',
  },
  pieces: {
    'dice.take-out': ['dé', 'dés'],
    'dice.roll': ['dé', 'dés'],
    'smelt.dice': ['dé', 'dés'],
    'order.die': ['dé', 'dés'],
  },
  refusals: {
    'no-ready-furnace': () => 'Aucun fourneau prêt dont la marchandise puisse être gagnée.',
    'rack-empty': () => 'Le râtelier est vide.',
    'no-alloy-in-pool': () => 'Aucun alliage débloqué dans la réserve.',
  },
  words: {
    'stop dice.place': 'Ne plus placer',
    'stop forge.keep': 'Ne pas garder d’alliage',
  },
  told: {
    'F.roll': (who, f) => `${says(who, 'lancez', 'lance')} ${count(f.dice, 'dé', 'dés')} : ${f.faces}.`,
    'F.hammer': (who, f) => `${says(who, 'martelez', 'martèle')} ${f.die}, qui montre ${f.face}.`,
    'F.bellows': (who, f) => `${says(who, 'réglez', 'règle')} ${f.die} sur ${f.face}.`,
    'F.forge': (who, f) => `${says(who, 'forgez', 'forge')} ${f.furnace}.`,
    'F.hallmark': (who, f) => `${says(who, 'activez', 'active')} le poinçon ${f.clan}.`,
    'F.keep': (who, f) => `${says(who, 'gardez', 'garde')} ${f.die}, relancé : ${f.face}.`,
    'F.order': (who, f) => `${says(who, 'livrez', 'livre')} ${f.die}.`,
  },
};
