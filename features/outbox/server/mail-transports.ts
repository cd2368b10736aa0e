import { chmod, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#packages/kit';
import { outboxMessages } from '#outbox/contract';
import { oneLine } from '#outbox/domain';
import { linkLife } from './link-life.ts';
import type { MessageTransport } from './message-transport.ts';

/**
 * Sends with a mail server. An email always has the same Message-ID, so that a mailbox can
 * recognise a second copy.
 *
 * @param url smtp:// or smtps://, with user and password if needed
 * @param from the sender of all emails: an address, with a default name if wanted
 */
export function smtpTransport(url: string, from: string): MessageTransport {
  const mailer = createTransport({ url, ...timeouts });
  const address = /[^\s<>"]+@[\w.-]+(?=>?\s*$)/.exec(from)?.[0] ?? from;
  const host = /@([\w.-]+)$/.exec(address)?.[1] ?? 'localhost';
  return {
    async send({ message_id, recipient, sender_name, subject, text, html }) {
      const messageId = `<${message_id}@${host}>`;
      const sender = sender_name === '' ? from : { name: oneLine(sender_name), address };
      const content = { subject, text, html, messageId };
      await mailer.sendMail({ from: sender, to: recipient, ...content });
    },
    close: () => mailer.close(),
  };
}

/** Connects and signs in to a mail server without sending; returns why that failed, or null. */
export async function checkMailServer(url: string): Promise<string | null> {
  const mailer = createTransport({ url, ...timeouts, socketTimeout: 10_000 });
  try {
    await mailer.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    mailer.close();
  }
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends nothing: emails stay in the outbox. An email that opens an account is written to a file for
 * the operator of the server, as the outbox does not show it. The file is deleted when the link
 * expires. The next email also deletes expired files of other processes and earlier versions.
 */
export function keepingTransport(folder: string, now: Clock): MessageTransport {
  const pathOf = (message_id: string) => join(folder, `${message_id}.txt`);
  return {
    storesBecause: outboxMessages.noMailServer,
    async send({ message_id, recipient, subject, text, is_secret }) {
      if (!is_secret) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // An existing folder may have another mode.
      await chmod(folder, 0o700);
      await removeExpired(folder, now());
      const content = `To: ${recipient}\nSubject: ${subject}\n\n${text}\n`;
      // Always a new file: an existing one would keep its mode, or may be a symbolic link.
      await rm(pathOf(message_id), { force: true });
      await writeFile(pathOf(message_id), content, { mode: 0o600, flag: 'wx' });
      await utimes(pathOf(message_id), new Date(now()), new Date(now()));
    },
    forget: (message_id) => rm(pathOf(message_id), { force: true }),
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
