import pg from 'pg';

/**
 * Gives the database a new identity, as required after a restore from a backup, so that every
 * client loads its copy again. Returns the new epoch.
 *
 * @param connectionString connection of the owner
 */
export async function renewServerEpoch(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ server_epoch: string }>(
      'update server_identity set server_epoch = gen_random_uuid() returning server_epoch',
    );
    const [identity] = rows;
    if (identity === undefined) throw new Error('The server has no identity');
    return identity.server_epoch;
  } finally {
    await client.end();
  }
}
