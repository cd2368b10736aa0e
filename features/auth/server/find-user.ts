import type { Tx } from '#packages/database';

/** Names of a person. A higher feature knows them, so they are passed in. */
export type FindSignedInUser = (
  tx: Tx,
  user_id: string,
) => Promise<{ name_first: string; name_last: string; email: string | null } | null>;
