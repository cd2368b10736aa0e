import type { Tx } from '#packages/database';

/** Names of a person: known further up the ladder, so handed in. */
export type FindSignedInUser = (
  tx: Tx,
  user_id: string,
) => Promise<{ name_first: string; name_last: string; email: string | null } | null>;
