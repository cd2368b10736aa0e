import type { Tx, WriteTx } from '#packages/database';

/** Rules for requiring a second factor, implemented by a higher feature. */
export interface SecondFactorRules {
  /** Whether a person has a second factor. */
  has(tx: Tx, user_id: string): Promise<boolean>;
  /** Ends the sign-ins by password of everybody without one. */
  endWithout(tx: WriteTx): Promise<void>;
}
