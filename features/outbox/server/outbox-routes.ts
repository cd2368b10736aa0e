import { listEmails, outboxMessages, resendEmail } from '#outbox/contract';
import type { OutboxEmail } from '#outbox/contract';
import { bind, createRateLimiter, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { queueTask } from '#packages/tasks/server';
import type { Viewer } from '#permissions/contract';
import { findEmails, lockEmail, waitAgain } from './email-store.ts';
import { sendEmail } from './send-mail.ts';

/** Maximum number of emails that an organisation may send again per minute. */
const mostResent = 60;

/** Calls of admins about emails. */
export function outboxCalls(isMailSent: boolean): Bound<Viewer>[] {
  const limiter = createRateLimiter(mostResent);
  return [
    bind(listEmails, async (call) => ({
      emails: await list(call),
      is_mail_sent: isMailSent,
    })),
    bind(resendEmail, async (call) => {
      limiter.pass(call.viewer.org_id, call.now());
      return resend(call);
    }),
  ];
}

async function list({ viewer, query, database }: Call<typeof listEmails, Viewer>) {
  const { message_id } = query;
  const emails = await database.read(viewer.org_id, (tx) => findEmails(tx, message_id ?? null));
  if (message_id !== undefined && emails.length === 0) {
    throw new HttpError('NOT_FOUND', { message: outboxMessages.notFound });
  }
  return emails;
}

async function resend({
  viewer,
  params,
  database,
}: Call<typeof resendEmail, Viewer>): Promise<OutboxEmail> {
  const { org_id } = viewer;
  const message_id = params.id.toLowerCase();
  return database.write(viewer, async (tx) => {
    const held = await lockEmail(tx, message_id);
    if (held === null) throw new HttpError('NOT_FOUND', { message: outboxMessages.notFound });
    const { is_secret, ...email } = held;
    // Its link works once and for an hour, so a second copy is useless or opens an account.
    if (is_secret) throw new HttpError('CONFLICT', { message: outboxMessages.isSecret });
    if (!email.can_resend) return email;
    await waitAgain(tx, message_id);
    await queueTask(tx, sendEmail, { org_id, message_id });
    tx.audit({ action: 'send', entity: 'email', entity_id: message_id, summary: email.subject });
    return { ...email, state: 'queued', error: null, can_resend: false };
  });
}
