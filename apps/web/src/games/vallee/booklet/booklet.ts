import type { Booklet } from '../../../rulebook/booklet.ts';

/** La Vallée for people. */
export const booklet: Booklet = {
  pages: [
    {
      title: { fr: 'Le but et votre tour', en: 'The aim and your turn' },
      parts: [
        {
          figure: 'stall',
          title: { fr: 'Huit piles à votre étal', en: 'Eight stacks at your stall' },
          text: {
            fr: 'Le premier qui bâtit huit piles gagne. On les bâtit dans l’ordre : la pile 1, puis 2, jusqu’à 8. Une pile est faite de cartes d’une seule peuplade, et leur total est exactement son numéro.',
            en: 'The first to build eight stacks wins. They are built in order: stack 1, then 2, up to 8. A stack is made of cards of one folk that add up to exactly its number.',
          },
        },
        {
          figure: 'actions',
          title: { fr: 'Une action par tour', en: 'One action per turn' },
          text: {
            fr: 'Bâtir, acheter, jouer une technique ou défausser. Puis votre main revient à cinq cartes, et le train du marché avance.',
            en: 'Build, buy, play a technique or discard. Then your hand is filled to five cards and the market train moves on.',
          },
        },
        {
          figure: 'kinds',
          title: { fr: 'Trois sortes de cartes', en: 'Three kinds of cards' },
          text: {
            fr: 'La main ouverte marque une technique : on la joue pour son effet. Le sablier marque une carte passive : elle agit toute seule ou s’active sans action. La Camelote ne sert qu’à payer.',
            en: 'The open hand marks a technique: you play it for its effect. The hourglass marks a passive card: it works by itself or is used without an action. Junk is only good for paying.',
          },
        },
      ],
    },
    {
      title: { fr: 'Acheter, et prendre de l’avance', en: 'Buying, and getting ahead' },
      parts: [
        {
          figure: 'wagon',
          title: { fr: 'Le prix est sur le wagon', en: 'The price is on the wagon' },
          text: {
            fr: 'Valeur de la carte, plus sa place dans le train : 0 près de la locomotive, puis 1, 2, 3 et 4. Chaque tour les cartes glissent et baissent de prix.',
            en: 'The card’s value plus its place in the train: 0 next to the engine, then 1, 2, 3 and 4. Every turn the cards slide and get cheaper.',
          },
        },
        {
          figure: 'payment',
          title: { fr: 'Payer sans carte de trop', en: 'Pay with no card too many' },
          text: {
            fr: 'Défaussez des cartes de votre main dont le total atteint le prix. Si l’on peut en retirer une et payer encore, elle est de trop. On ne rend pas la monnaie.',
            en: 'Discard cards from your hand that reach the price. If one could stay in hand and the price still be paid, it is one too many. No change is given.',
          },
        },
        {
          figure: 'bonus',
          title: { fr: '« +1 action »', en: '“+1 action”' },
          text: {
            fr: 'Une technique qui porte ce signe rend l’action qu’elle coûte : jouez-la, puis bâtissez ou achetez dans le même tour. Voilà comment on gagne du temps.',
            en: 'A technique with this sign gives back the action it costs: play it, then build or buy in the same turn. That is how you save time.',
          },
        },
      ],
    },
  ],
  chapters: [
    {
      id: 'build',
      title: { fr: 'Bâtir', en: 'Building' },
      text: [
        {
          fr: 'Une pile peut tenir en une carte ou en plusieurs. La pile 6 : un 6 n’existe pas, mais 5 + 1 ou 4 + 2 d’une même peuplade, oui.',
          en: 'A stack may be one card or several. For stack 6 there is no 6, but 5 + 1 or 4 + 2 of one folk will do.',
        },
        {
          fr: 'Les cartes bâties quittent votre paquet pour de bon. La Camelote n’entre jamais dans une pile.',
          en: 'Cards in stacks leave your deck for good. Junk never goes into a stack.',
        },
      ],
      lesson: 'build',
      rules: ['V-141', 'V-144', 'V-170'],
    },
    {
      id: 'buy',
      title: { fr: 'Acheter', en: 'Buying' },
      text: [
        {
          fr: 'La carte achetée va dans votre main, celles du paiement dans votre défausse. Quand votre paquet est vide, la défausse est mélangée et le remplace.',
          en: 'The card you buy goes to your hand, those you pay with to your discard pile. When your deck is empty the discard pile is shuffled and takes its place.',
        },
      ],
      lesson: 'buy',
      rules: ['V-061', 'V-062', 'V-122'],
    },
    {
      id: 'combine',
      title: { fr: 'Jouer des techniques', en: 'Playing techniques' },
      text: [
        {
          fr: 'On fait tout ce que dit la carte, autant que possible. Sans « +1 action », elle prend votre tour : choisissez bien le moment.',
          en: 'Do all that the card says, as far as possible. Without “+1 action” it takes your turn: choose the moment well.',
        },
      ],
      lesson: 'combine',
      rules: ['V-080', 'V-100', 'V-120'],
    },
    {
      id: 'attack',
      title: { fr: 'Gêner les autres', en: 'Getting in the way' },
      text: [
        {
          fr: 'Certaines peuplades volent, échangent ou font jeter des cartes. Elles valent surtout quand quelqu’un approche de sa huitième pile.',
          en: 'Some folks steal, swap or make others throw cards away. They are worth most when somebody is close to the eighth stack.',
        },
      ],
      lesson: 'attack',
      rules: ['V-130', 'V-200'],
    },
  ],
  glossary: [
    {
      term: { fr: 'peuplade', en: 'folk' },
      forms: { fr: ['peuplades'], en: ['folks'] },
      means: {
        fr: 'Les cartes d’un même animal, d’une même couleur.',
        en: 'The cards of one animal, in one colour.',
      },
      rule: 'V-004',
    },
    {
      term: { fr: 'pile', en: 'stack' },
      forms: { fr: ['piles'], en: ['stacks'] },
      means: {
        fr: 'Des cartes d’une peuplade qui totalisent son numéro.',
        en: 'Cards of one folk that add up to its number.',
      },
      rule: 'V-141',
    },
    {
      term: { fr: 'étal', en: 'stall' },
      means: {
        fr: 'Votre place de vente : huit piles côte à côte.',
        en: 'Your place of sale: eight stacks side by side.',
      },
      rule: 'V-140',
    },
    {
      term: { fr: 'défausser', en: 'discard' },
      forms: { fr: ['défaussez', 'défausse'], en: ['discard pile'] },
      means: {
        fr: 'Mettre dans sa propre défausse ; la carte reviendra.',
        en: 'Put onto your own discard pile; the card will come back.',
      },
      rule: 'V-150',
    },
    {
      term: { fr: 'Camelote', en: 'Junk' },
      means: {
        fr: 'Une carte sans effet, de valeur 1, qui ne sert qu’à payer.',
        en: 'A card of value 1 without effect, only good for paying.',
      },
      rule: 'V-003',
    },
    {
      term: { fr: 'technique', en: 'technique' },
      forms: { fr: ['techniques'], en: ['techniques'] },
      means: { fr: 'Une carte qu’on joue pour son effet.', en: 'A card you play for its effect.' },
      rule: 'V-080',
    },
    {
      term: { fr: 'carte passive', en: 'passive card' },
      forms: { fr: ['cartes passives'], en: ['passive cards'] },
      means: {
        fr: 'Une carte qui agit depuis votre main, sans action.',
        en: 'A card that works from your hand, without an action.',
      },
      rule: 'V-180',
    },
  ],
};
