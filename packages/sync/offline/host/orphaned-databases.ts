import type { CopyEnvironment } from '../environment.ts';
import { queueName } from '../queue/queue-store.ts';
import { copyPrefix } from '../store/database.ts';
import { deleteDatabase } from '../store/idb.ts';

/**
 * Deletes the copies of other people that nobody has open. A worker that died over a sign-out, or
 * over a change of persons, leaves one behind, and nobody else would ever look for it.
 *
 * @param own the database that stays
 */
export async function deleteOrphanedDatabases(
  { indexedDB, locks }: CopyEnvironment,
  own: string,
): Promise<void> {
  // Without locks nobody can tell whether another tab has it open.
  if (locks === null) return;
  for (const { name = '' } of await indexedDB.databases()) {
    if (name === own || !isCopyName(name)) continue;
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await deleteDatabase(indexedDB, name);
    });
  }
}

/** What waits to be sent exists nowhere else, so a queue is never taken for a remain. */
function isCopyName(name: string): boolean {
  return name.startsWith(copyPrefix) && !name.endsWith(queueName(''));
}
