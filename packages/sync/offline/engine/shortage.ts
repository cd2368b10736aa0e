import type { SyncConfig, TableName } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { Change } from '../store/change.ts';
import { keptFromKey, keptFromOf } from '../store/kept-from.ts';
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
const shortageKey = 'shortage';
/** Days of the large tables to keep: the longest that frees enough storage. */
const daysKept = [365, 90, 30, 7];
/** With less free storage a first load starts without pictures. */
const spaceForPictures = 50_000_000;
/** If this much is free beyond twice the used storage, everything is fetched again. */
const spaceForAll = 200_000_000;

/** What is left out because storage is short; null if nothing is. */
export function shortageOf(metadata: ReadonlyMap<string, unknown>): Shortage | null {
  return (metadata.get(shortageKey) as Shortage | null | undefined) ?? null;
}

/** The time from which all rows of the large tables are stored; null if all are stored. */
export function keptFromOfAll(
  { metadata }: LocalStore,
  { measures }: DeclaredLists,
): number | null {
  const latest = Math.max(-Infinity, ...measures.map(({ table }) => keptFromOf(metadata, table)));
  return latest === -Infinity ? null : latest;
}

/**
 * Stores something, and makes room if storage is short.
 *
 * @param onShort called after each step, with the tables that lost rows
 */
export async function storeAndFreeSpace<Result>(
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
      const changed = isQuotaProblem(error) ? await freeSpace(store, pictures, now) : null;
      if (changed === null) throw error;
      onShort(changed);
    }
  }
}

/** Before a first load: if storage is short, pictures are not fetched. */
export async function skipPicturesIfStorageIsLow(
  { storage, now }: CopyEnvironment,
  store: LocalStore,
): Promise<void> {
  const space = await estimated(storage);
  if (space === null || space.free >= spaceForPictures || shortageOf(store.metadata) !== null)
    return;
  await store.apply({ metadata: shortage('pictures', now()) });
}

/** A day or more after a shortage: if there is room again, fetches what was left out. */
export async function restoreLeftOut(
  { storage, now }: CopyEnvironment,
  store: LocalStore,
  { measures }: DeclaredLists,
  { times }: Pick<SyncConfig, 'times'>,
): Promise<boolean> {
  const before = shortageOf(store.metadata);
  if (before === null || Math.abs(now() - before.at) < day) return false;
  const space = await estimated(storage);
  if (space === null || space.free < 2 * space.used + spaceForAll) return false;
  const metadata = { [shortageKey]: null };
  if (before.of === 'pictures') await store.apply({ metadata });
  else
    await store.apply(
      reloadChange(
        measures.map(({ table }) => table),
        Object.values(times),
        metadata,
      ),
    );
  return true;
}

function reloadChange(
  tables: readonly TableName[],
  times: readonly string[],
  metadata: Record<string, unknown>,
): Change {
  const slugs = [...tables, ...times];
  const all = Object.fromEntries(tables.map((table) => [keptFromKey(table), undefined]));
  return {
    replace: tables,
    times: Object.fromEntries(slugs.map((slug) => [slug, null])),
    metadata: { ...metadata, ...all },
  };
}

async function freeSpace(
  store: LocalStore,
  pictures: TableName,
  now: number,
): Promise<ReadonlySet<TableName> | null> {
  if (shortageOf(store.metadata) === null) {
    try {
      return await store.apply({ replace: [pictures], metadata: shortage('pictures', now) });
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
  return { [shortageKey]: { of, at } satisfies Shortage };
}

/** The storage estimate of the browser; null if it has none. */
async function estimated(storage: CopyEnvironment['storage']) {
  const { quota, usage } = (await storage?.estimate().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined ? null : { free: quota - usage, used: usage };
}
