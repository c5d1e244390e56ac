/** Our own small drawings, 512 x 512 like the others of the sprite. */
const stroke = (width: number, d: string): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const fill = (d: string): string => `<path fill="currentColor" d="${d}"/>`;

const LEMUR =
  '<path fill="currentColor" fill-rule="evenodd" d="M96 150C40 96 84 36 150 70c18 9 30 22 38 34 44-16 92-16 136 0 8-12 20-25 38-34 66-34 110 26 54 80 40 60 38 140 6 196l-22-10 6 36-30-10c-32 50-76 86-120 92-44-6-88-42-120-92l-30 10 6-36-22 10C58 290 56 210 96 150Zm84 20c-52 0-84 46-78 92 6 40 40 62 76 52 30-8 48-34 48-72 0-44-16-72-46-72Zm152 0c-30 0-46 28-46 72 0 38 18 64 48 72 36 10 70-12 76-52 6-46-26-92-78-92ZM256 300c-40 0-66 34-62 72 4 34 30 58 62 58s58-24 62-58c4-38-22-72-62-72Z"/><circle cx="176" cy="240" r="36" fill="currentColor"/><circle cx="336" cy="240" r="36" fill="currentColor"/><path fill="currentColor" d="M222 336c0-18 16-28 34-28s34 10 34 28-20 36-34 44c-14-8-34-26-34-44Z"/>';

const COIN =
  '<circle cx="256" cy="256" r="226" fill="#D9A336"/><circle cx="256" cy="256" r="226" fill="none" stroke="#5B3C07" stroke-width="34"/><circle cx="256" cy="256" r="158" fill="none" stroke="#7A5310" stroke-width="20" stroke-dasharray="22 16"/><path d="M300 190c-16-18-38-26-60-22-40 6-60 44-60 88s22 84 62 88c24 3 44-6 58-24" fill="none" stroke="#5B3C07" stroke-width="40" stroke-linecap="round"/>';

const PRESTIGE =
  '<path d="M256 16l69 150 163 18-122 110 34 162-144-83-144 83 34-162L24 184l163-18Z" fill="#E9B949" stroke="#4f3304" stroke-width="32" stroke-linejoin="round"/>';

const INCOME =
  '<rect x="32" y="208" width="448" height="256" rx="32" fill="#2C6A3D" stroke="#12301a" stroke-width="32"/><circle cx="256" cy="160" r="128" fill="#E9B949" stroke="#4f3304" stroke-width="32"/><path d="M256 288v128M192 360l64 64 64-64" fill="none" stroke="#fff" stroke-width="42" stroke-linecap="round" stroke-linejoin="round"/>';

export const OWN_ICONS = {
  lemur: LEMUR,
  coin: COIN,
  prestige: PRESTIGE,
  income: INCOME,
  arrow: stroke(52, 'M70 256h360M300 120l140 136-140 136'),
  check: stroke(72, 'M80 270l120 120L440 120'),
  cross: stroke(64, 'M110 110l292 292M402 110L110 402'),
  plus: stroke(76, 'M256 90v332M90 256h332'),
  minus: stroke(76, 'M90 256h332'),
  undo: stroke(54, 'M190 90L80 200l110 110M90 200h220c90 0 130 60 130 120s-40 110-120 110H190'),
  redo: stroke(54, 'M322 90l110 110-110 110M422 200H202C112 200 72 260 72 320s40 110 120 110h130'),
  play: fill('M130 70l300 186-300 186z'),
  pause: fill('M120 80h90v352h-90zM302 80h90v352h-90z'),
  next: fill('M90 80l240 176L90 432zM350 80h70v352h-70z'),
  prev: fill('M422 80L182 256l240 176zM92 80h70v352H92z'),
  chevron: stroke(60, 'M180 90l160 166-160 166'),
  'chevron-down': stroke(60, 'M90 180l166 160 166-160'),
  'chevron-up': stroke(60, 'M90 340l166-160 166 160'),
  menu: stroke(50, 'M80 130h352M80 256h352M80 382h352'),
  more: '<g fill="currentColor"><circle cx="110" cy="256" r="46"/><circle cx="256" cy="256" r="46"/><circle cx="402" cy="256" r="46"/></g>',
  chair: `${stroke(40, 'M172 44v220M340 44v220M172 84h168M172 158h168M128 330v142M384 330v142M196 330v96M316 330v96')}${fill('M150 252h212l38 84H112z')}`,
  lock: `${stroke(46, 'M160 230v-60a96 96 0 0 1 192 0v60')}<rect x="110" y="225" width="292" height="220" rx="26" fill="currentColor"/>`,
  link: stroke(
    48,
    'M210 300a80 80 0 0 1 0-112l70-70a80 80 0 0 1 112 112l-40 40M302 212a80 80 0 0 1 0 112l-70 70a80 80 0 0 1-112-112l40-40',
  ),
  grip: '<g fill="currentColor"><circle cx="180" cy="120" r="40"/><circle cx="332" cy="120" r="40"/><circle cx="180" cy="256" r="40"/><circle cx="332" cy="256" r="40"/><circle cx="180" cy="392" r="40"/><circle cx="332" cy="392" r="40"/></g>',
} as const;
