import type { SyncStatus } from '../protocol.ts';
import type { Change } from '../store/change.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { isLocked } from './lease.ts';
import { isFirstLoad } from './one-run.ts';
import type { DeclaredLists } from './run.ts';
import { keptFromOfAll, shortageOf } from './shortage.ts';

/** The status of a stored copy, from its rows and metadata. */
export function storedStatus(
  store: LocalStore,
  lists: DeclaredLists,
  definition: CopyDefinition,
  now: number,
): Partial<SyncStatus> {
  const isLoaded = !isFirstLoad({ store, lists, definition });
  return {
    ...storedTimes(store),
    ...storedShortage(store, lists),
    locked: isLocked(store.metadata, now),
    ...(isLoaded ? { initialised: true, percent: 100 } : {}),
  };
}

/** When the copy was last updated, and when it was last found equal to the server. */
export function storedTimes({
  metadata,
}: LocalStore): Pick<SyncStatus, 'last_run' | 'complete_as_of'> {
  return {
    last_run: storedTime(metadata, lastRunKey),
    complete_as_of: storedTime(metadata, completeKey),
  };
}

/** What is left out because storage is short. */
export function storedShortage(
  store: LocalStore,
  lists: DeclaredLists,
): Pick<SyncStatus, 'shortage' | 'kept_from'> {
  return {
    shortage: shortageOf(store.metadata)?.of ?? null,
    kept_from: keptFromOfAll(store, lists),
  };
}

/** The metadata after a run that loaded everything. */
export function metadataOfRun(now: number): NonNullable<Change['metadata']> {
  return { [lastRunKey]: now };
}

/** The metadata after a check that found the copy equal to the server. */
export function metadataOfCheck(now: number): NonNullable<Change['metadata']> {
  return { [completeKey]: now };
}

const lastRunKey = 'last_run';
const completeKey = 'complete_as_of';

function storedTime(metadata: ReadonlyMap<string, unknown>, key: string): number | null {
  const time = metadata.get(key);
  return typeof time === 'number' ? time : null;
}
