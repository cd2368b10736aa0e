import { authMessages } from '#auth/contract';
import { accountBucket, countAttempt, createToken, hashToken } from '#auth/server';
import {
  createInvitation,
  invitationMessages as messages,
  listInvitations,
  mostOpen,
  revokeInvitation,
} from '#invitations/contract';
import type { Invitation } from '#invitations/contract';
import { invitationState } from '#invitations/domain';
import { findOrganisation } from '#organisation/server';
import { sendMail } from '#outbox/server';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { lockGivenTags } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { invitationEmail } from './invitation-email.ts';
import {
  countOpen,
  deleteExpired,
  endInvitation,
  findInvitation,
  findInvitations,
  insertInvitation,
} from './invitation-store.ts';
import type { InvitationRow } from './invitation-store.ts';

/** Calls of admins about invitations. */
export const invitationCalls: Bound<Viewer>[] = [
  bind(listInvitations, async ({ viewer, database, now }) => {
    const rows = await database.read(viewer.org_id, findInvitations);
    return { invitations: rows.map((row) => shownInvitation(row, now())) };
  }),
  bind(createInvitation, create),
  bind(revokeInvitation, revoke),
];

const day = 86_400_000;
/** Days that an invitation stays in the list after its end. */
const keptDays = 30;
/** Invitations that an admin and an organisation may make in an hour. */
const [mostOwn, mostMade] = [60, 200];

/** An invitation as admins see it. */
function shownInvitation(
  { created_by: _, created_by_name, is_revoked, ...row }: InvitationRow,
  now: number,
): Invitation {
  return { ...row, created_by: created_by_name, state: stateOf({ ...row, is_revoked }, now) };
}

/** The state of a stored invitation. */
export function stateOf(
  {
    is_personal,
    most,
    uses,
    is_revoked,
    expires_time,
  }: Pick<InvitationRow, 'is_personal' | 'most' | 'uses' | 'is_revoked' | 'expires_time'>,
  now: number,
) {
  const facts = { isPersonal: is_personal, most, uses, isRevoked: is_revoked };
  return invitationState({ ...facts, expires: Date.parse(expires_time) }, now);
}

async function create(call: Call<typeof createInvitation, Viewer>) {
  const { viewer, body, database, now, newId, publicUrl } = call;
  const time = now();
  const limits = [
    { bucket: accountBucket('invitation', viewer), most: mostOwn, seconds: 3600 },
    { bucket: `invitation-of:${viewer.org_id}`, most: mostMade, seconds: 3600 },
  ];
  await countAttempt(database, limits, time, authMessages.tooMany);
  const { invitation_id, name, most, days } = body;
  const email = body.email?.toLowerCase() ?? null;
  const token = createToken();
  const created_time = new Date(time).toISOString();
  const expires_time = new Date(time + days * day).toISOString();
  const url = `${publicUrl}/join/${token}`;
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!isAdmin(currentViewer)) throw new HttpError('FORBIDDEN');
    await deleteExpired(tx, new Date(time - keptDays * day).toISOString());
    if ((await countOpen(tx, created_time)) >= mostOpen) throw fieldError('name', messages.tooOpen);
    const tag_ids = (await lockGivenTags(tx, body.tag_ids)) ?? [];
    const row = { invitation_id, name, email, tag_ids, most, created_by: viewer.user_id };
    const times = { created_time, expires_time };
    // The address of an invitation is answered once, so it cannot be made again under its id.
    if (!(await insertInvitation(tx, { ...row, ...times, token_hash: hashToken(token) }))) {
      throw new HttpError('CONFLICT');
    }
    if (email !== null) {
      const organisation = (await findOrganisation(tx))?.name ?? '';
      await sendMail(tx, {
        ...invitationEmail({ organisation, url, expires_time }),
        ...{
          message_id: newId(),
          user_id: viewer.user_id,
          to: email,
          is_secret: true,
          created_time,
        },
      });
    }
    tx.audit({
      ...{ action: 'create', entity: 'invitation', entity_id: invitation_id },
      summary: email === null ? name : `${name}, sent by email`,
    });
    const stored = await findInvitation(tx, invitation_id);
    if (stored === null) throw new Error('The invitation was not stored');
    return { url, invitation: shownInvitation(stored, time) };
  });
}

async function revoke({ viewer, params, database, now }: Call<typeof revokeInvitation, Viewer>) {
  const { id: invitation_id } = params;
  await database.write(viewer, async (tx) => {
    const found = await findInvitation(tx, invitation_id);
    if (found === null) throw new HttpError('NOT_FOUND');
    if (!(await endInvitation(tx, invitation_id, new Date(now()).toISOString()))) return;
    tx.audit({
      ...{ action: 'revoke', entity: 'invitation', entity_id: invitation_id, summary: found.name },
    });
  });
  return { invitation_id };
}
