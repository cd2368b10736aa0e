import { lookAtPassword, proofProblem, takeOwnCode } from '#auth/server';
import type { ProofProblem } from '#auth/server';
import { cancelClosing, closeOrganisation, closingMessages, deleteMe } from '#closing/contract';
import { closingTime } from '#closing/domain';
import { findClosing, updateClosing } from '#organisation/server';
import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call, ServerContext } from '#packages/http/server';
import { dateText, isSameText } from '#packages/kit';
import { queueTask } from '#packages/tasks/server';
import { findSignedInUser, removePerson } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { isOwner } from '#permissions/domain';
import { findOwners, lockPermissions } from '#permissions/server';
import { closeForGood } from './closing-work.ts';

/** The form field of a missing proof, and its message. */
const lacking: Record<ProofProblem, [field: string, sentence: string]> = {
  no_password: ['password', closingMessages.passwordRequired],
  wrong_password: ['password', closingMessages.passwordWrong],
  old_sign_in: ['sign_in', closingMessages.signInAnew],
};

const takenBack = {
  subject: 'Your organisation stays open',
  paragraphs: ['The closing of your organisation was cancelled. Everybody can work as before.'],
};

/** Calls for closing an account or the organisation. */
export const closingCalls: Bound<Viewer>[] = [
  bind(deleteMe, leave),
  bind(closeOrganisation, close),
  bind(cancelClosing, cancel),
];

async function leave({ viewer, database, now }: Call<typeof deleteMe, Viewer>): Promise<true> {
  const { user_id } = viewer;
  await database.write(viewer, async (tx) => {
    // Of two owners who leave at once the second one waits here, and is then the last.
    const owners = await findOwners(tx);
    if (owners.length === 1 && owners[0] === user_id) {
      throw new HttpError('CONFLICT', { message: closingMessages.lastOwner });
    }
    if (!(await removePerson(tx, user_id, now()))) throw new HttpError('UNAUTHORISED');
    tx.audit({ action: 'delete_me', entity: 'user', entity_id: user_id });
  });
  return true;
}

async function close(call: Call<typeof closeOrganisation, Viewer>) {
  const { viewer, body, caller, database, now } = call;
  const { org_id, user_id } = viewer;
  const proof = await lookAtPassword(call, viewer, body.password ?? '');
  if (typeof proof === 'string') throw unproven(proof);
  const closes_time = new Date(closingTime(now())).toISOString();
  await database.write(viewer, async (tx) => {
    await requireOwner(tx, viewer);
    const problem = await proofProblem(tx, proof, { user_id, token: caller.token, now: now() });
    if (problem !== null) throw unproven(problem);
    const found = await findClosing(tx);
    if (found === null) throw new HttpError('NOT_FOUND');
    if (found.closes_time !== null) throw new HttpError('CONFLICT');
    if (!isSameText(body.name, found.name)) {
      throw fieldError('name', closingMessages.nameWrong);
    }
    if (!(await takeOwnCode(tx, user_id, body.verification_code, now()))) {
      throw fieldError('verification_code', closingMessages.codeWrong);
    }
    const reason = body.reason === undefined || body.reason === '' ? null : body.reason;
    await updateClosing(tx, { closes_time, reason });
    await queueTask(tx, closeForGood, { org_id, closes_time }, { after: new Date(closes_time) });
    await notifyOwners(tx, call, await findOwners(tx), { closes_time });
    const summary = `ends ${closes_time}`;
    tx.audit({ action: 'close', entity: 'organisation', entity_id: org_id, summary });
  });
  return { closes_time };
}

async function cancel(call: Call<typeof cancelClosing, Viewer>): Promise<true> {
  const { org_id } = call.viewer;
  await call.database.write(call.viewer, async (tx) => {
    await requireOwner(tx, call.viewer);
    const found = await findClosing(tx);
    if (found === null) throw new HttpError('NOT_FOUND');
    if (found.closes_time === null) return;
    await updateClosing(tx, null);
    await notifyOwners(tx, call, await findOwners(tx), { closes_time: null });
    tx.audit({ action: 'cancel_closing', entity: 'organisation', entity_id: org_id });
  });
  return true;
}

/** People who are no owners any more may not close it, nor cancel that. */
async function requireOwner(tx: WriteTx, viewer: Viewer): Promise<void> {
  if (!isOwner(await lockPermissions(tx, viewer))) throw new HttpError('FORBIDDEN');
}

function unproven(problem: ProofProblem): HttpError {
  return fieldError(...lacking[problem]);
}

/** Notifies every owner by email that the organisation will end, or that this was cancelled. */
async function notifyOwners(
  tx: WriteTx,
  { newId, now, publicUrl }: Pick<ServerContext, 'newId' | 'now' | 'publicUrl'>,
  owners: readonly string[],
  { closes_time }: { closes_time: string | null },
): Promise<void> {
  for (const user_id of owners) {
    const to = (await findSignedInUser(tx, user_id))?.email ?? null;
    if (to === null) continue;
    await sendMail(tx, {
      ...(closes_time === null ? takenBack : closingOn(closes_time)),
      message_id: newId(),
      user_id,
      to,
      is_secret: false,
      created_time: new Date(now()).toISOString(),
      action: { label: 'Open the settings', url: `${publicUrl}/settings/close` },
    });
  }
}

function closingOn(closes_time: string) {
  const day = dateText(Date.parse(closes_time), 'UTC');
  return {
    subject: `Your organisation will be closed on ${day}`,
    paragraphs: [
      `An owner has closed your organisation. Until ${day}, data can be viewed but not changed.`,
      'Until then, any owner can cancel this. After that, everybody is signed out and no one can sign in.',
    ],
  };
}
