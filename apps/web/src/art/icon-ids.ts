/** Icons of game-icons.net, taken one by one into a sprite per part of the app (see vite/icon-sprites.ts). */
export const SHELL_ICONS = [
  'scales', 'wax-seal', 'steam-locomotive', 'sailboat', 'treasure-map', 'three-friends', 'hourglass',
  'magnifying-glass', 'light-bulb', 'rule-book', 'pocket-watch', 'speaker', 'house', 'tied-scroll',
  'pine-tree', 'rabbit', 'hedgehog', 'gecko', 'raven', 'kangaroo', 'wooden-crate', 'barrel', 'lighthouse',
  'vintage-robot', 'laurel-crown', 'pencil', 'shaking-hands', 'rolling-dices', 'domino-mask', 'sun', 'moon',
  'conversation', 'grapes', 'log', 'shiny-apple', 'ham-shank', 'rolled-cloth', 'metal-bar', 'cut-diamond',
  'shop', 'card-exchange', 'backpack', 'hand', 'railway', 'swap-bag',
] as const;

export const VALLEE_ICONS = [
  'horseshoe', 'quill-ink', 'wine-glass', 'archive-register', 'open-book', 'ancient-columns', 'cake-slice',
  'meat', 'present', 'upgrade', 'bow-tie-ribbon', 'queen-crown', 'top-hat', 'robber-mask', 'grab', 'periscope',
  'night-sleep', 'trade', 'cupcake', 'umbrella', 'velocipede', 'palette', 'scroll-quill',
  'thermometer-scale', 'crystal-ball', 'party-flags', 'ringed-planet', 'calendar', 'barricade', 'wheelbarrow',
  'binoculars', 'cargo-crate', 'measure-tape',
] as const;

export const BAIE_ICONS = [
  'broadsword', 'lyre', 'pointy-hat', 'crown', 'sea-serpent', 'spiked-dragon-head', 'seated-mouse', 'cauldron',
  'anvil', 'ship-wheel', 'sands-of-time', 'drop', 'marbles', 'village', 'crossed-swords', 'anchor', 'expand',
  'contract', 'warhammer', 'breastplate', 'clownfish', 'locked-chest', 'coal-pile', 'lightning-storm',
  'whirlwind', 'crystal-shine',
] as const;

export const KARANOR_ICONS = [
  'campfire', 'tombstone', 'ring', 'big-egg', 'jewel-crown', 'spears', 'stone-bridge', 'baby-face', 'steam',
  'brick-wall', 'clover', 'love-letter', 'walk', 'sing', 'wood-beam', 'ringing-bell', 'sail', 'meal',
  'fruit-bowl', 'horse-head', 'beehive', 'hammer-nails', 'guards', 'theater-curtains', 'lantern',
  'checked-shield', 'crane', 'gold-mine', 'mountain-cave', 'spyglass', 'telescope', 'wolf-head', 'bird-limb',
  'lantern-flame', 'vines', 'galleon', 'bookshelf', 'porcelain-vase', 'spider-web', 'team-idea', 'pay-money',
  'linked-rings', 'party-hat', 'meat-cleaver', 'circular-saw', 'cellar-barrels', 'sewing-needle',
  'flat-hammer', 'beer-stein', 'bread', 'leather-boot', 'sword-smithing', 'roast-chicken', 'medicines',
  'sewing-string', 'white-book', 'bed', 'furnace', 'factory', 'receive-money', 'bathtub', 'greenhouse',
  'mona-lisa', 'diamond-ring', 'castle', 'gavel', 'greek-temple', 'compass', 'boots', 'hunting-horn', 'cape',
  'quill', 'sickle', 'mirror-mirror', 'old-wagon', 'window', 'talk', 'burning-embers', 'direction-signs',
  'bandit', 'scroll-unfurled', 'evil-eyes', 'stone-path', 'uprising',
] as const;
