import type { Database } from '#packages/database';

/** Who a referral code belongs to. */
export interface Inviter {
  org_id: string;
  user_id: string;
  /** Name of the organisation. */
  organisation: string;
}

/** The owner of a code; null for an unknown code, or if their account has ended. */
export async function findInviter(database: Database, code: string): Promise<Inviter | null> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<Inviter>('select org_id, user_id, organisation from inviter_of_code($1)', [code]),
  );
  return rows[0] ?? null;
}

/** A referral that becomes active when its organisation has enough tests. */
export interface RegisteredReferral {
  org_id: string;
  referral_id: string;
  invited_org_id: string;
}

/** The registered referrals of all organisations. */
export async function findRegisteredReferrals(database: Database): Promise<RegisteredReferral[]> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<RegisteredReferral>(
      'select org_id, referral_id, invited_org_id from referrals_to_activate()',
    ),
  );
  return rows;
}
