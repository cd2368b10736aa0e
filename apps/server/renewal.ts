import { renewServerEpoch } from '#packages/database';
import { readConfig } from './config.ts';

/**
 * Gives the database of DATABASE_URL a new identity for all devices, as required after a restore
 * from a backup; returns a message.
 *
 * @throws Error with a message if there is no such database, or it is not one of this product
 */
export async function renewDatabase(
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { databaseUrl } = readConfig(env);
  if (databaseUrl === undefined) {
    throw new Error('Set DATABASE_URL to the database that was restored; nothing was changed.');
  }
  try {
    const epoch = await renewServerEpoch(databaseUrl);
    return `The database has the new server epoch ${epoch}: every device downloads its copy again.`;
  } catch (error) {
    throw codeOf(error) === noSuchTable ? new Error(notOurs, { cause: error }) : error;
  }
}

const noSuchTable = '42P01';
const notOurs = 'The database in DATABASE_URL is not a Watershade database. Nothing was changed.';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
