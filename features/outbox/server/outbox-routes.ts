import { listLetters, outboxMessages, resendLetter } from '#outbox/contract';
import type { OutboxLetter } from '#outbox/contract';
import { bind, createCallGate, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { queueTask } from '#packages/tasks/server';
import type { Viewer } from '#permissions/contract';
import { findLetters, holdLetter, waitAgain } from './letter-store.ts';
import { sendLetter } from './send-mail.ts';

/** Letters of one organisation that are sent again in a minute. */
const mostResent = 60;

/** Calls of admins about letters, which are sent from here or kept. */
export function outboxCalls(isMailSent: boolean): Bound<Viewer>[] {
  const gate = createCallGate(mostResent);
  return [
    bind<typeof listLetters, Viewer>(listLetters, async (call) => ({
      letters: await list(call),
      is_mail_sent: isMailSent,
    })),
    bind<typeof resendLetter, Viewer>(resendLetter, async (call) => {
      gate.pass(call.viewer.org_id, call.now());
      return resend(call);
    }),
  ];
}

async function list({ viewer, query, database }: Call<typeof listLetters, Viewer>) {
  const { message_id } = query;
  const letters = await database.read(viewer.org_id, (tx) => findLetters(tx, message_id ?? null));
  if (message_id !== undefined && letters.length === 0) {
    throw new HttpError('NOT_FOUND', { message: outboxMessages.notFound });
  }
  return letters;
}

async function resend({
  viewer,
  params,
  database,
}: Call<typeof resendLetter, Viewer>): Promise<OutboxLetter> {
  const { org_id, user_id } = viewer;
  const message_id = params.id.toLowerCase();
  return database.write({ org_id, actor_user_id: user_id }, async (tx) => {
    const held = await holdLetter(tx, message_id);
    if (held === null) throw new HttpError('NOT_FOUND', { message: outboxMessages.notFound });
    const { is_secret, ...letter } = held;
    // Its link works once and for an hour: a second copy would be a dead one, or opens an account.
    if (is_secret) throw new HttpError('CONFLICT', { message: outboxMessages.isSecret });
    if (!letter.can_resend) return letter;
    await waitAgain(tx, message_id);
    await queueTask(tx, sendLetter, { org_id, message_id });
    tx.audit({ action: 'send', entity: 'letter', entity_id: message_id, summary: letter.subject });
    return { ...letter, state: 'queued', error: null, can_resend: false };
  });
}
