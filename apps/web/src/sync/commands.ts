import type { ClientFrame, FrameRefusal, ServerFrame } from '@comptoir/protocol';

/**
 * Commands on their way. Each has a key of its own, so that one whose answer was lost with the line is sent again when
 * the line is back and carried out once.
 */
export type Command = Extract<ClientFrame, { key: string }>;
export type Keyless<C = Command> = C extends Command ? Omit<C, 'key'> : never;

/** Commands that the server has not answered, oldest first. */
export type Unanswered = readonly Command[];

/** The outcome of a command: null when it was carried out. */
export type Verdict = FrameRefusal | null;

export interface Settled {
  readonly unanswered: Unanswered;
  readonly answers: readonly { readonly command: Command; readonly verdict: Verdict }[];
}

/** What a frame of the server settles: by answering, or by telling what came of a command. */
export function settle(unanswered: Unanswered, frame: ServerFrame): Settled {
  const answers = unanswered.flatMap((command) => {
    const verdict = verdictOn(command, frame);
    return verdict === undefined ? [] : [{ command, verdict }];
  });
  const settled = answers.map(({ command }) => command);
  return { unanswered: unanswered.filter((command) => !settled.includes(command)), answers };
}

function verdictOn({ key }: Command, frame: ServerFrame): Verdict | undefined {
  switch (frame.type) {
    case 'ack':
      return frame.key === key ? null : undefined;
    case 'refused':
      return frame.key === key ? frame.refusal : undefined;
    case 'entries':
    case 'table':
      return frame.entries.some((entry) => entry.key === key) ? null : undefined;
    default:
      return undefined;
  }
}
