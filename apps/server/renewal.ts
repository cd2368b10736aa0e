import { renewServerEpoch } from '#packages/database';
import { readConfig } from './config.ts';

/**
 * Makes the database of DATABASE_URL another one for every device, as it must be after a restore
 * from a backup; gives a sentence that says so.
 *
 * @throws Error with a sentence where there is no such database, or it is none of ours
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
