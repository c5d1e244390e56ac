import { fromAll } from '../merchants/texts.ts';
import { capital, count, goesOn, says } from './fr-speech.ts';
import type { Phrases } from './phrases.ts';

/** The sentences of the journal in French. Pieces come with their article: "un Barde", "le chaudron 1". */

export const told: Phrases['told'] = {
  phase: (_, f) => `Jour ${f.round} · ${f.phase}`,
  drawn: (who, f) => `${says(who, 'tirez', 'tire')} ${f.adventurer} du sac.`,
  returned: (_, f) => `Aucune place en mer : ${f.adventurer} retourne dans le sac.`,
  boarded: (_, f) => `${capital(f.adventurer)} monte sur le ${f.boat}.`,
  'changed-boat': (_, f) => `${capital(f.adventurer)} passe du ${f.boat} au ${f.to}.`,
  'went-to-pier': (_, f) => `${capital(f.adventurer)} quitte le ${f.boat} et descend à quai (${f.pier}).`,
  'went-to-hall': (_, f) => `${capital(f.adventurer)} quitte le ${f.boat} pour la salle de son clan.`,
  'went-to-bag': (_, f) => `${capital(f.adventurer)} quitte le ${f.boat} et retourne dans le sac.`,
  docked: (who, f) => `${says(who, 'amarrez', 'amarre')} le ${f.boat} ${f.dock}.`,
  'boat-left': (_, f) => `Le ${f.boat} repart : ses Clients vont dans leurs salles, ses Voyous au Repaire.`,
  hourglass: (who, f) => `${says(who, 'avancez votre sablier', 'avance son sablier')} ${f.hour}.`,
  'market-closed': (_, f) => `Les quatre quais sont pris : le marché ouvrira à ${f.hour} h.`,
  'corruption-drawn': (who, f) =>
    `${says(who, 'piochez', 'pioche')} une carte${f.card === '' ? ' Corruption' : ` : ${f.card}`}.`,
  'corruption-discarded': (who, f) => `${says(who, 'défaussez', 'défausse')} une carte : ${f.card}.`,
  'corruption-reshuffled': () => 'La défausse des cartes Corruption est mélangée.',
  recruited: (who, f) => `${says(who, 'recrutez', 'recrute')} « ${f.card} ».`,
  joined: (_, f) => `« ${f.card} » prend la place de « ${f.replaced} ».`,
  space: (who, f) => `${says(who, 'choisissez', 'choisit')} « ${f.space} ».`,
  'team-used': (who, f) => `${says(who, 'faites', 'fait')} appel à l’équipe : ${f.ability}.`,
  'good-gained': (who, f) => `${says(who, 'gagnez', 'gagne')} ${f.good}.`,
  'good-missed': (who, f) => `${says(who, 'ne pouvez pas', 'ne peut pas')} prendre ${f.good}.`,
  patronage: (who, f) => `Mécénat ${f.clan} : ${goesOn(who, 'gagnez', 'gagne')} ${f.amount} or.`,
  'immediate-patronage': (who, f) =>
    `Mécénat immédiat ${f.clan} : ${goesOn(who, 'gagnez', 'gagne')} ${f.amount} or.`,
  clients: (who, f) =>
    `${says(who, 'gagnez', 'gagne')} ${f.amount} or : deux par Client dans la salle ${f.clan}.`,
  sold: (who, f) => `${says(who, 'vendez', 'vend')} ${f.good} pour ${f.price} or (${f.pier}).`,
  'rogue-paid': (who, f) => `${says(who, 'payez', 'paie')} un Voyou, qui compte comme Client (${f.pier}).`,
  'colporteur-drew': (_, f) => `Le Colporteur retourne la carte ${f.card}.`,
  'colporteur-plays': (_, f) =>
    `Les cartes du Colporteur disent : ${f.action}${Number(f.times) > 1 ? `, ${f.times} fois` : ''} ; ${count(f.hours, 'heure', 'heures')}${
      Number(f.corruption) > 0 ? ` et ${count(f.corruption, 'carte', 'cartes')} Corruption` : ''
    } ; ${f.half}, ${f.place}.`,
  'colporteur-shuffled': () => 'Le Colporteur mélange ses cartes.',
  reserved: (_, f) => `${capital(f.adventurer)} entre dans la réserve du Colporteur.`,
  'left-reserve': (_, f) => `Le Colporteur prend ${f.adventurer} dans sa réserve.`,
  revealed: (who, f) =>
    Number(f.cards) === 0
      ? `${says(who, 'n’avez', 'n’a')} aucune carte Corruption.`
      : `${says(who, 'révélez', 'révèle')} ${count(f.cards, 'carte', 'cartes')} Corruption.`,
  scored: (who, f) =>
    `Décompte : ${goesOn(who, 'gagnez', 'gagne')} ${f.clans} or des clans et ${who.isYou ? 'perdez' : 'perd'} ${f.corruption} or de corruption.`,
  'colporteur-goods': (_, f) => `gagner ${f.goods}`,
  'colporteur-patronage': (_, f) => `gagner 2 or par Client de la salle ${f.clan}`,
  'colporteur-recruit': () => 'recruter un habitant et tirer deux aventuriers',
  inner: () => 'près de l’île',
  outer: () => 'au large',
  left: () => 'moitié gauche',
  right: () => 'moitié droite',
  ...fromAll('fr', 'told'),
};
