import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Arrivals } from './arrivals.ts';

export interface Mail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Mailbox extends Arrivals<Mail> {
  readonly url: string;
  close(): Promise<void>;
}

/** A mail server on the loopback that keeps what it is given. */
export async function mailbox(): Promise<Mailbox> {
  const mails = new Arrivals<Mail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        mails.add(readMail(to, Buffer.concat(parts).toString()));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mails, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** As much of the format as our own mails use. */
function readMail(to: string, source: string): Mail {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = value.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi, (_all, kind, text) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquote(String(text).replaceAll('_', ' ')),
    );
  }
  const body = rest.join('\r\n\r\n');
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'quoted-printable'
      ? unquote(body)
      : encoding === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : body;
  return { to, headers, text: text.replaceAll('\r\n', '\n') };
}

function unquote(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  // Characters beyond Latin stand as they are in what was not encoded at all.
  return Buffer.from(bytes, 'latin1').toString();
}
