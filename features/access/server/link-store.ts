import type { Database, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

/** The link of a token. */
export interface FoundLink {
  org_id: string;
  user_id: string;
  link_id: string;
  expires_time: string;
  last_used_time: string | null;
  /** The organisation allows the worker's page. */
  has_page: boolean;
}

/**
 * The link of a token's hash; null if it does not exist, was revoked or replaced, or its person may
 * not use it any more. It may have expired.
 */
export async function findLink(
  database: Pick<Database, 'lookUp'>,
  token_hash: Buffer,
): Promise<FoundLink | null> {
  const [found] = await database.lookUp<FoundLink>(
    `select org_id, user_id, link_id, ${iso('expires_time')} as expires_time,
       ${iso('last_used_time')} as last_used_time, has_page
     from find_access_link($1)`,
    [token_hash],
  );
  return found ?? null;
}

/** Notes that a link was used, if it is still the link of its person. */
export async function noteUse(
  tx: WriteTx,
  { user_id, link_id }: Pick<FoundLink, 'user_id' | 'link_id'>,
  time: string,
): Promise<void> {
  await tx.query(
    `update access_links set last_used_time = $4
     where org_id = $1 and user_id = $2 and link_id = $3`,
    [tx.org_id, user_id, link_id, time],
  );
}
