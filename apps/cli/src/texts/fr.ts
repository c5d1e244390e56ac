import { frenchName } from '@comptoir/kit';

/** In French, zero and one take the singular. */
const s = (n: number): string => (n < 2 ? '' : 's');

/** A command of the program: the words that follow its name, and what it does. */
interface CommandText {
  readonly words: string;
  readonly does: string;
  /** Its help names the games. */
  readonly isAboutGames?: true;
}

export const fr = {
  unknownCommand: (name: string) => `Commande inconnue : ${name}. Essayez « comptoir help ».`,
  unknownOption: (name: string) => `Option inconnue : ${name}. Essayez « comptoir help ».`,
  optionTakesNoValue: (name: string) => `L’option ${name} ne prend pas de valeur.`,
  optionNeedsValue: (name: string) => `L’option ${name} attend une valeur.`,
  optionNeedsNumber: (name: string, value: string) =>
    `L’option ${name} attend un nombre entier, pas « ${value} ».`,
  optionNeedsPair: (name: string, value: string) => `L’option ${name} attend clé=valeur, pas « ${value} ».`,
  unknownLanguage: (name: string) => `Langue inconnue : ${name}. Les langues sont fr et en.`,
  missingArgument: 'Il manque un argument. Essayez « comptoir help ».',
  superfluousArgument: (word: string) => `Argument en trop : ${word}. Essayez « comptoir help ».`,
  unknownGame: (name: string, games: string) => `Jeu inconnu : ${name}. Les jeux sont : ${games}.`,
  wrongPlayers: (title: string, players: number, allowed: string) =>
    `${title} ne se joue pas à ${players} : les nombres de joueurs sont ${allowed}.`,
  optionsRefused: (reason: string) => `Ces options sont refusées : ${reason}`,
  badNumber: (name: string, min: number) => `L’option ${name} doit être au moins ${min}.`,
  unknownBot: (name: string, bots: string) => `Robot inconnu : ${name}. Les robots sont : ${bots}.`,
  noBuild: (folder: string) =>
    `Le dossier ${folder} ne contient pas de version construite : lancez-y une fois « npm start ».`,
  buildWithoutGame: (folder: string, game: string) =>
    `La version du dossier ${folder} ne connaît pas ${game}.`,
  buildWithOtherRules: (folder: string, game: string, theirs: number, ours: number) =>
    `La version du dossier ${folder} joue ${game} avec les règles ${theirs}, celle-ci avec les règles ${ours} : leurs robots ne peuvent pas se rencontrer.`,
  notASeries: (file: string) => `Le fichier ${file} n’est pas une série de rencontres.`,
  otherSeries: (file: string, part: string) =>
    `Le fichier ${file} appartient à une autre série : ${part}. Choisissez un autre fichier ou reprenez la même commande.`,
  planParts: {
    game: 'le jeu diffère',
    rules: 'les règles ont changé',
    options: 'les réglages diffèrent',
    bots: 'les robots diffèrent',
    games: 'le nombre de parties diffère',
    seed: 'la graine diffère',
    time: 'le temps de réflexion diffère',
    builds: 'une des versions a changé depuis',
    shard: 'la part des parties diffère',
  } as Readonly<Record<string, string>>,
  badShard: (text: string) => `--shard attend une part comme 1/4, pas « ${text} ».`,
  timeLeft: (seconds: number) =>
    `encore ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`}`,
  builtFrom: (folder: string, commit: string) =>
    folder === '.' ? `cette version : ${commit}` : `${folder} : ${commit}`,
  wrongBots: (bots: number, seats: number) =>
    `${bots} robots pour ${seats} places : donnez-en un pour tous, ou un par place.`,
  tooManyHumans: (humans: number, seats: number) =>
    `${humans} joueur${s(humans)} pour ${seats} places : c’est trop.`,
  cannotRead: (file: string) => `Impossible de lire le fichier ${file}.`,
  cannotWrite: (file: string) => `Impossible d’écrire le fichier ${file}.`,
  brokenRecord: (file: string, place: string, problem: string) => `${file} : ${place} : ${problem}.`,
  recordGame: (game: string) =>
    `Ce fichier est une partie de ${game}, un jeu que ce programme ne connaît pas.`,
  places: { file: 'fichier', header: 'en-tête', entry: 'entrée', footer: 'pied' } as Readonly<
    Record<string, string>
  >,
  problems: {
    'this is not JSON': 'ce n’est pas du JSON',
    'this is not a game record': 'ce n’est pas une partie enregistrée',
    'something is missing or of the wrong kind': 'une donnée manque ou n’est pas du bon type',
    'there is no list of entries': 'il n’y a pas de liste d’entrées',
    'it was altered': 'le fichier a été modifié',
    'the secret does not open the commitment': 'le secret ne correspond pas à l’engagement',
    'the state after it is another one': 'l’état obtenu est différent',
    'the outcome is another one': 'le résultat est différent',
    'it was played by older rules, from which these differ: it can be read, not verified':
      'elle a été jouée selon d’anciennes règles, dont celles-ci diffèrent : on peut la lire, non la vérifier',
    'it was played by newer rules than these':
      'elle a été jouée selon des règles plus récentes que celles-ci',
    'it goes back to a point that never was': 'elle revient à un point qui n’a jamais existé',
  } as Readonly<Record<string, string>>,
  recordGood: (title: string, seats: string, moves: number) =>
    `${title}, ${seats} : ${moves} entrée${s(moves)} rejouée${s(moves)}, mélanges vérifiés, rien d’altéré.`,
  noSuchPoint: (at: number, last: number) => `Le point ${at} n’existe pas : la partie va de 0 à ${last}.`,
  noSuchSeat: (seat: number, last: number) =>
    `La place ${seat} n’existe pas : les places vont de 0 à ${last}.`,
  replayAt: (seq: number, last: number) => `Point ${seq} sur ${last}`,
  replayAsked: (name: string, question: string) => `> ${name} : ${question}`,
  replayWaits: (name: string) => `> On attend ${name}`,
  outputClosed: 'La sortie a été fermée : le programme s’arrête.',
  interrupted: 'Interrompu.',
  defect: (message: string) => `Erreur inattendue : ${message}`,
  noRules: (game: string) => `Il n’y a pas de règles pour ${game} dans docs/rules.`,
  rulesCount: (game: string, total: number, cited: number, orphans: number) =>
    `${game} : ${total} règles, ${cited} citées par un test, ${orphans} orpheline${s(orphans)}`,
  rulesOrphans: (list: string) => `Sans test : ${list}`,

  simTitle: (title: string, players: number, games: string) =>
    `${title}, ${players} joueurs, ${games} parties`,
  simProgress: (done: number, games: number) => `${done} sur ${games} parties`,
  simResult: (finished: number, games: number, seconds: string) =>
    `${finished} partie${s(finished)} finie${s(finished)} sur ${games}, en ${seconds} s`,
  simSpeed: (decisions: string, perSecond: string, games: string) =>
    `${decisions} décisions, ${perSecond} par seconde, ${games} parties par seconde`,
  simMean: (mean: string) => `${mean} décisions par partie en moyenne`,
  simWins: (seat: number, bot: string, wins: number, share: string) =>
    `place ${seat} (${bot}) : ${wins} victoire${s(wins)} (${share} %)`,
  simChecked: (violations: number) =>
    violations === 0
      ? 'Invariants vérifiés à chaque décision : rien à signaler.'
      : `${violations} violation${s(violations)} :`,

  tuneNot: (game: string) => `Il n’y a pas de nombres à régler dans ${game}.`,
  tunePath: (path: string) => `${path} ne mène à aucun nombre de ce jeu.`,
  tuneValues: (path: string) => `Les valeurs de ${path} sont des nombres séparés par des virgules.`,
  tuneProgress: (at: number, all: number, games: number, of: number) =>
    `point ${at} sur ${all} : ${games} parties sur ${of}`,
  tuneAsIs: 'tels quels',
  mineNot: (game: string) => `Il n’y a pas d’énigmes dans ${game}.`,
  mineProgress: (bar: string, found: number, of: number, games: number) =>
    `${bar} ${found} énigmes sur ${of}, de ${games} partie${games === 1 ? '' : 's'}`,
  mineDone: (found: number, file: string) => `${found} énigme${found === 1 ? '' : 's'} dans ${file}`,
  trainNot: (game: string) => `Il n’y a rien à apprendre dans ${game}.`,
  trainOther: (file: string) =>
    `${file} contient les positions d’autres parties : nommez un autre fichier, ou effacez-le.`,
  trainWatching: (games: number, of: number, positions: number) =>
    `${games} parties vues sur ${of}, ${positions} positions`,
  trainLearning: (percent: number) => `apprentissage : ${percent} %`,
  trainDone: (positions: number, before: string, after: string, file: string) =>
    `Appris de ${positions} positions. Erreur sur les parties mises de côté : ${before} avec les points, ${after} avec ce qui est appris. Dans ${file}`,

  ladderTitle: (title: string, players: number, games: number, seed: number) =>
    `${title}, ${players} joueurs : taux de victoire et intervalle à 95 %, ${games} parties chacun, graines à partir de ${seed}`,
  ladderRatings: 'Classement (400 points font dix contre un)',
  percent: (n: number) => `${n} %`,
  reviewProgress: (percent: number) => `analyse de la partie : ${percent} %`,
  reviewTurningPoints: 'Tournants de la partie',
  reviewMistakes: 'Coups les plus coûteux',
  reviewNone: 'aucun',
  reviewNothing: 'Rien du tout.',
  reviewLuck: '(hasard ou coups des autres)',
  reviewChoice: '(ce coup y est pour beaucoup)',
  reviewTurn: (seq: number, name: string, before: string, after: string) =>
    `point ${seq} : les chances ${frenchName('de', name)} passent de ${before} à ${after} jusqu’à sa question suivante`,
  reviewAccuracy: (name: string, share: string, weighed: number) =>
    `${name} : ${share} de bons choix sur ${weighed}`,
  reviewMistake: (seq: number, name: string, cost: string) =>
    `point ${seq}, ${name} : environ ${cost} de chances de gagner en moins`,
  reviewPlayed: (move: string) => `joué : ${move}`,
  reviewBetter: (move: string) => `mieux : ${move}`,
  reviewHow: (plays: number, file: string) =>
    `Estimé avec ${plays} parties simulées par coup. Revoir un moment : comptoir replay ${file} --at POINT`,

  benchTitle: (title: string, node: string) => `${title} : mesures sur un cœur, jeu au hasard, Node ${node}`,
  benchPlayers: (players: number) => `${players} joueurs`,
  benchDecisions: 'décisions par seconde',
  benchClone: 'copie d’un état à mi-partie',
  benchHash: 'empreinte d’un état',
  benchVerify: 'vérification d’un enregistrement, entrées par seconde',
  benchTenths: 'coût d’une décision, par dixième de partie',
  benchFlat: (ratio: string) => `dernier dixième / premier : ${ratio}`,
  benchThinking: 'réflexion',
  benchNodes: 'recherche, décisions de parties simulées par seconde',
  benchPlays: (plays: string) => `${plays} parties simulées par seconde`,
  benchMerchant: (tenth: string, longest: string) =>
    `réponses du marchand : neuf sur dix en ${tenth} ms, la plus longue ${longest} ms`,
  benchFirst: 'toute première réponse, à froid',
  benchPeer: (own: string, peer: string, ratio: string) =>
    `les mêmes règles dans boardgame.io : ${peer} décisions par seconde contre ${own} ici : rapport ${ratio}`,
  benchPeerMissing: 'boardgame.io n’est pas installé : lancez « npm install » à la racine du dépôt.',
  benchPeerGame: 'La comparaison --peer n’existe que pour vallee.',

  welcome: 'Comptoir — trois jeux de marchands',
  menuGame: 'Quel jeu ?',
  menuPlayers: 'Combien de joueurs ?',
  menuHumans: 'Combien de joueurs devant ce clavier ?',
  menuBot: 'Quels robots pour les autres places ?',
  menuStyle: 'Dans quel style ?',
  menuNoStyle: 'sans style : joue pour gagner',
  menuLanguage: 'Quelle langue ? / Which language?',
  /** How they play; the levels have their names from the bots. */
  bots: {
    beginner: 'se trompe souvent',
    novice: 'plausible, avec des erreurs humaines',
    merchant: 'solide, répond tout de suite',
    master: 'réfléchit à la suite',
    grandmaster: 'réfléchit cinq fois plus longtemps',
    greedy: 'glouton : prend ce qui l’avance le plus',
    random: 'hasard : joue n’importe quel coup permis',
  } as Readonly<Record<string, string>>,
  you: 'Vous',
  botNames: {
    greedy: 'Glouton',
    random: 'Hasard',
  } as Readonly<Record<string, string>>,
  playerName: (seat: number) => `Joueur ${seat + 1}`,

  commitment: (hash: string) => `Mélange vérifiable, engagement : ${hash}`,
  secret: (secret: string) => `Secret du mélange : ${secret}`,
  contributed: (name: string, text: string) => `Ajouté au mélange (${name}) : ${text}`,
  since: 'Depuis votre dernier tour :',
  earlier: (n: number) => `… et ${n} ligne${s(n)} avant (« journal » pour tout lire)`,
  mayNow: (name: string) =>
    name === 'Vous' ? 'Vous pouvez maintenant :' : `${name}, vous pouvez maintenant :`,
  letPass: 'Laisser passer',
  handOver: (name: string) => `Passez le clavier ${frenchName('à', name)}, puis appuyez sur Entrée.`,
  prompt: '> ',
  done: 'C’est tout',
  none: 'Rien',
  yes: 'Oui',
  no: 'Non',
  chosenSoFar: (list: string) => `Choisi : ${list}`,
  orderHint: '(dans l’ordre : la première choisie est posée la première)',
  notUnderstood: (text: string) => `Je ne comprends pas « ${text} ». « aide » dit ce que l’on peut taper.`,
  unread: (text: string) => `La question a changé : « ${text} » n’est pas pris en compte.`,
  ambiguous: (text: string, list: string) => `« ${text} » peut être : ${list}.`,
  moreChoices: (n: number) =>
    `Seules les ${n} premières réponses sont montrées ; les autres se donnent en JSON : = {…}`,
  nothingToUndo: 'Annulation impossible : une carte a été révélée ou un adversaire a joué.',
  undone: 'Dernier coup annulé.',
  steppedBack: 'Retour en arrière.',
  deadEnd: 'Cela ne suffit pas, et il ne reste rien à choisir : recommencez.',
  whyMore: '« ? nom » explique un des choix, « aide » dit tout ce que l’on peut taper.',
  whyWhat: 'De quoi s’agit-il ? Par exemple : « pourquoi » suivi du nom d’une carte.',
  isPossible: (what: string) => `${what} : c’est possible maintenant.`,
  noSuchRule: (id: string) => `Il n’y a pas de règle ${id}.`,
  ruleWhich: 'Tapez « règle » et un numéro, comme les refus en donnent entre crochets.',
  saveLater: (file: string) =>
    `La partie sera enregistrée dans ${file} quand elle s’arrêtera ; plus tôt, le fichier livrerait son secret.`,
  saveWhere: 'Donnez le nom d’un fichier : « sauver partie.json ».',
  saved: (file: string) => `Partie enregistrée dans ${file}.`,
  inputEnded: 'L’entrée s’est terminée avant la fin de la partie.',
  brokenOff: 'Partie interrompue.',
  gameOver: 'Fin de la partie.',
  youWin: 'Vous gagnez !',
  winners: (names: string, several: boolean) => (several ? `${names} gagnent.` : `${names} gagne.`),
  place: (place: number, name: string, score: string) => `${place}. ${name} (${score})`,
  and: ' et ',
  emptyLog: 'Il ne s’est encore rien passé.',
  helpPlay: [
    'Répondez par un numéro, ou par le début d’un nom. Plusieurs réponses se suivent sur une ligne : 1 3 4',
    '  annuler            annule votre dernier coup, si rien n’a été révélé depuis',
    '  retour             revient d’un pas dans la question en cours',
    '  Entrée             prend le choix marqué ↵',
    '  ? ou pourquoi …    ce qu’est une chose et pourquoi elle n’est pas possible, ou la règle d’un refus',
    '  règle NUMÉRO       le texte d’une règle',
    '  journal            tout ce qui s’est passé',
    '  table              redessine la table',
    '  sauver FICHIER     enregistre la partie quand elle s’arrête',
    '  langue fr|en       change de langue',
    '  quitter            arrête la partie',
  ] as readonly string[],
  serving: (url: string) => `Comptoir est ouvert : ${url}  (Ctrl-C pour fermer)`,
  stopping: 'Fermeture : les tables sont gardées.',
  portTaken: (port: string) => `Le port ${port} est déjà pris : choisissez-en un autre avec --port.`,
  helpTitle: 'comptoir — jeux de marchands dans le terminal',
  helpMore: '« comptoir <commande> --help » dit ce que chacune comprend.',
  commands: {
    '': { words: '', does: 'le menu : jeu, places, robots, langue' },
    play: { words: '[jeu]', does: 'jouer', isAboutGames: true },
    serve: { words: '', does: 'ouvrir la page et le serveur' },
    sim: { words: '<jeu>', does: 'simuler des parties', isAboutGames: true },
    tune: { words: '<jeu>', does: 'essayer d’autres nombres d’un jeu', isAboutGames: true },
    mine: { words: '<jeu>', does: 'chercher des énigmes dans des parties de robots', isAboutGames: true },
    train: { words: '<jeu>', does: 'apprendre des parties de robots', isAboutGames: true },
    replay: { words: '<fichier>', does: 'revoir une partie' },
    verify: { words: '<fichier>', does: 'vérifier une partie, coup par coup' },
    rules: { words: '<jeu>', does: 'les règles et les tests qui les citent', isAboutGames: true },
    review: { words: '<fichier>', does: 'tournants et coups les plus coûteux d’une partie' },
    ladder: { words: '<jeu> | merge <fichier>…', does: 'les robots entre eux', isAboutGames: true },
    env: {
      words: '<jeu>',
      does: 'un jeu comme environnement pour programmes, en lignes JSON',
      isAboutGames: true,
    },
    bench: { words: '[jeu]', does: 'mesurer la vitesse', isAboutGames: true },
  } as Readonly<Record<string, CommandText>>,
  options: {
    players: ['N', 'nombre de joueurs'],
    humans: ['N', 'nombre de personnes devant ce clavier'],
    bots: [
      'a,b',
      'les robots, un pour tous ou un par place ; « master:200 » simule 200 parties, « merchant@DOSSIER » joue avec une autre version',
    ],
    mode: ['teams', 'jouer en équipes'],
    vary: ['CHEMIN=a,b', 'valeurs à essayer, par exemple slots.0.hours=3,4 ; autant de fois que voulu'],
    seed: ['S', 'graine : la même donne la même partie'],
    record: ['FICHIER', 'où écrire la partie quand elle s’arrête'],
    contribution: ['TEXTE', 'ce qu’une place ajoute au mélange'],
    option: [
      'clé=valeur',
      'un réglage du jeu, autant de fois que voulu ; « among=all » : toutes les peuplades',
    ],
    port: ['P', 'le port du serveur'],
    data: ['DOSSIER', 'où le serveur garde ses tables'],
    'database-url': ['URL', 'une base Postgres à la place'],
    games: ['N', 'nombre de parties'],
    puzzles: ['N', 'combien d’énigmes le fichier doit tenir'],
    check: ['', 'vérifier les invariants à chaque décision'],
    json: ['', 'le résultat en JSON'],
    patient: ['', 'la première place garde ses cartes secrètes'],
    habits: ['', 'compter ce que chaque robot répond, par partie'],
    at: ['N', 'jusqu’à cette entrée'],
    seat: ['S', 'vu de cette place'],
    plays: ['N', 'parties simulées par coup'],
    time: ['MS', 'le même temps de réflexion pour tous, par décision'],
    jobs: ['N', 'fils de calcul ; par défaut, un par cœur'],
    shard: ['I/N', 'la I-ième part des parties, pour N machines'],
    state: ['FICHIER', 'où la série est notée, pour l’arrêter et la reprendre'],
    out: ['FICHIER', 'où écrire ce qui est appris'],
    peer: ['', 'mesurer aussi un autre moteur'],
    lang: ['fr|en', 'la langue'],
    help: ['', 'cette aide'],
    'no-color': ['', 'sans couleurs'],
  } as Readonly<Record<string, readonly [value: string, text: string]>>,
  knownGames: (games: string) => `Jeux : ${games}`,
};
