import { dictionary } from '@comptoir/kit';
import { speaker } from '../../i18n/language.svelte.ts';

/** What Comptoir owes to others; fetched with its page, which few people open. */
const fr = {
  title: 'Crédits',
  lead: 'Ce que Comptoir doit aux autres.',
  games: 'Les jeux',
  'text.games':
    'La Vallée des Marchands : Sami Laakso, Snowdale Design. La Baie des Marchands : Final Frontier Games, édition française Super Meeple. Marchands de Karanor : Rémi Delaunoy, illustrations de Tanguy Vayssières, Funky Hat Games. Comptoir est une adaptation d’amateurs ; ses textes et ses dessins sont originaux.',
  icons: 'Icônes',
  'text.icons':
    'game-icons.net (Lorc, Delapouite et contributeurs), licence CC BY 3.0, recolorées et composées. Lémur, aventuriers, marchandises, emblèmes, sceau, bateaux, horloge et cartes : dessins de Comptoir.',
  fonts: 'Polices',
  'text.fonts':
    'IM Fell (Igino Marini), Alegreya et Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), licence SIL OFL 1.1.',
  software: 'Logiciels',
  'text.software': 'Svelte, Vite, Workbox et leurs contributeurs, licence MIT.',
} as const;

const en: Record<keyof typeof fr, string> = {
  title: 'Credits',
  lead: 'What Comptoir owes to others.',
  games: 'The games',
  'text.games':
    'Dale of Merchants: Sami Laakso, Snowdale Design. Merchants Cove: Final Frontier Games, French edition Super Meeple. Merchants of Karanor: Rémi Delaunoy, illustrations by Tanguy Vayssières, Funky Hat Games. Comptoir is a fan adaptation; its texts and drawings are original.',
  icons: 'Icons',
  'text.icons':
    'game-icons.net (Lorc, Delapouite and contributors), licence CC BY 3.0, recoloured and composed. Lemur, adventurers, goods, emblems, seal, boats, clock and maps: drawings by Comptoir.',
  fonts: 'Fonts',
  'text.fonts':
    'IM Fell (Igino Marini), Alegreya and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), licence SIL OFL 1.1.',
  software: 'Software',
  'text.software': 'Svelte, Vite, Workbox and their contributors, MIT licence.',
};

export const word = speaker(dictionary(fr, en));
