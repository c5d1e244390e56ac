import type { Booklet } from '../../../rulebook/booklet.ts';

/** Karanor for people. */
export const booklet: Booklet = {
  pages: [
    {
      title: { fr: 'Le but et votre tour', en: 'The aim and your turn' },
      parts: [
        {
          figure: 'prestige',
          title: { fr: 'Le prestige fait gagner', en: 'Prestige wins' },
          text: {
            fr: 'Commerces, quêtes, livraisons et villas en donnent. Dès que quelqu’un en a dix, on finit la manche et le plus prestigieux l’emporte. À cinq, neuf suffisent ; à six, huit.',
            en: 'Shops, quests, deliveries and villas give it. As soon as somebody has ten, the round is played out and the most prestigious wins. With five players nine are enough; with six, eight.',
          },
        },
        {
          figure: 'actions',
          title: { fr: 'Quatre actions par tour', en: 'Four actions per turn' },
          text: {
            fr: 'Se déplacer de deux pas, récolter deux ressources, travailler pour un or, bâtir un commerce, rencontrer un habitant, accomplir une quête, ou une action spéciale. À la fin du tour, vous touchez votre revenu.',
            en: 'Move two steps, harvest two resources, work for one gold, build a shop, meet an inhabitant, complete a quest, or a special action. At the end of your turn you receive your income.',
          },
        },
        {
          figure: 'quest',
          title: { fr: 'Les quêtes', en: 'Quests' },
          text: {
            fr: 'Un habitant vous en donne une. Elle dit où aller, ce qu’elle coûte et ce qu’elle rapporte. Trois au plus en main.',
            en: 'An inhabitant gives you one. It says where to go, what it costs and what it brings. Three at most in hand.',
          },
        },
      ],
    },
    {
      title: { fr: 'S’enrichir avec les autres', en: 'Growing rich with the others' },
      parts: [
        {
          figure: 'shop',
          title: { fr: 'Bâtir en cité', en: 'Build in a city' },
          text: {
            fr: 'Payez l’or et les ressources de la carte : votre revenu monte, souvent votre prestige aussi. Un bonus se paie en plus, si vous voulez.',
            en: 'Pay the gold and resources on the card: your income rises, often your prestige too. A bonus costs extra, if you like.',
          },
        },
        {
          figure: 'trade',
          title: { fr: 'Négocier à tout moment', en: 'Trade at any time' },
          text: {
            fr: 'Échangez or, ressources, insignes et plus, même pendant le tour des autres, sans dépenser d’action. Une promesse s’échange aussi.',
            en: 'Trade gold, resources, badges and more, even on other players’ turns, without spending an action. Promises can be traded too.',
          },
        },
        {
          figure: 'black',
          title: { fr: 'Le marché noir', en: 'The black market' },
          text: {
            fr: 'À trois, puis à six points de prestige, vous recevez une carte secrète. Elle dit quand elle se joue : souvent en réponse à ce qu’un autre vient de faire.',
            en: 'At three prestige, and again at six, you receive a secret card. It says when it is played: often in answer to what somebody else just did.',
          },
        },
      ],
    },
  ],
  chapters: [
    {
      id: 'travel',
      title: { fr: 'Voyager', en: 'Travelling' },
      text: [
        {
          fr: 'Deux pas par action, le long des routes. Une traversée par mer coûte deux or et compte pour un pas. Toute autre action met fin au déplacement.',
          en: 'Two steps per action along the roads. A sea crossing costs two gold and counts as one step. Any other action ends the move.',
        },
      ],
      lesson: 'travel',
      rules: ['K-060', 'K-061', 'K-063'],
    },
    {
      id: 'quest',
      title: { fr: 'Quêtes et rencontres', en: 'Quests and encounters' },
      text: [
        {
          fr: 'Certaines quêtes se vivent à l’instant où on les pioche ; d’autres ont une suite. L’habitant rencontré s’en va pour de bon.',
          en: 'Some quests happen the moment they are drawn; others have a second part. The inhabitant you met leaves for good.',
        },
      ],
      lesson: 'quest',
      rules: ['K-100', 'K-103', 'K-110'],
    },
    {
      id: 'trade',
      title: { fr: 'Le négoce', en: 'Trading' },
      text: [
        {
          fr: 'Une offre va à quelqu’un ou à tous. Tout change de main d’un coup. Dès que la fin est déclenchée, plus aucun échange.',
          en: 'An offer goes to one player or to all. Everything changes hands at once. Once the end is triggered, no more trades.',
        },
      ],
      lesson: 'trade',
      rules: ['K-300', 'K-303', 'K-161'],
    },
    {
      id: 'interrupt',
      title: { fr: 'Répondre aux autres', en: 'Answering the others' },
      text: [
        {
          fr: 'Quand une de vos cartes peut répondre, on vous le demande. Passer ne coûte rien, et vous gardez la carte.',
          en: 'When one of your cards can answer, you are asked. Passing costs nothing, and you keep the card.',
        },
      ],
      lesson: 'interrupt',
      rules: ['K-203', 'K-205', 'K-207'],
    },
  ],
  glossary: [
    {
      term: { fr: 'prestige', en: 'prestige' },
      forms: { fr: [], en: [] },
      means: { fr: 'Les points de victoire.', en: 'Victory points.' },
      rule: 'K-160',
    },
    {
      term: { fr: 'revenu', en: 'income' },
      means: {
        fr: 'L’or que vous recevez à la fin de chacun de vos tours.',
        en: 'The gold you receive at the end of each of your turns.',
      },
      rule: 'K-150',
    },
    {
      term: { fr: 'habitant', en: 'inhabitant' },
      means: {
        fr: 'Un jeton sur la carte : le rencontrer donne une quête.',
        en: 'A token on the map: meeting one gives a quest.',
      },
      rule: 'K-100',
    },
    {
      term: { fr: 'livraison', en: 'delivery' },
      forms: { fr: ['livraisons'], en: ['deliveries'] },
      means: {
        fr: 'La commande d’une cité : apportez-y les ressources demandées.',
        en: 'The order of a city: bring it the resources it asks for.',
      },
      rule: 'K-120',
    },
    {
      term: { fr: 'villa', en: 'villa' },
      forms: { fr: ['villas'], en: ['villas'] },
      means: {
        fr: 'Une demeure à acheter sur la carte, pour le prestige.',
        en: 'A residence to buy on the map, for prestige.',
      },
      rule: 'K-123',
    },
    {
      term: { fr: 'insigne', en: 'badge' },
      forms: { fr: ['insignes'], en: ['badges'] },
      means: {
        fr: 'Un talent qui change une règle pour vous : un pas de plus, une mer moins chère.',
        en: 'A talent that changes a rule for you: one more step, cheaper sea.',
      },
      rule: 'K-132',
    },
  ],
};
