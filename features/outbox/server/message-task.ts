import type { Database, WriteTx } from '#packages/database';
import { noNote } from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';
import type { Clock } from '#packages/kit';
import { taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { blankSecret, findWaiting, markFailed, markSent } from './outbox-store.ts';
import { blankEmail, sendEmail } from './send-mail.ts';
import type { MailTransport } from './transport.ts';

/** The result of one try to send an email. */
export interface EmailResult {
  /** ISO time. */
  at: string;
  /** Null if it was sent. */
  error: string | null;
  /** There is no further try. */
  isLast: boolean;
}

/** Records the result of a try in the transaction that marks the email. */
export type OnEmailResult = (tx: WriteTx, message_id: string, result: EmailResult) => Promise<void>;

export interface EmailTaskOptions {
  database: Database;
  transport: MailTransport;
  now: Clock;
  /** Records each try. */
  noteMail?: NoteUse | undefined;
}

/** Task that sends one email of the outbox. */
export function emailTask(
  { database, transport, now, noteMail = noNote }: EmailTaskOptions,
  onResult: OnEmailResult = () => Promise.resolve(),
): TaskWork {
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
        const at = new Date(now()).toISOString();
        await database.write(context, async (tx) => {
          await markFailed(tx, message_id, reason, isLast);
          await onResult(tx, message_id, { at, error: reason, isLast });
        });
        throw error;
      }
      noteMail(org_id, now(), null);
      const time = new Date(now()).toISOString();
      await database.write(context, async (tx) => {
        await markSent(tx, message_id, time);
        await onResult(tx, message_id, { at: time, error: null, isLast: true });
      });
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
