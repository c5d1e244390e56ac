import type { Booklet } from '../../../rulebook/booklet.ts';

/** La Baie for people. */
export const booklet: Booklet = {
  pages: [
    {
      title: { fr: 'Le but et le temps', en: 'The aim and the time' },
      parts: [
        {
          figure: 'aim',
          title: { fr: 'Fabriquer, attirer, vendre', en: 'Make, attract, sell' },
          text: {
            fr: 'Trois jours pour faire fortune. Vous fabriquez des marchandises dans votre boutique, vous amenez des clients sur les quais, et vous vendez au marché de midi. Le plus d’or gagne.',
            en: 'Three days to make a fortune. You make goods in your shop, bring clients to the piers, and sell at the noon market. The most gold wins.',
          },
        },
        {
          figure: 'clock',
          title: { fr: 'Joue qui est le plus en retard', en: 'Whoever is furthest behind plays' },
          text: {
            fr: 'Chaque action coûte des heures : votre sablier avance d’autant. Tant qu’il reste derrière tous les autres, c’est encore à vous.',
            en: 'Every action costs hours: your timepiece moves that far. As long as it stays behind all others, it is still your turn.',
          },
        },
        {
          figure: 'shop',
          title: { fr: 'À chacun sa boutique', en: 'Everyone has their own shop' },
          text: {
            fr: 'L’Alchimiste brasse des billes, le Forgeron chauffe des dés, le Capitaine envoie ses navires, le Chronomancien marche sur des tuiles, l’Aubergiste surveille ses marmites. Le port est le même pour tous.',
            en: 'The Alchemist brews marbles, the Blacksmith heats dice, the Captain sends out ships, the Chronomancer walks on tiles, the Innkeeper watches her pots. The harbour is the same for all.',
          },
        },
      ],
    },
    {
      title: { fr: 'Le port et le marché', en: 'The harbour and the market' },
      parts: [
        {
          figure: 'boat',
          title: { fr: 'Charger les bateaux', en: 'Loading the boats' },
          text: {
            fr: 'Quand votre sablier passe un losange, vous tirez un aventurier et choisissez son bateau. Un bateau plein accoste au quai de votre choix, et ses passagers deviennent des clients.',
            en: 'When your timepiece passes a diamond on the dial, you draw an adventurer and choose a boat. A full boat docks at the pier you choose, and its passengers become clients.',
          },
        },
        {
          figure: 'sale',
          title: { fr: 'Prix fois clients', en: 'Price times clients' },
          text: {
            fr: 'Une petite marchandise se vend sur la Grand Place, une grande au Bazar, les deux au Marché Noir contre une carte Corruption. Elle rapporte son prix multiplié par le nombre de clients de sa couleur.',
            en: 'Small goods sell in the Town Square, large ones at the Bazaar, both on the Black Market for a Corruption card. Each earns its price times the number of clients of its colour.',
          },
        },
        {
          figure: 'corruption',
          title: { fr: 'Gare à la corruption', en: 'Beware of corruption' },
          text: {
            fr: 'Les cartes Corruption coûtent de l’or à la fin, d’autant plus que le Repaire est plein de Voyous. Une ou deux valent parfois un raccourci ; beaucoup ruinent.',
            en: 'Corruption cards cost gold at the end, and more of it the fuller the Lair is of Rogues. One or two may be worth a short cut; many will ruin you.',
          },
        },
      ],
    },
  ],
  chapters: [
    {
      id: 'clock',
      title: { fr: 'L’horloge', en: 'The clock' },
      text: [
        {
          fr: 'À midi chacun s’arrête et le marché ouvre. À égalité d’heure, le sablier du dessus joue d’abord. À partir du deuxième jour, une aiguille fait gagner une heure, sans chargement en chemin et au prix d’une carte Corruption.',
          en: 'At noon everyone stops and the market opens. On the same hour the timepiece on top plays first. From the second day on a hand of the clock saves an hour, with no loading on the way and for one Corruption card.',
        },
      ],
      lesson: 'clock',
      rules: ['B-040', 'B-073'],
    },
    {
      id: 'boats',
      title: { fr: 'Les bateaux et les quais', en: 'Boats and piers' },
      text: [
        {
          fr: 'Le deuxième bateau qui accoste d’un côté chasse le troisième : ses passagers vont dans les salles de clan, où ils rapportent à la fin.',
          en: 'The second boat to dock on a side drives away the third: its passengers go to the faction halls, where they are worth gold at the end.',
        },
      ],
      lesson: 'boats',
      rules: ['B-080', 'B-082', 'B-083'],
    },
    {
      id: 'shop',
      title: { fr: 'Votre boutique', en: 'Your shop' },
      text: [
        {
          fr: 'Chez l’Alchimiste : trois billes dont deux d’une couleur font une potion, quatre dont trois un élixir. Brassez plusieurs chaudrons à la fois : cela coûte les mêmes heures.',
          en: 'For the Alchemist: three marbles, two of one colour, make a potion; four, three of one colour, an elixir. Brew several cauldrons at once: it costs the same hours.',
        },
      ],
      lesson: 'shop',
      rules: ['A-010', 'A-020'],
    },
    {
      id: 'market',
      title: { fr: 'Le jour de marché', en: 'Market day' },
      text: [
        {
          fr: 'On vend quai par quai, chacun à son tour. Les clients ne s’épuisent pas : chacun achète à tous. Ce qui n’est pas vendu attend demain.',
          en: 'You sell pier by pier, one seller after the other. Clients are not used up: they buy from everyone. What is not sold waits for tomorrow.',
        },
      ],
      lesson: 'market',
      rules: ['B-100', 'B-101', 'B-104'],
    },
  ],
  glossary: [
    {
      term: { fr: 'sablier', en: 'timepiece' },
      forms: { fr: ['sabliers'], en: ['timepieces'] },
      means: {
        fr: 'Votre pion sur l’horloge ; il avance des heures que vous payez.',
        en: 'Your piece on the clock; it moves by the hours you pay.',
      },
      rule: 'B-040',
    },
    {
      term: { fr: 'aventurier', en: 'adventurer' },
      forms: { fr: ['aventuriers'], en: ['adventurers'] },
      means: {
        fr: 'Un passager des bateaux : client de l’un des quatre clans, ou Voyou.',
        en: 'A passenger of the boats: a client of one of four factions, or a Rogue.',
      },
      rule: 'B-080',
    },
    {
      term: { fr: 'client', en: 'client' },
      forms: { fr: ['clients'], en: ['clients'] },
      means: {
        fr: 'Un aventurier descendu sur un quai : il achète les marchandises de sa couleur.',
        en: 'An adventurer on a pier: they buy goods of their colour.',
      },
      rule: 'B-104',
    },
    {
      term: { fr: 'corruption', en: 'corruption' },
      means: { fr: 'Une carte qui coûte de l’or à la fin.', en: 'A card that costs gold at the end.' },
      rule: 'B-132',
    },
    {
      term: { fr: 'quai', en: 'pier' },
      forms: { fr: ['quais'], en: ['piers'] },
      means: {
        fr: 'Bazar, Grand Place ou Marché Noir : là où l’on vend.',
        en: 'Bazaar, Town Square or Black Market: where you sell.',
      },
      rule: 'B-101',
    },
  ],
};
