import type { ClientFrame, FrameRefusal, ServerFrame } from '@comptoir/protocol';

/**
 * Commands on their way. Each has a key of its own, so that one whose answer was lost with the line is sent again when
 * the line is back and carried out once.
 */
export type Command = Extract<ClientFrame, { key: string }>;
export type Keyless<C = Command> = C extends Command ? Omit<C, 'key'> : never;

/** Commands that the server has not answered, oldest first. */
export type Outbox = readonly Command[];

/** The outcome of a command: null when it was carried out. */
export type Verdict = FrameRefusal | null;

export interface Settled {
  readonly outbox: Outbox;
  readonly command: Command;
  readonly verdict: Verdict;
}

/** What an answer of the server settles; null when the frame answers none of these commands. */
export function settle(outbox: Outbox, frame: ServerFrame): Settled | null {
  if (frame.type !== 'ack' && frame.type !== 'refused') return null;
  const command = outbox.find(({ key }) => key === frame.key);
  if (command === undefined) return null;
  return {
    outbox: outbox.filter((other) => other !== command),
    command,
    verdict: frame.type === 'ack' ? null : frame.refusal,
  };
}
