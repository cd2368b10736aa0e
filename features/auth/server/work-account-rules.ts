import type { Database, Tx } from '#packages/database';

/** Rules about work accounts, from a higher feature, that a sign-in by password needs. */
export interface WorkAccountRules {
  /** Whether an email signs in at the provider; for unknown emails by domain. */
  isFederated(database: Database, email: string): Promise<boolean>;
  /** Whether the organisation does not allow the person to sign in with a password. */
  refusesPassword(tx: Tx, user_id: string, email: string): Promise<boolean>;
  /** Whether a person signs in at the provider, so that a new password would be useless. */
  needsNoPassword(tx: Tx, user_id: string, email: string): Promise<boolean>;
}
