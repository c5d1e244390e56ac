import { count, says } from '../../texts/fr-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';
import { recipeWords } from './recipe-words.ts';

export const fr: MerchantPhrases = {
  name: 'Aubergiste',
  inBrief: 'Marga : des marmites qui cuisent pendant que l’heure tourne, et des hôtes à loger',
  intro: [
    'Ce que vous mettez au feu cuit pendant vos actions, autant d’heures que vous en payez ; le double sur la flamme, rien sur la desserte.',
    'Servez entre la première et la dernière heure de la recette. Bouillon et tourte font un plat, ragoût et rôti un festin. Brûlé, il ne reste qu’un plat, contre une carte Corruption.',
    'Un plat juste à point peut être offert à un hôte : sa chambre donne le mécénat chaque jour. Recruter prend des heures : c’est le moment des rôtis.',
  ],
  steps: ['mijoter', 'servir', 'vendre'],
  wares: { s: ['plat', 'm'], l: ['festin', 'm'] },
  spaces: {
    'T-S1': 'Mettre au feu',
    'T-S2': 'Remuer',
    'T-S3': 'Servir',
    'T-S4': 'Changer la carte',
  },
  spaceNotes: {
    'T-S1': 'recettes sur les feux',
    'T-S2': 'presser ou ralentir',
    'T-S3': 'plats cuits → étal',
    'T-S4': 'nouvelles recettes',
  },
  abilities: ['Marmiton', 'Serveuse', 'Rôtisseur', 'Ménestrel'],
  abilityNotes: [
    'mettre au feu une recette de la carte',
    'servir un plat prêt',
    'remuer jusqu’à deux fois',
    'mécénat immédiat d’un hôte',
  ],
  places: {
    HB1: 'la braise 1',
    HB2: 'la braise 2',
    HB3: 'la braise 3',
    HB4: 'la flamme',
    HB5: 'la desserte',
    room: 'la chambre',
  },
  questions: {
    'pot.fill': 'Quelle recette mettez-vous au feu, et où ?',
    'pot.stir': 'Encore {source} : quelle marmite remuez-vous ?',
    'pots.empty': 'Quelles marmites videz-vous ?',
    'menu.change': 'Quelles recettes de la carte remplacez-vous ?',
    'serve.dish': 'Quel plat servez-vous ?',
    'song.guest': 'Pour quel hôte chante le ménestrel ?',
  },
  leads: {
    'pot.fill':
      'Menez une recette de la carte sur un feu : la flamme cuit deux fois plus vite que la braise.',
    'pot.stir': 'Ajoutez ou retirez une heure de cuisson, ou déplacez la marmite.',
    'pots.empty': 'Leurs recettes retournent au sac et leur place est libre.',
    'menu.change': 'De nouvelles recettes les remplacent ; puis vous pouvez en mettre une au feu.',
    'serve.dish':
      'Sa marchandise va à votre étal. Juste à point, il peut loger un hôte ; brûlé, il vaut un plat et une carte Corruption.',
    'song.guest': 'Vous touchez aussitôt le mécénat de son clan.',
  },
  pieces: {
    'pots.empty': ['marmite', 'marmites'],
    'menu.change': ['recette', 'recettes'],
  },
  refusals: {
    'no-free-hob': () => 'Aucune place libre sur le feu.',
    'nothing-to-stir': () => 'Aucune marmite à remuer.',
    'nothing-to-serve': () => 'Aucun plat à servir dont la marchandise puisse être gagnée.',
    'no-guest': () => 'Aucun hôte ne loge à l’auberge.',
  },
  words: {
    'stop pot.fill': 'Ne plus rien mettre au feu',
    'stop pot.stir': 'Laisser mijoter',
    'stop serve.dish': 'Ne plus servir',
    ...recipeWords('fr'),
  },
  told: {
    'T.fill': (who, f) => `${says(who, 'mettez', 'met')} au feu : ${f.recipe} (${f.hob}).`,
    'T.stir': (who, f) =>
      `${says(who, 'remuez', 'remue')} : ${f.recipe}, à ${count(f.hours, 'heure', 'heures')} de cuisson.`,
    'T.move': (who, f) => `${says(who, 'déplacez', 'déplace')} : ${f.recipe} (${f.hob}).`,
    'T.empty': (who, f) => `${says(who, 'videz', 'vide')} ${count(f.pots, 'marmite', 'marmites')}.`,
    'T.menu': (who, f) =>
      `${says(who, 'remplacez', 'remplace')} ${count(f.tiles, 'recette', 'recettes')} de la carte.`,
    'T.serve': (who, f) => `${says(who, 'servez', 'sert')} : ${f.recipe}.`,
    'T.disguise': (who, f) => `${says(who, 'servez', 'sert')} sous la sauce un plat brûlé : ${f.recipe}.`,
    'T.lodge': (who, f) => `${says(who, 'logez', 'loge')} un hôte ${f.clan} : ${f.recipe}.`,
    'T.song': (who, f) => `${says(who, 'faites', 'fait')} chanter pour l’hôte ${f.clan}.`,
    'T.burn': (_, f) => `Ça brûle : ${f.recipe} (${f.hob}).`,
    'T.scour': (who, f) =>
      `${says(who, 'récurez', 'récure')} ${count(f.pots, 'marmite brûlée', 'marmites brûlées')}.`,
  },
};
