import { renewServerEpoch } from '#packages/database';
import { openOwner } from './command.ts';
import type { Environment } from './command.ts';

/**
 * Gives the configured database a new identity for all devices, as required after a restore by other
 * means than `watershade restore`; returns a message.
 *
 * @throws Error with a message if there is no such database, or it is not one of this product
 */
export async function renewDatabase(env: Environment): Promise<string> {
  const owner = await openOwner(env);
  try {
    const epoch = await renewServerEpoch(owner.connectionString);
    return `The database has the new server epoch ${epoch}: every device downloads its copy again.`;
  } catch (error) {
    throw codeOf(error) === noSuchTable ? new Error(notOurs, { cause: error }) : error;
  } finally {
    await owner.stop();
  }
}

const noSuchTable = '42P01';
const notOurs = 'This is not a Watershade database. Nothing was changed.';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
