import type { Tx, WriteTx } from '#packages/database';

/** What demanding a second factor has to know of signing in, which stands further up the ladder. */
export interface SecondFactorRules {
  /** Whether a person has a second factor. */
  has(tx: Tx, user_id: string): Promise<boolean>;
  /** Ends the sign-ins by password of everybody who has none. */
  endWithout(tx: WriteTx): Promise<void>;
}
