import type { OwnSignIn } from '#auth/contract';
import type { Database, Tx, WriteTx } from '#packages/database';
import type { Permission, Viewer } from '#permissions/contract';
import { grantsOf, hidesValues, isAdmin } from '#permissions/domain';
import type { ValueSettings } from '#permissions/domain';
import { forgottenBefore } from './device.ts';
import { createToken, hashToken } from './token.ts';

export interface CredentialRow {
  user_id: string;
  email: string;
  /** Null: they sign in only with their work account. */
  password_hash: string | null;
  /** Somebody else chose the password, so a new one is required at the first sign-in. */
  must_change_password?: boolean;
  created_time: string;
  /** When the email was confirmed, ISO; missing if it was not. */
  proven_time?: string | null;
}

interface FoundSignIn {
  org_id: string;
  user_id: string;
  created_time: string;
  last_used_time: string;
  permissions: Pick<Permission, 'access' | 'tag_id' | 'active' | 'user_id'>[];
  value_settings: ValueSettings;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** A sign-in expires after 30 days, or unused after 14; an admin's unused after 72 hours. */
const lifetime = { all: 30 * day, unused: 14 * day, unusedAdmin: 3 * day };

/** Adds credentials; existing ones are unchanged. */
export async function insertCredentials(
  tx: WriteTx,
  rows: readonly CredentialRow[],
): Promise<void> {
  await tx.query(
    `insert into credentials (org_id, user_id, email, password_hash, must_change_password,
       created_time, email_since, proven_time)
     select $1, user_id, lower(email), password_hash, coalesce(must_change_password, false),
       created_time, created_time, proven_time
     from json_to_recordset($2::json) as given(
       user_id uuid, email text, password_hash text, must_change_password boolean,
       created_time timestamptz, proven_time timestamptz)
     on conflict do nothing`,
    [tx.org_id, JSON.stringify(rows)],
  );
}

/** An account that an email may open. */
export interface FoundCredential {
  org_id: string;
  user_id: string;
  password_hash: string | null;
  /** The hash of the sent secret that this account knows; null if none. */
  known_device: Buffer | null;
}

/** The hashes of a browser's secrets, and the time of the sign-in in milliseconds since 1970. */
interface AskingDevice {
  hashes: readonly Buffer[];
  now: number;
}

/** At most two accounts of one email, in order. Missing ones are null. */
export type CredentialSlots = readonly [FoundCredential | null, FoundCredential | null];

/**
 * The accounts that an email may open: first the one that has confirmed it, then the oldest.
 * Callers do the same work for both slots, so that the response time does not reveal how many are
 * filled.
 */
export async function findCredentials(
  database: Database,
  email: string,
  { hashes, now }: AskingDevice = { hashes: [], now: 0 },
): Promise<CredentialSlots> {
  const [first = null, second = null] = await database.lookUp<FoundCredential>(
    'select org_id, user_id, password_hash, known_device from find_credentials($1, $2, $3)',
    [email, hashes, new Date(forgottenBefore(now)).toISOString()],
  );
  return [first, second];
}

/** The organisation of an account, for commands of the operator; null if nobody signs in so. */
export async function findOrganisationOfEmail(
  database: Database,
  email: string,
): Promise<string | null> {
  const [found] = await findCredentials(database, email.trim().toLowerCase());
  return found?.org_id ?? null;
}

/**
 * Whether an email signs in with a code beside the password; false for unknown ones, in the same
 * time.
 */
export async function wantsCode(database: Database, email: string): Promise<boolean> {
  const [found] = await database.lookUp<{ wants_code: boolean }>('select wants_code($1)', [email]);
  return found?.wants_code === true;
}

interface NewSignIn {
  user_id: string;
  user_agent: string;
  /**
   * Null: by password. Otherwise the provider has authenticated the person, with its own second
   * factor.
   */
  work_account: LetInBy | null;
}

/** The claims of the provider's token by which an organisation admits a work account. */
export interface LetInBy {
  tenant_id: string;
  /** Of the work account's email, which may differ from the one here. */
  domain: string;
}

/** Stores a new sign-in and returns its token; expired ones are deleted. */
export async function startSignIn(
  tx: WriteTx,
  { user_id, user_agent, work_account }: NewSignIn,
  now: number,
): Promise<string> {
  const token = createToken();
  await tx.query('delete from sign_ins where org_id = $1 and user_id = $2 and created_time < $3', [
    tx.org_id,
    user_id,
    new Date(now - lifetime.all).toISOString(),
  ]);
  await tx.query(
    `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time, user_agent,
       by_work_account, work_tenant_id, work_domain)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [
      ...[tx.org_id, hashToken(token), user_id, new Date(now).toISOString()],
      ...[user_agent, work_account !== null],
      ...[work_account?.tenant_id ?? null, work_account?.domain ?? null],
    ],
  );
  return token;
}

/** Milliseconds for which a sign-in counts as recent. */
const justNow = 10 * minute;

/** Whether the sign-in of a token was made recently with a work account. */
export async function hasJustSignedIn(
  tx: Tx,
  user_id: string,
  token: string,
  now: number,
): Promise<boolean> {
  const { rows } = await tx.query(
    `select from sign_ins
     where org_id = $1 and user_id = $2 and token_hash = $3 and by_work_account
       and created_time >= $4`,
    [tx.org_id, user_id, hashToken(token), new Date(now - justNow).toISOString()],
  );
  return rows.length > 0;
}

/** Ends the sign-in of a token. */
export async function endSignIn(tx: WriteTx, token: string): Promise<void> {
  await tx.query('delete from sign_ins where org_id = $1 and token_hash = $2', [
    tx.org_id,
    hashToken(token),
  ]);
}

/** Maximum number of listed sign-ins; when some are ended, older ones follow. */
const mostListed = 1000;

/**
 * The sign-ins of a person that have not expired, last used first.
 *
 * @param token that of the calling sign-in; null if it is none of them
 */
export async function findSignIns(
  tx: Tx,
  person: Viewer,
  token: string | null,
  now: number,
): Promise<OwnSignIn[]> {
  const mayRest = isAdmin(person) ? lifetime.unusedAdmin : lifetime.unused;
  const { rows } = await tx.query<OwnSignIn>(
    `select sign_in_id, user_agent, created_time, last_used_time, token_hash is not distinct from $3 as is_current
     from sign_ins
     where org_id = $1 and user_id = $2 and created_time > $4 and last_used_time > $5
     order by last_used_time desc, sign_in_id limit ${String(mostListed)}`,
    [
      ...[tx.org_id, person.user_id, token === null ? null : hashToken(token)],
      ...[new Date(now - lifetime.all).toISOString(), new Date(now - mayRest).toISOString()],
    ],
  );
  return rows.map((row) => ({
    ...row,
    created_time: new Date(row.created_time).toISOString(),
    last_used_time: new Date(row.last_used_time).toISOString(),
  }));
}

/** Ends one sign-in of a person; false if they have none with this id. */
export async function endOwnSignIn(
  tx: WriteTx,
  user_id: string,
  sign_in_id: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from sign_ins where org_id = $1 and user_id = $2 and sign_in_id = $3',
    [tx.org_id, user_id, sign_in_id],
  );
  return rowCount === 1;
}

/** The viewer of a token; null if it is unknown or expired. */
export async function findViewer(
  database: Database,
  token: string,
  now: number,
): Promise<Viewer | null> {
  const found = await findValid(database, hashToken(token), now);
  if (found === null) return null;
  const { viewer, unused } = found;
  if (unused > minute) await noteUse(database, viewer, token, now);
  return viewer;
}

/** The viewer of a sign-in by the hash of its token, which this does not count as a use. */
export async function viewerOfSignIn(
  database: Database,
  token_hash: Buffer,
  now: number,
): Promise<Viewer | null> {
  return (await findValid(database, token_hash, now))?.viewer ?? null;
}

/** The viewer of a sign-in that has not expired, and the milliseconds since its last use. */
async function findValid(
  database: Database,
  token_hash: Buffer,
  now: number,
): Promise<{ viewer: Viewer; unused: number } | null> {
  const [found] = await database.lookUp<FoundSignIn>(
    `select org_id, user_id, created_time, last_used_time, permissions, value_settings
     from find_sign_in($1)`,
    [token_hash],
  );
  if (found === undefined) return null;
  const { org_id, user_id } = found;
  const viewer: Viewer = {
    org_id,
    user_id,
    grants: grantsOf(found.permissions, user_id),
    values_hidden: hidesValues(found.value_settings, user_id),
  };
  const unused = now - Date.parse(found.last_used_time);
  const mayRest = isAdmin(viewer) ? lifetime.unusedAdmin : lifetime.unused;
  if (now - Date.parse(found.created_time) > lifetime.all || unused > mayRest) return null;
  return { viewer, unused };
}

/** The id of a person's sign-in by its token; null if it has ended. */
export async function findSignInId(tx: Tx, user_id: string, token: string): Promise<string | null> {
  const { rows } = await tx.query<{ sign_in_id: string }>(
    'select sign_in_id from sign_ins where org_id = $1 and user_id = $2 and token_hash = $3',
    [tx.org_id, user_id, hashToken(token)],
  );
  return rows[0]?.sign_in_id ?? null;
}

async function noteUse(database: Database, viewer: Viewer, token: string, now: number) {
  await database.write(viewer, (tx) =>
    tx.query('update sign_ins set last_used_time = $3 where org_id = $1 and token_hash = $2', [
      tx.org_id,
      hashToken(token),
      new Date(now).toISOString(),
    ]),
  );
}
