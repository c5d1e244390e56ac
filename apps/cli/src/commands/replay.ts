import { isFault, replay, SPECTATOR } from '@comptoir/kit';
import { Failure } from '../failure.ts';
import { capital } from '../table/session.ts';
import { painter, wrap } from '../terminal/paint.ts';
import type { Call, Command } from './command.ts';
import { faultOf, namesIn, readRecordFile } from './record-file.ts';

/** Without `--at` the whole story and the last table; with it, one point of the game. From one seat's view, or a spectator's. */
export const replayCommand: Command = {
  usage: { words: [1, 1], options: { at: 'number', seat: 'number' } },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const file = args.words[0] as string;
    const { record, entry } = readRecordFile(file, t);
    const { game, board } = entry;
    const wording = entry.wording[language];
    const { seats } = record.header;
    const viewer = args.number('seat') ?? SPECTATOR;
    if (viewer !== SPECTATOR && (viewer < 0 || viewer >= seats.length))
      throw new Failure(t.noSuchSeat(viewer, seats.length - 1), 2);
    const last = record.entries.length;
    const at = args.number('at') ?? last;
    if (at < 0 || at > last) throw new Failure(t.noSuchPoint(at, last), 2);
    const nameOf = namesIn({ record, entry }, viewer, language, t);
    const cast = { viewer, name: nameOf };
    const tellsAll = !args.has('at');

    for (const point of replay(game, record)) {
      if (isFault(point)) throw faultOf(file, point, t);
      if (tellsAll || point.seq === at) {
        for (const event of point.events) {
          const told = game.redact(event, viewer);
          const sentence = told === null ? null : wording.event(told, cast);
          if (sentence === null) continue;
          for (const line of wrap(capital(sentence), terminal.width(), '  ')) terminal.print(line);
        }
      }
      if (point.seq !== at) continue;
      terminal.print(painter(terminal.colour).bold(t.replayAt(at, last)));
      const view = game.view(point.state, viewer);
      const names = seats.map((_, seat) => nameOf(seat));
      for (const line of board.draw(view, {
        language,
        width: terminal.width(),
        names,
        colour: terminal.colour,
      }))
        terminal.print(line);
      for (const decision of game.decisions(point.state)) {
        const name = cast.name(decision.seat);
        const isOwn = decision.seat === viewer;
        terminal.print(
          isOwn ? t.replayAsked(name, wording.question(decision, view, cast)) : t.replayWaits(name),
        );
      }
      if (!tellsAll) return 0;
    }
    return 0;
  },
};
