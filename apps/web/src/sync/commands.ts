import type { ClientFrame, FrameRefusal, ServerFrame } from '@comptoir/protocol';
import { hexDigits } from '../browser/secrets.ts';
import type { Live } from './live.ts';

type Command = Extract<ClientFrame, { key: string }>;
type Keyless<C> = C extends Command ? Omit<C, 'key'> : never;

/** The outcome of a command: null when it was carried out. */
export type Verdict = FrameRefusal | null;

/**
 * Commands of one table on their way. Each has a key of its own, so that one whose answer was lost with the line is
 * sent again when the line is back and carried out once.
 */
export interface Commands {
  send(command: Keyless<Command>): Promise<Verdict>;
  /** Takes the frames that answer commands; false when the frame is about something else. */
  settle(frame: ServerFrame): boolean;
  /** The line is back. */
  resend(): void;
  /** Nobody waits for answers any more. */
  drop(refusal: FrameRefusal): void;
}

export function commandsOn(line: Live): Commands {
  const waiting = new Map<string, { readonly frame: Command; resolve(verdict: Verdict): void }>();
  return {
    send(command) {
      const frame = { ...command, key: hexDigits(24) } as Command;
      return new Promise((resolve) => {
        waiting.set(frame.key, { frame, resolve });
        line.send(frame);
      });
    },
    settle(frame) {
      if (frame.type !== 'ack' && frame.type !== 'refused') return false;
      waiting.get(frame.key)?.resolve(frame.type === 'ack' ? null : frame.refusal);
      waiting.delete(frame.key);
      return true;
    },
    resend() {
      for (const { frame } of waiting.values()) line.send(frame);
    },
    drop(refusal) {
      for (const { resolve } of waiting.values()) resolve(refusal);
      waiting.clear();
    },
  };
}
