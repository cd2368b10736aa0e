import type { Database, WriteTx } from '#packages/database';

/** What registration needs of the feature that knows the referral codes. */
export interface ReferralHooks {
  /** Name of the organisation that a code belongs to; null for an unknown code. */
  readonly findInviter: (database: Database, code: string) => Promise<string | null>;
  /** Called in the transaction that registers the organisation with a code, known or not. */
  readonly onReferred: (tx: WriteTx, code: string) => Promise<void>;
}
