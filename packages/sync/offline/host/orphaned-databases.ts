import type { CopyEnvironment } from '../environment.ts';
import { queueName } from '../queue/queue-store.ts';
import { copyPrefix } from '../store/database.ts';
import { deleteDatabase } from '../store/idb.ts';

/**
 * Deletes copies of other people that no tab has open. A worker that crashed during a sign-out or a
 * change of person leaves one behind.
 *
 * @param own the database to keep
 */
export async function deleteOrphanedDatabases(
  { indexedDB, locks }: CopyEnvironment,
  own: string,
): Promise<void> {
  // Without locks it is unknown whether another tab has the database open.
  if (locks === null) return;
  for (const { name = '' } of await indexedDB.databases()) {
    if (name === own || !isCopyName(name)) continue;
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await deleteDatabase(indexedDB, name);
    });
  }
}

/** A queue holds the only copy of its writes, so it is never deleted as an orphan. */
function isCopyName(name: string): boolean {
  return name.startsWith(copyPrefix) && !name.endsWith(queueName(''));
}
