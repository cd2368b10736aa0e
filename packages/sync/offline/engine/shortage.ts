import type { SyncScheme, TableName } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { Change } from '../store/change.ts';
import { keptFromNote, keptFromOf } from '../store/kept-from.ts';
import type { LocalStore } from '../store/local-store.ts';
import { isQuotaProblem } from './problems.ts';
import type { DeclaredLists } from './run.ts';

/** What is left out on a device with too little storage. */
export interface Shortage {
  /** Pictures are left out first, then the oldest rows of the large tables. */
  of: 'pictures' | 'oldest_rows';
  /** When it was found, in milliseconds since 1970 by this device's clock. */
  at: number;
}

const day = 86_400_000;
const shortageNote = 'shortage';
/** Days of the large tables to keep: the longest that frees enough storage. */
const daysKept = [365, 90, 30, 7];
/** With less free storage a first load starts without pictures. */
const roomForPictures = 50_000_000;
/** If this much is free beyond twice the used storage, everything is fetched again. */
const roomForAll = 200_000_000;

/** What is left out because storage is short; null if nothing is. */
export function shortageOf(notes: ReadonlyMap<string, unknown>): Shortage | null {
  return (notes.get(shortageNote) as Shortage | null | undefined) ?? null;
}

/** The time from which all rows of the large tables are stored; null if all are stored. */
export function keptFromOfAll({ notes }: LocalStore, { measures }: DeclaredLists): number | null {
  const latest = Math.max(-Infinity, ...measures.map(({ table }) => keptFromOf(notes, table)));
  return latest === -Infinity ? null : latest;
}

/**
 * Stores something, and makes room if storage is short.
 *
 * @param onShort called after each step, with the tables that lost rows
 */
export async function storeWithRoom<Result>(
  store: LocalStore,
  pictures: TableName,
  now: number,
  step: () => Promise<Result>,
  onShort: (changed: ReadonlySet<TableName>) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      const changed = isQuotaProblem(error) ? await makeRoom(store, pictures, now) : null;
      if (changed === null) throw error;
      onShort(changed);
    }
  }
}

/** Before a first load: if storage is short, pictures are not fetched. */
export async function spareRoom(
  { storage, now }: CopyEnvironment,
  store: LocalStore,
): Promise<void> {
  const room = await estimated(storage);
  if (room === null || room.free >= roomForPictures || shortageOf(store.notes) !== null) return;
  await store.apply({ notes: shortage('pictures', now()) });
}

/** A day or more after a shortage: if there is room again, fetches what was left out. */
export async function regainRoom(
  { storage, now }: CopyEnvironment,
  store: LocalStore,
  { measures }: DeclaredLists,
  { times }: Pick<SyncScheme, 'times'>,
): Promise<boolean> {
  const before = shortageOf(store.notes);
  if (before === null || Math.abs(now() - before.at) < day) return false;
  const room = await estimated(storage);
  if (room === null || room.free < 2 * room.used + roomForAll) return false;
  const notes = { [shortageNote]: null };
  if (before.of === 'pictures') await store.apply({ notes });
  else
    await store.apply(
      loadedAnew(
        measures.map(({ table }) => table),
        Object.values(times),
        notes,
      ),
    );
  return true;
}

function loadedAnew(
  tables: readonly TableName[],
  times: readonly string[],
  notes: Record<string, unknown>,
): Change {
  const slugs = [...tables, ...times];
  const all = Object.fromEntries(tables.map((table) => [keptFromNote(table), undefined]));
  return {
    replace: tables,
    times: Object.fromEntries(slugs.map((slug) => [slug, null])),
    notes: { ...notes, ...all },
  };
}

async function makeRoom(
  store: LocalStore,
  pictures: TableName,
  now: number,
): Promise<ReadonlySet<TableName> | null> {
  if (shortageOf(store.notes) === null) {
    try {
      return await store.apply({ replace: [pictures], notes: shortage('pictures', now) });
    } catch (error) {
      // Deleting all of them may not make room even for the note.
      if (!isQuotaProblem(error)) throw error;
    }
  }
  // The server's clock as far as the copy knows it, because the device's clock may be wrong by
  // years.
  const times = [...store.times.values()].map((time) => Date.parse(time));
  const latest = Math.max(...times.filter((time) => !Number.isNaN(time)));
  for (const days of daysKept) {
    const changed = await store.dropBefore(latest - days * day, shortage('oldest_rows', now));
    if (changed !== null) return changed;
  }
  return null;
}

function shortage(of: Shortage['of'], at: number): Record<string, unknown> {
  return { [shortageNote]: { of, at } satisfies Shortage };
}

/** The storage estimate of the browser; null if it has none. */
async function estimated(storage: CopyEnvironment['storage']) {
  const { quota, usage } = (await storage?.estimate().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined ? null : { free: quota - usage, used: usage };
}
