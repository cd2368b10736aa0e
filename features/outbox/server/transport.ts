import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from '#outbox/domain';

/** A letter on its way. */
export interface SentLetter extends Letter {
  message_id: string;
  recipient: string;
  is_secret: boolean;
}

/** Carries letters out of the house. */
export interface MailTransport {
  /** Rejects where the letter was not taken. */
  send(letter: SentLetter): Promise<void>;
  close(): void;
}

/**
 * Sends by a mail server. The same letter always has the same Message-ID, so that a mailbox can tell
 * a second copy.
 *
 * @param url smtp:// or smtps://, with user and password where needed
 * @param from the sender of all letters
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({ url, ...patience });
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ message_id, recipient, subject, text, html }) {
      const messageId = `<${message_id}@${host}>`;
      await mailer.sendMail({ from, to: recipient, subject, text, html, messageId });
    },
    close: () => mailer.close(),
  };
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends nothing: letters stay in the outbox, to be read there. One that opens an account is laid into
 * a file for whoever runs the server, since the outbox shows it to nobody.
 */
export function keepingTransport(folder: string): MailTransport {
  return {
    async send({ message_id, recipient, subject, text, is_secret }) {
      if (!is_secret) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const content = `To: ${recipient}\nSubject: ${subject}\n\n${text}\n`;
      await writeFile(join(folder, `${message_id}.txt`), content, { mode: 0o600 });
    },
    close: () => undefined,
  };
}
