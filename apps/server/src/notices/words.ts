import { dictionary } from '@comptoir/kit';

/** What the server says to people who are elsewhere. */
export const noticeWords = dictionary(
  {
    'kind.turn': '{game} : à vous de jouer',
    'kind.time': '{game} : votre temps s’écoule',
    'kind.invited': '{game} : une place vous attend',
    'kind.talk': '{game} : nouveau message',
    'kind.over': '{game} : la partie est finie',
    'table.turn': '{game} : {name}, à vous de jouer',
    'table.time': '{game} : {name}, votre temps s’écoule',
    with: 'Avec {names}.',
    and: '{names} et {last}',
    left: 'Il vous reste {time}.',
    digest: { one: 'Une table à voir', other: '{n} tables à voir' },
    trial: 'Comptoir : un essai',
    'trial.text': 'Les messages de vos tables arriveront ici.',
    open: 'Ouvrir : {link}',
    why: 'Vous recevez ce message parce que vous l’avez demandé dans Comptoir.',
    stop: 'Ne plus rien recevoir à cette adresse : {link}',
    confirm: 'Comptoir : confirmez votre adresse',
    'confirm.text':
      'Quelqu’un, vous sans doute, veut recevoir ici les messages de ses tables. Suivez ce lien pour l’accepter ; sinon, ne faites rien.',
  },
  {
    'kind.turn': '{game}: your turn',
    'kind.time': '{game}: your time is running out',
    'kind.invited': '{game}: a seat is kept for you',
    'kind.talk': '{game}: new message',
    'kind.over': '{game}: the game is over',
    'table.turn': '{game}: {name}, your turn',
    'table.time': '{game}: {name}, your time is running out',
    with: 'With {names}.',
    and: '{names} and {last}',
    left: 'You have {time} left.',
    digest: { one: 'One table to look at', other: '{n} tables to look at' },
    trial: 'Comptoir: a test',
    'trial.text': 'Messages about your tables will arrive here.',
    open: 'Open: {link}',
    why: 'You are receiving this message because you asked for it in Comptoir.',
    stop: 'Unsubscribe this address: {link}',
    confirm: 'Comptoir: confirm your address',
    'confirm.text':
      'Somebody, probably you, wants to receive messages about their tables here. Follow this link to accept; otherwise do nothing.',
  },
);
