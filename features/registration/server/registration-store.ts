import type { Tx, WriteTx } from '#packages/database';
import { unconfirmedFor } from '#registration/contract';

export interface RegistrationRow {
  /** Who registered and accepted the terms. */
  user_id: string;
  /** Mail domain claimed for the organisation; null for public providers. */
  domain: string | null;
  /** Referral code. */
  ref: string | null;
  terms_version: string;
  /** When the terms were accepted, ISO. */
  terms_time: string;
}

/**
 * Waits for concurrent registrations of the same email or domain until COMMIT. In a fixed order,
 * which prevents deadlocks.
 */
export async function waitForTurn(tx: WriteTx, names: readonly (string | null)[]): Promise<void> {
  for (const name of names.filter((each) => each !== null).toSorted()) {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`register:${name}`]);
  }
}

/**
 * Whether an email belongs to an account, and a domain to an active organisation: confirmed, or
 * claimed by a registration that can still be confirmed.
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

/** Records how the organisation of the transaction was created. */
export async function insertRegistration(tx: WriteTx, row: RegistrationRow): Promise<void> {
  await tx.query(
    `insert into registrations (org_id, user_id, domain, ref, terms_version, terms_time)
     values ($1, $2, $3, $4, $5, $6)`,
    [tx.org_id, row.user_id, row.domain, row.ref, row.terms_version, row.terms_time],
  );
}

/** The terms that the organisation accepted, and when; null if it was not registered. */
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
