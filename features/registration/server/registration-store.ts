import type { Tx, WriteTx } from '#packages/database';
import { unconfirmedFor } from '#registration/contract';

export interface RegistrationRow {
  /** Who registered and accepted the terms. */
  user_id: string;
  /** Mail domain claimed for the organisation; null for that of a public provider. */
  domain: string | null;
  /** Referral code they came with. */
  ref: string | null;
  terms_version: string;
  /** When the terms were accepted, ISO. */
  terms_time: string;
}

/**
 * Waits for whoever registers the same e-mail or domain at this moment, until the end of the unit
 * of work. Always in one order, so that no two wait for each other.
 */
export async function waitForTurn(tx: WriteTx, names: readonly (string | null)[]): Promise<void> {
  for (const name of names.filter((each) => each !== null).toSorted()) {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`register:${name}`]);
  }
}

/**
 * Whether an e-mail is somebody's, and a domain an active organisation's: proven, or claimed by a
 * registration that can still be confirmed.
 *
 * @param now milliseconds since 1970
 */
export async function findRegistered(
  tx: WriteTx,
  { email, domain, now }: { email: string; domain: string | null; now: number },
) {
  const { rows } = await tx.query<{ email_taken: boolean; domain_taken: boolean }>(
    'select email_taken, domain_taken from find_registered($1, $2, $3)',
    [email, domain, new Date(now - unconfirmedFor).toISOString()],
  );
  return rows[0] ?? { email_taken: false, domain_taken: false };
}

/** Notes how the organisation of the transaction came to be. */
export async function insertRegistration(tx: WriteTx, row: RegistrationRow): Promise<void> {
  await tx.query(
    `insert into registrations (org_id, user_id, domain, ref, terms_version, terms_time)
     values ($1, $2, $3, $4, $5, $6)`,
    [tx.org_id, row.user_id, row.domain, row.ref, row.terms_version, row.terms_time],
  );
}

/** Which terms the organisation accepted and when; null where nobody registered it. */
export async function findConsent(
  tx: Tx,
): Promise<Pick<RegistrationRow, 'user_id' | 'terms_version' | 'terms_time'> | null> {
  const { rows } = await tx.query<
    Pick<RegistrationRow, 'user_id' | 'terms_version' | 'terms_time'>
  >(
    `select user_id, terms_version,
       to_char(terms_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as terms_time
     from registrations where org_id = $1`,
    [tx.org_id],
  );
  return rows[0] ?? null;
}
