import type { Database } from '#packages/database';
import { noNote } from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';
import type { Clock } from '#packages/kit';
import { taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { blankSecret, findWaiting, markFailed, markSent } from './outbox-store.ts';
import { blankEmail, sendEmail } from './send-mail.ts';
import type { MailTransport } from './transport.ts';

export interface EmailTaskOptions {
  database: Database;
  transport: MailTransport;
  now: Clock;
  /** Records each try. */
  noteMail?: NoteUse | undefined;
}

/** Task that sends one email of the outbox. */
export function emailTask({
  database,
  transport,
  now,
  noteMail = noNote,
}: EmailTaskOptions): TaskWork {
  return taskWork({
    kind: sendEmail,
    async run({ org_id, message_id }, { isLast }) {
      const context = { org_id, actor_user_id: null };
      const email = await database.read(org_id, (tx) => findWaiting(tx, message_id));
      if (email === null) return;
      try {
        await transport.send({ ...email, message_id });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        noteMail(org_id, now(), reason);
        await database.write(context, (tx) => markFailed(tx, message_id, reason, isLast));
        throw error;
      }
      noteMail(org_id, now(), null);
      const time = new Date(now()).toISOString();
      await database.write(context, (tx) => markSent(tx, message_id, time));
    },
  });
}

/**
 * Task that blanks an email whose link has expired before it was sent, or that failed, and deletes
 * its file.
 */
export function blankingWork({
  database,
  transport,
}: Pick<EmailTaskOptions, 'database' | 'transport'>): TaskWork {
  return taskWork({
    kind: blankEmail,
    async run({ org_id, message_id }) {
      await database.write({ org_id, actor_user_id: null }, (tx) => blankSecret(tx, message_id));
      await transport.forget(message_id);
    },
  });
}
