import type { SyncStatus } from '../protocol.ts';
import type { Change } from '../store/change.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { isLocked } from './lease.ts';
import { isFirstLoad } from './one-run.ts';
import type { DeclaredLists } from './run.ts';
import { keptFromOfAll, shortageOf } from './shortage.ts';

/** The status of a stored copy, from its rows and notes. */
export function notedStatus(
  store: LocalStore,
  lists: DeclaredLists,
  definition: CopyDefinition,
  now: number,
): Partial<SyncStatus> {
  const isHere = !isFirstLoad({ store, lists, definition });
  return {
    ...notedTimes(store),
    ...notedShortage(store, lists),
    locked: isLocked(store.notes, now),
    ...(isHere ? { initialised: true, percent: 100 } : {}),
  };
}

/** When the copy was last updated, and when it was last found equal to the server. */
export function notedTimes({ notes }: LocalStore): Pick<SyncStatus, 'last_run' | 'complete_as_of'> {
  return {
    last_run: timeNoted(notes, lastRunNote),
    complete_as_of: timeNoted(notes, completeNote),
  };
}

/** What is left out because storage is short. */
export function notedShortage(
  store: LocalStore,
  lists: DeclaredLists,
): Pick<SyncStatus, 'shortage' | 'kept_from'> {
  return {
    shortage: shortageOf(store.notes)?.of ?? null,
    kept_from: keptFromOfAll(store, lists),
  };
}

/** The note of a run that loaded everything. */
export function noteOfRun(now: number): NonNullable<Change['notes']> {
  return { [lastRunNote]: now };
}

/** The note that the copy equals the server. */
export function noteOfCheck(now: number): NonNullable<Change['notes']> {
  return { [completeNote]: now };
}

const lastRunNote = 'last_run';
const completeNote = 'complete_as_of';

function timeNoted(notes: ReadonlyMap<string, unknown>, note: string): number | null {
  const noted = notes.get(note);
  return typeof noted === 'number' ? noted : null;
}
