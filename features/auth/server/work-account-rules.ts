import type { Database, Tx } from '#packages/database';

/** What a sign-in by password has to know of work accounts, which stand further up the ladder. */
export interface WorkAccountRules {
  /** Whether an e-mail signs in at the provider; told for nobody's as for its domain. */
  isFederated(database: Database, email: string): Promise<boolean>;
  /** Whether the password of a person opens nothing, because their organisation wants it so. */
  refusesPassword(tx: Tx, user_id: string, email: string): Promise<boolean>;
  /** Whether a new password would help nobody, because a person signs in at the provider. */
  needsNoPassword(tx: Tx, user_id: string, email: string): Promise<boolean>;
}
