import { createHash } from 'node:crypto';
import { maskedEmail } from '#auth/domain';
import { pointsOf } from '#loyalty/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Referral, ReferralFigures } from '#referral/contract';

/** The figures of a person. */
export async function findFigures(tx: Tx, user_id: string): Promise<ReferralFigures> {
  const { rows } = await tx.query<Omit<ReferralFigures, 'points'>>(
    `select count(*)::int as invited,
       count(*) filter (where state <> 'Invited')::int as registered,
       count(*) filter (where state = 'Active')::int as active
     from referrals where org_id = $1 and user_id = $2`,
    [tx.org_id, user_id],
  );
  const counts = rows[0] ?? { invited: 0, registered: 0, active: 0 };
  return { ...counts, points: counts.active * pointsOf.referral };
}

/** The referrals of a person, newest first. */
export async function findReferrals(tx: Tx, user_id: string, most: number): Promise<Referral[]> {
  const { rows } = await tx.query<Omit<Referral, 'points'>>(
    `select referral_id, coalesce(organisation, email_masked, '') as who, state,
       ${iso('created_time')} as time
     from referrals where org_id = $1 and user_id = $2
     order by created_time desc, referral_id limit $3`,
    [tx.org_id, user_id, most],
  );
  return rows.map((row) => ({ ...row, points: row.state === 'Active' ? pointsOf.referral : 0 }));
}

/** Waits for other invitations of the organisation and to the same addresses until COMMIT. */
export async function waitForTurn(tx: WriteTx, emails: readonly string[]): Promise<void> {
  // In a fixed order, which prevents deadlocks.
  const names = [tx.org_id, ...emails.map((email) => hashOf(email).toString('hex')).toSorted()];
  for (const name of names) {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`invite:${name}`]);
  }
}

/** Emails of invitations since a time: of the person, and of the organisation. */
export async function countMailed(
  tx: Tx,
  { user_id, since }: { user_id: string; since: string },
): Promise<{ own: number; all: number }> {
  const { rows } = await tx.query<{ own: number; all: number }>(
    `select count(*) filter (where user_id = $2)::int as own, count(*)::int as all
     from referrals where org_id = $1 and mailed_time > $3`,
    [tx.org_id, user_id, since],
  );
  return rows[0] ?? { own: 0, all: 0 };
}

/** Emails to an address since a time, of all organisations. */
export async function countMailedTo(tx: Tx, email: string, since: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>('select invitations_to($1, $2) as count', [
    ...[hashOf(email), since],
  ]);
  return rows[0]?.count ?? 0;
}

/** An address that somebody invites. */
interface Invited {
  referral_id: string;
  user_id: string;
  email: string;
  /** ISO. */
  time: string;
}

/** Records an invitation. False if the person has invited this address before. */
export async function insertInvited(tx: WriteTx, row: Invited): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into referrals
       (org_id, referral_id, user_id, email_hash, email_masked, state, created_time)
     values ($1, $2, $3, $4, $5, 'Invited', $6)
     on conflict (org_id, user_id, email_hash) where email_hash is not null do nothing`,
    [
      ...[tx.org_id, row.referral_id, row.user_id, hashOf(row.email), maskedEmail(row.email)],
      row.time,
    ],
  );
  return rowCount === 1;
}

/**
 * Marks an invitation as emailed. False if it was emailed after `since`, or the organisation has
 * registered.
 */
export async function markMailed(
  tx: WriteTx,
  { user_id, email, time }: Omit<Invited, 'referral_id'>,
  since: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update referrals set mailed_time = $4
     where org_id = $1 and user_id = $2 and email_hash = $3 and state = 'Invited'
       and (mailed_time is null or mailed_time <= $5)`,
    [tx.org_id, user_id, hashOf(email), time, since],
  );
  return rowCount === 1;
}

/** An organisation that registered with a code. */
export interface RegisteredOrganisation {
  referral_id: string;
  /** Who invited. */
  user_id: string;
  /** Of the person who registered. */
  email: string;
  invited_org_id: string;
  organisation: string;
  /** ISO. */
  time: string;
}

/** Records that an organisation registered, at the invitation of its address if there is one. */
export async function storeRegistered(tx: WriteTx, row: RegisteredOrganisation): Promise<void> {
  const { referral_id, user_id, email, invited_org_id, organisation, time } = row;
  const known = await tx.query('select from referrals where org_id = $1 and invited_org_id = $2', [
    tx.org_id,
    invited_org_id,
  ]);
  if (known.rowCount > 0) return;
  const { rowCount } = await tx.query(
    `update referrals set state = 'Registered', invited_org_id = $4, organisation = $5,
       registered_time = $6
     where org_id = $1 and user_id = $2 and email_hash = $3 and state = 'Invited'`,
    [tx.org_id, user_id, hashOf(email), invited_org_id, organisation, time],
  );
  if (rowCount > 0) return;
  await tx.query(
    `insert into referrals (org_id, referral_id, user_id, invited_org_id, organisation, state,
       created_time, registered_time)
     values ($1, $2, $3, $4, $5, 'Registered', $6, $6) on conflict do nothing`,
    [tx.org_id, referral_id, user_id, invited_org_id, organisation, time],
  );
}

/** Marks a referral as active. Null if it is so already; otherwise who invited whom. */
export async function markActive(
  tx: WriteTx,
  referral_id: string,
  time: string,
): Promise<{ user_id: string | null; organisation: string } | null> {
  const { rows } = await tx.query<{ user_id: string | null; organisation: string }>(
    `update referrals set state = 'Active', active_time = $3
     where org_id = $1 and referral_id = $2 and state = 'Registered'
     returning user_id, organisation`,
    [tx.org_id, referral_id, time],
  );
  return rows[0] ?? null;
}

/** The organisation of the transaction, as its referral needs it. */
export interface NewOrganisation {
  organisation: string;
  /** Of the person who registered. */
  email: string;
}

/** The organisation and the address that it registered with; null if that account has ended. */
export async function findNewOrganisation(tx: Tx): Promise<NewOrganisation | null> {
  const { rows } = await tx.query<NewOrganisation>(
    `select o.name as organisation, c.email
     from registrations as r join organisations as o using (org_id)
       join credentials as c using (org_id, user_id)
     where r.org_id = $1 and o.active`,
    [tx.org_id],
  );
  return rows[0] ?? null;
}

/** Whether the organisation has so many valid tests and a proven address. */
export async function isInUse(tx: Tx, tests: number): Promise<boolean> {
  const { rows } = await tx.query<{ is_used: boolean }>(
    `select exists (
         select from registrations as r join credentials as c using (org_id, user_id)
         where r.org_id = $1 and c.proven_time is not null)
       and (select count(*) from (
         select from measurements
           where org_id = $1 and active and valid and not metadata ? '_sample' limit $2) as t) >= $2
       as is_used`,
    [tx.org_id, tests],
  );
  return rows[0]?.is_used === true;
}

/**
 * Removes a person's code and open invitations. Registered organisations stay, without the person.
 */
export async function eraseReferrals(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  for (const sql of [
    'delete from referral_codes where org_id = $1 and user_id = $2',
    "delete from referrals where org_id = $1 and user_id = $2 and state = 'Invited'",
    'update referrals set user_id = null, email_hash = null, email_masked = null where org_id = $1 and user_id = $2',
  ]) {
    await tx.query(sql, [tx.org_id, user_id]);
  }
}

/**
 * Gives the code and the referrals of one person to another. Whom both have invited is listed once.
 */
export async function moveReferrals(tx: WriteTx, from: string, to: string): Promise<void> {
  for (const sql of moves) await tx.query(sql, [tx.org_id, from, to]);
}

const sameAddress = `o.org_id = r.org_id and o.email_hash = r.email_hash`;
const moves = [
  `update referral_codes as r set user_id = $3 where org_id = $1 and user_id = $2
     and not exists (
       select from referral_codes as o where o.org_id = r.org_id and o.user_id = $3)`,
  'delete from referral_codes where org_id = $1 and user_id = $2 and user_id <> $3',
  // The limit of emails to an address stays.
  `update referrals as r set mailed_time = greatest(r.mailed_time, o.mailed_time) from referrals as o
   where r.org_id = $1 and r.user_id = $3 and o.user_id = $2 and ${sameAddress}`,
  `delete from referrals as r using referrals as o
   where r.org_id = $1 and r.state = 'Invited' and ${sameAddress} and (
     (r.user_id = $2 and o.user_id = $3)
     or (r.user_id = $3 and o.user_id = $2 and o.state <> 'Invited'))`,
  `update referrals as r set email_hash = null from referrals as o
   where r.org_id = $1 and r.user_id = $2 and o.user_id = $3 and ${sameAddress}`,
  'update referrals set user_id = $3 where org_id = $1 and user_id = $2',
];

/** Addresses are compared, and never shown, so their hash is enough. */
function hashOf(email: string): Buffer {
  return createHash('sha256').update(`referral:${email.toLowerCase()}`).digest();
}
