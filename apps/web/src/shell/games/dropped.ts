import { readRecord } from '@comptoir/kit';
import { gameNamed } from '../../catalog/games.ts';

/** The address of the film of a record that came as a file; it lasts as long as the page. */
export const DROPPED = 'file';
let dropped: string | null = null;
export const droppedRecord = (): string | null => dropped;

/** Larger than any game; a larger file is not a record. */
const LARGEST = 20_000_000;

/** Takes a file in if it is the record of a game that is known here. */
export async function takeRecord(file: Blob): Promise<boolean> {
  if (file.size > LARGEST) return false;
  const text = await file.text();
  const reading = readRecord(text);
  if (!reading.ok || gameNamed(reading.record.header.game) === null) return false;
  dropped = text;
  return true;
}
