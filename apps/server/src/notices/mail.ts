import { createTransport } from 'nodemailer';
import type { ServerOptions } from '../config.ts';
import type { ChannelRow } from '../storage/outbox.ts';
import type { Letter } from './message.ts';
import { noticeWords } from './words.ts';

const TIMEOUT = 15_000;

/** Sends by the mail server of the host. */
export class Mail {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #url: string;

  constructor(smtp: string, from: string, url: string) {
    this.#transport = createTransport({
      url: smtp,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
    this.#url = url;
  }

  /** Null where the host has set up no e-mail. */
  static of({ smtp, mailFrom, publicUrl }: ServerOptions): Mail | null {
    return smtp === null || mailFrom === null || publicUrl === null
      ? null
      : new Mail(smtp, mailFrom, publicUrl);
  }

  async send(channel: ChannelRow, { title, body, path }: Letter, name: string, language: 'fr' | 'en') {
    const open = noticeWords(language, 'open', { link: `${this.#url}${path}` });
    const why = noticeWords(language, 'why');
    const stop = noticeWords(language, 'stop', { link: `${this.#url}/#/unsubscribe/${channel.secret}` });
    await this.#transport.sendMail({
      from: this.#from,
      to: addressOf(channel),
      subject: title,
      // The same for every try, so that mail programs recognise a repeated message.
      messageId: `<${name}.${channel.id}@${new URL(this.#url).hostname}>`,
      text: `${body}\n\n${open}\n\n-- \n${why}\n${stop}\n`,
      headers: {
        'List-Unsubscribe': `<${this.#url}/api/notices/unsubscribe/${channel.secret}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
  }

  /** The link by which an address is confirmed: a page with a button, so that no scanner of mail presses it. */
  async sendConfirmation(channel: ChannelRow, language: 'fr' | 'en'): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: addressOf(channel),
      subject: noticeWords(language, 'confirm'),
      messageId: `<confirm.${channel.id}@${new URL(this.#url).hostname}>`,
      text: `${noticeWords(language, 'confirm.text')}\n\n${this.#url}/#/confirm/${channel.pending}\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  close(): void {
    this.#transport.close();
  }
}

export const addressOf = ({ address }: ChannelRow): string => (JSON.parse(address) as { to: string }).to;

/** Whether a mail server has refused this for good. */
export const isRefusedMail = (error: unknown): boolean =>
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
