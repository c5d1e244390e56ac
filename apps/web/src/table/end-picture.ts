import { SEAT_LOOK, SEATS } from '../art/seats.ts';
import type { RacePoint } from './race-story.ts';

/** The result as a picture for friends: who won, the scores, and the race. */
export interface Result {
  readonly game: string;
  readonly sentence: string;
  readonly ranking: readonly {
    readonly place: number;
    readonly seat: number;
    readonly name: string;
    readonly score: number;
  }[];
  readonly course: readonly RacePoint[];
}

const [WIDE, HIGH] = [1200, 630];
const DASHES = [[], [16, 9], [4, 9], [24, 8, 4, 8], [10, 6], [2, 10]] as const;
const inkOf = (seat: number): string => SEAT_LOOK[SEATS[seat % SEATS.length] ?? 'red'].ink;

/** Colours of the page as they are now: the picture has its light. */
const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export async function drawResult(result: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  await document.fonts.ready;
  brush.fillStyle = colour('--paper');
  brush.fillRect(0, 0, WIDE, HIGH);
  brush.strokeStyle = colour('--rule-strong');
  brush.lineWidth = 3;
  brush.strokeRect(18, 18, WIDE - 36, HIGH - 36);
  writeRanking(brush, result);
  drawRace(brush, result);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function writeRanking(brush: CanvasRenderingContext2D, { game, sentence, ranking }: Result): void {
  brush.fillStyle = colour('--ink-2');
  brush.font = '500 26px "Alegreya Sans", sans-serif';
  brush.fillText(`Comptoir · ${game}`, 60, 82);
  brush.fillStyle = colour('--ink');
  brush.font = '400 60px "IM FELL DW Pica", serif';
  brush.fillText(sentence, 60, 160, 1080);
  ranking.slice(0, 6).forEach(({ place, seat, name, score }, i) => {
    const y = 232 + i * 60;
    brush.font = '400 34px "IM FELL DW Pica", serif';
    brush.fillStyle = colour('--ink-2');
    brush.fillText(`${place}`, 60, y + 12);
    brush.save();
    brush.translate(98, y - 22);
    brush.scale(1.3, 1.3);
    const shape = new Path2D(SEAT_LOOK[SEATS[seat % SEATS.length] ?? 'red'].shape);
    brush.fillStyle = inkOf(seat);
    brush.fill(shape);
    brush.lineWidth = 2;
    brush.strokeStyle = '#1d130c';
    brush.stroke(shape);
    brush.restore();
    brush.fillStyle = colour('--ink');
    brush.font = '700 32px Alegreya, serif';
    brush.fillText(name, 158, y + 11, 210);
    brush.font = '800 38px "Alegreya Sans", sans-serif';
    brush.textAlign = 'right';
    brush.fillText(`${score}`, 460, y + 12);
    brush.textAlign = 'left';
  });
}

function drawRace(brush: CanvasRenderingContext2D, { course, ranking }: Result): void {
  const [left, right, top, bottom] = [540, 1130, 220, 560];
  const end = Math.max(1, course.at(-1)?.seq ?? 1);
  const most = Math.max(1, ...course.flatMap(({ scores }) => scores));
  brush.lineWidth = 2;
  brush.strokeStyle = colour('--rule');
  for (let i = 0; i <= 4; i++) {
    const y = bottom - ((bottom - top) * i) / 4;
    brush.beginPath();
    brush.moveTo(left, y);
    brush.lineTo(right, y);
    brush.stroke();
  }
  brush.lineWidth = 6;
  brush.lineJoin = 'round';
  for (const { seat } of ranking) {
    brush.strokeStyle = inkOf(seat);
    brush.setLineDash([...(DASHES[seat] ?? [])]);
    brush.beginPath();
    for (const [i, { seq, scores }] of course.entries()) {
      const x = left + ((right - left) * seq) / end;
      const y = bottom - ((bottom - top) * (scores[seat] ?? 0)) / most;
      if (i === 0) brush.moveTo(x, y);
      else brush.lineTo(x, y);
    }
    brush.stroke();
  }
  brush.setLineDash([]);
}

/** Opens the share dialog of the device, or saves the picture where there is none. Returns which of the two happened. */
export async function sharePicture(picture: Blob, name: string): Promise<'shared' | 'saved'> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    const isDone = await navigator.share({ files: [file] }).then(
      () => true,
      (error: DOMException) => error.name === 'AbortError',
    );
    if (isDone) return 'shared';
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return 'saved';
}
