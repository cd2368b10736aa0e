import type { Database } from '#packages/database';

/** The message of a token, with the sign-in of the browser that got it. */
export interface FoundToken {
  org_id: string;
  message_id: string;
  user_id: string;
  notice_id: string | null;
  expires_time: string;
  sign_in_hash: Buffer;
}

/** The message of a token's hash; null if it is unknown or used, or its browser is gone. */
export async function findToken(database: Database, hash: Buffer): Promise<FoundToken | null> {
  const [found] = await database.lookUp<FoundToken>(
    `select org_id, message_id, user_id, notice_id, expires_time, sign_in_hash
     from find_push_token($1)`,
    [hash],
  );
  return found ?? null;
}

/** The owner of an address. */
export interface FoundEndpoint {
  org_id: string;
  subscription_id: string;
  user_id: string;
  auth: string;
}

/** The browser with an address, in any organisation; null if there is none. */
export async function findEndpoint(
  database: Database,
  endpoint: string,
): Promise<FoundEndpoint | null> {
  const [found] = await database.lookUp<FoundEndpoint>(
    'select org_id, subscription_id, user_id, auth from find_push_endpoint($1)',
    [endpoint],
  );
  return found ?? null;
}
