import { chmod, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Email } from '#outbox/domain';
import type { Clock } from '#packages/kit';
import { linkLife } from './link-life.ts';

/** An email on its way. */
export interface SentEmail extends Email {
  message_id: string;
  recipient: string;
  is_secret: boolean;
}

/** Sends emails. */
export interface MailTransport {
  /** Rejects where the email was not taken. */
  send(email: SentEmail): Promise<void>;
  /** Nothing of an email is kept on this machine any more. */
  forget(message_id: string): Promise<void>;
  close(): void;
}

/**
 * Sends by a mail server. The same email always has the same Message-ID, so that a mailbox can tell
 * a second copy.
 *
 * @param url smtp:// or smtps://, with user and password where needed
 * @param from the sender of all emails
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({ url, ...timeouts });
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ message_id, recipient, subject, text, html }) {
      const messageId = `<${message_id}@${host}>`;
      await mailer.sendMail({ from, to: recipient, subject, text, html, messageId });
    },
    forget: () => Promise.resolve(),
    close: () => mailer.close(),
  };
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends nothing: emails stay in the outbox, to be read there. One that opens an account is laid into
 * a file for whoever runs the server, since the outbox shows it to nobody. The file is there for no
 * longer than the link works: it is forgotten by then, and the next email takes with it what another
 * process, or an earlier version, has left behind.
 */
export function keepingTransport(folder: string, now: Clock): MailTransport {
  const pathOf = (message_id: string) => join(folder, `${message_id}.txt`);
  return {
    async send({ message_id, recipient, subject, text, is_secret }) {
      if (!is_secret) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The folder may be older than this rule.
      await chmod(folder, 0o700);
      await removeExpired(folder, now());
      const content = `To: ${recipient}\nSubject: ${subject}\n\n${text}\n`;
      // A file of its own: one that is there already keeps its mode, or is a link to elsewhere.
      await rm(pathOf(message_id), { force: true });
      await writeFile(pathOf(message_id), content, { mode: 0o600, flag: 'wx' });
      await utimes(pathOf(message_id), new Date(now()), new Date(now()));
    },
    forget: (message_id) => rm(pathOf(message_id), { force: true }),
    close: () => undefined,
  };
}

async function removeExpired(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^[\da-f-]{36}\.txt$/.test(name)) continue;
    const path = join(folder, name);
    // Another process may have removed it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found !== null && now - found.mtimeMs > linkLife) await rm(path, { force: true });
  }
}
