import type { Database } from '#packages/database';

/** The keys that prove to push services who sends (VAPID), as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The stored keys. The first process stores its own, and all others use these. */
export async function storedKeys(database: Database, create: () => PushKeys): Promise<PushKeys> {
  const find = async () => {
    const [row] = await database.lookUp<PushKeys>(
      'select public_key as "publicKey", private_key as "privateKey" from push_keys',
      [],
    );
    return row;
  };
  const found = await find();
  if (found !== undefined) return found;
  const { publicKey, privateKey } = create();
  await database.unscoped((tx) =>
    tx.query(
      'insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
      [publicKey, privateKey],
    ),
  );
  const stored = await find();
  if (stored === undefined) throw new Error('The keys for notifications were not stored.');
  return stored;
}
