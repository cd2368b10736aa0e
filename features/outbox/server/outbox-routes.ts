import { listMessages, outboxMessages, resendMessage } from '#outbox/contract';
import type { OutboxMessage } from '#outbox/contract';
import { bind, createRateLimiter, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { queueTask } from '#packages/tasks/server';
import type { Viewer } from '#permissions/contract';
import { findMessages, lockMessage, waitAgain } from './message-store.ts';
import { sendKinds } from './send-kinds.ts';

/** Maximum number of messages that an organisation may send again per minute. */
const mostResent = 60;

/** Calls of admins about messages. */
export function outboxCalls(isMailSent: boolean): Bound<Viewer>[] {
  const limiter = createRateLimiter(mostResent);
  return [
    bind(listMessages, async (call) => ({
      messages: await list(call),
      is_mail_sent: isMailSent,
    })),
    bind(resendMessage, async (call) => {
      limiter.pass(call.viewer.org_id, call.now());
      return resend(call);
    }),
  ];
}

async function list({ viewer, query, database }: Call<typeof listMessages, Viewer>) {
  const { message_id } = query;
  const messages = await database.read(viewer.org_id, (tx) => findMessages(tx, message_id ?? null));
  if (message_id !== undefined && messages.length === 0) {
    throw new HttpError('NOT_FOUND', { message: outboxMessages.notFound });
  }
  return messages;
}

async function resend({
  viewer,
  params,
  database,
}: Call<typeof resendMessage, Viewer>): Promise<OutboxMessage> {
  const { org_id } = viewer;
  const message_id = params.id.toLowerCase();
  return database.write(viewer, async (tx) => {
    const held = await lockMessage(tx, message_id);
    if (held === null) throw new HttpError('NOT_FOUND', { message: outboxMessages.notFound });
    const { is_secret, is_settled, ...message } = held;
    // Its link works once and for an hour, so a second copy is useless or opens an account.
    if (is_secret) throw new HttpError('CONFLICT', { message: outboxMessages.isSecret });
    if (is_settled) throw new HttpError('CONFLICT', { message: outboxMessages.isAnswered });
    if (!message.can_resend) return message;
    await waitAgain(tx, message_id);
    await queueTask(tx, sendKinds[message.channel], { org_id, message_id });
    tx.audit({
      ...{ action: 'send', entity: message.channel === 'mail' ? 'email' : 'message' },
      ...{ entity_id: message_id, summary: message.subject },
    });
    return { ...message, state: 'queued', error: null, can_resend: false };
  });
}
