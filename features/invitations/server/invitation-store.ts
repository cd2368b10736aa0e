import type { Database, Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

/** An invitation as it is stored, without its token. */
export interface InvitationRow {
  invitation_id: string;
  name: string;
  is_personal: boolean;
  email: string | null;
  tag_ids: string[];
  most: number;
  uses: number;
  created_by: string | null;
  created_by_name: string | null;
  created_time: string;
  expires_time: string;
  is_revoked: boolean;
}

const columns = `r.invitation_id, r.name, r.is_personal, r.email, r.tag_ids, r.most, r.uses,
  r.created_by, (
    select btrim(b.name_first || ' ' || b.name_last) from users as b
    where b.org_id = r.org_id and b.user_id = r.created_by and b.erased_time is null
  ) as created_by_name,
  ${iso('r.created_time')} as created_time, ${iso('r.expires_time')} as expires_time,
  r.revoked_time is not null as is_revoked`;

/** Most listed invitations, the newest. */
const mostListed = 200;

/** The invitations of the organisation, the newest first. */
export async function findInvitations(tx: Tx): Promise<InvitationRow[]> {
  const { rows } = await tx.query<InvitationRow>(
    `select ${columns} from invitations as r where r.org_id = $1
     order by r.created_time desc, r.invitation_id limit ${String(mostListed)}`,
    [tx.org_id],
  );
  return rows;
}

/** One invitation; null if there is none. */
export async function findInvitation(tx: Tx, invitation_id: string): Promise<InvitationRow | null> {
  const { rows } = await tx.query<InvitationRow>(
    `select ${columns} from invitations as r where r.org_id = $1 and r.invitation_id = $2`,
    [tx.org_id, invitation_id],
  );
  return rows[0] ?? null;
}

/** The same, locked until COMMIT, so that people who accept at once are counted one by one. */
export async function lockInvitation(
  tx: WriteTx,
  invitation_id: string,
): Promise<InvitationRow | null> {
  await tx.query('select from invitations where org_id = $1 and invitation_id = $2 for update', [
    tx.org_id,
    invitation_id,
  ]);
  return findInvitation(tx, invitation_id);
}

/** The invitation of a token's hash, of any organisation that is not closed; null if unknown. */
export async function findOfToken(
  database: Pick<Database, 'lookUp'>,
  token_hash: Buffer,
): Promise<{ org_id: string; invitation_id: string } | null> {
  const [found] = await database.lookUp<{ org_id: string; invitation_id: string }>(
    'select org_id, invitation_id from find_invitation($1)',
    [token_hash],
  );
  return found ?? null;
}

interface NewInvitation {
  invitation_id: string;
  token_hash: Buffer;
  name: string;
  email: string | null;
  tag_ids: readonly string[];
  most: number;
  created_by: string;
  created_time: string;
  expires_time: string;
}

/** Adds an invitation; false if the id is taken. */
export async function insertInvitation(tx: WriteTx, row: NewInvitation): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into invitations (org_id, invitation_id, token_hash, name, is_personal, email, tag_ids,
       most, created_by, created_time, expires_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (org_id, invitation_id) do nothing`,
    [
      ...[tx.org_id, row.invitation_id, row.token_hash, row.name, row.email !== null, row.email],
      ...[row.tag_ids, row.most, row.created_by, row.created_time, row.expires_time],
    ],
  );
  return rowCount === 1;
}

/** Number of invitations that could still be accepted. */
export async function countOpen(tx: Tx, time: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from invitations
     where org_id = $1 and revoked_time is null and expires_time > $2 and uses < most`,
    [tx.org_id, time],
  );
  return rows[0]?.count ?? 0;
}

/** Deletes invitations whose time was over before another time, with their emails. */
export async function deleteExpired(tx: WriteTx, before: string): Promise<void> {
  await tx.query('delete from invitations where org_id = $1 and expires_time < $2', [
    ...[tx.org_id, before],
  ]);
}

/** Counts a person who joined; the email of a personal invitation is not needed any more. */
export async function countUse(tx: WriteTx, invitation_id: string): Promise<void> {
  await tx.query(
    'update invitations set uses = uses + 1, email = null where org_id = $1 and invitation_id = $2',
    [tx.org_id, invitation_id],
  );
}

/** Ends an invitation; false if it was ended before. */
export async function endInvitation(
  tx: WriteTx,
  invitation_id: string,
  time: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update invitations set revoked_time = $3, email = null
     where org_id = $1 and invitation_id = $2 and revoked_time is null`,
    [tx.org_id, invitation_id, time],
  );
  return rowCount === 1;
}

/** Takes the id of an erased person from the invitations that they made, which end. */
export async function eraseInvitations(
  tx: WriteTx,
  { user_id }: { user_id: string },
): Promise<void> {
  await tx.query(
    `update invitations set created_by = null, email = null,
       revoked_time = coalesce(revoked_time, now())
     where org_id = $1 and created_by = $2`,
    [tx.org_id, user_id],
  );
}

/** Whether a person with this id and email is there: an answer was lost and is asked for again. */
export async function hasJoined(
  tx: Tx,
  { user_id, email }: { user_id: string; email: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from users where org_id = $1 and user_id = $2 and email = $3 and active',
    [tx.org_id, user_id, email],
  );
  return rowCount === 1;
}
