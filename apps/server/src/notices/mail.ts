import { createTransport } from 'nodemailer';
import type { ServerOptions } from '../config.ts';
import type { ChannelRow } from '../storage/outbox.ts';
import type { Letter } from './message.ts';

const TIMEOUT = 15_000;

const WORDS = {
  fr: {
    open: 'Ouvrir la table',
    why: 'Vous recevez ce message parce que vous l’avez demandé dans Comptoir.',
    stop: 'Ne plus rien recevoir à cette adresse',
    confirm: 'Confirmez votre adresse',
    confirmText:
      'Quelqu’un, vous sans doute, veut recevoir ici les messages de ses tables. Suivez ce lien pour l’accepter ; sinon, ne faites rien.',
  },
  en: {
    open: 'Open the table',
    why: 'You receive this message because you asked for it in Comptoir.',
    stop: 'Send nothing more to this address',
    confirm: 'Confirm your address',
    confirmText:
      'Somebody, probably you, wants to receive messages about their tables here. Follow this link to accept; otherwise do nothing.',
  },
} as const;

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
    const words = WORDS[language];
    const stop = `${this.#url}/#/unsubscribe/${channel.secret}`;
    await this.#transport.sendMail({
      from: this.#from,
      to: addressOf(channel),
      subject: title,
      // The same for every try: whoever has it already can tell.
      messageId: `<${name}.${channel.id}@${new URL(this.#url).hostname}>`,
      text: `${body}\n\n${words.open} : ${this.#url}${path}\n\n-- \n${words.why}\n${words.stop} : ${stop}\n`,
      headers: {
        'List-Unsubscribe': `<${this.#url}/api/notices/unsubscribe/${channel.secret}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
  }

  /** The link by which an address is confirmed: a page with a button, so that no scanner of mail presses it. */
  async sendConfirmation(channel: ChannelRow, language: 'fr' | 'en'): Promise<void> {
    const words = WORDS[language];
    await this.#transport.sendMail({
      from: this.#from,
      to: addressOf(channel),
      subject: `Comptoir : ${words.confirm.toLowerCase()}`,
      messageId: `<confirm.${channel.id}@${new URL(this.#url).hostname}>`,
      text: `${words.confirmText}\n\n${this.#url}/#/confirm/${channel.pending}\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  close(): void {
    this.#transport.close();
  }
}

export const addressOf = ({ address }: ChannelRow): string => (JSON.parse(address) as { to: string }).to;

/** Whether a mail server has said that it will never take this. */
export const isRefusedMail = (error: unknown): boolean =>
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
