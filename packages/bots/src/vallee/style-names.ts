import type { Styles } from '../level-names.ts';

/** Who plays in each style. */
export const styleNames: Styles = {
  fr: {
    builder: {
      name: 'Rondin le castor',
      style: 'bâtisseur',
      line: 'Empile d’abord, réfléchit ensuite : peu de techniques, tout pour l’étal.',
    },
    conjurer: {
      name: 'Passe-Passe l’ocelot',
      style: 'prestidigitateur',
      line: 'Une technique en appelle une autre : son étal peut attendre la fin du tour.',
    },
    thief: {
      name: 'Vif-Argent la pie',
      style: 'chapardeuse',
      line: 'Aime mieux vous prendre une carte qu’en gagner une.',
    },
  },
  en: {
    builder: {
      name: 'Logan the beaver',
      style: 'builder',
      line: 'Stacks first and thinks later: few techniques, all for the stall.',
    },
    conjurer: {
      name: 'Presto the ocelot',
      style: 'conjurer',
      line: 'One technique calls for another: the stall can wait until the end of the turn.',
    },
    thief: {
      name: 'Quicksilver the magpie',
      style: 'thief',
      line: 'Would rather take a card from you than win one.',
    },
  },
};
