import { peopleAtOnce } from '#packages/sync/contract';
import type { LocalStore } from '../store/local-store.ts';
import type { Answer } from './answer.ts';
import type { Run } from './run.ts';

/** People whose older rows must still be loaded, in portions. The first portion is being loaded. */
export interface Backfill {
  readonly portion: readonly string[];
  readonly rest: readonly string[];
  /** Stamp of the last row of the portion that was received. */
  readonly cursor: string | null;
  /** Rows with later stamps come with the ordinary runs. */
  readonly horizon: string | null;
}

/** Whose rows the person may see, and in how much detail. */
interface Visible {
  readonly people: readonly string[] | null;
  /** Missing in copies of earlier versions. */
  readonly detail?: string | undefined;
}

const visibleKey = 'visible_people';
const backfillKey = 'backfill';

/** Metadata that does not apply to an empty copy. */
export const accessKeys: readonly string[] = [visibleKey, backfillKey];

/** The people whose older rows must still be loaded; null if there are none. */
export function backfillOf({ metadata }: LocalStore): Backfill | null {
  return (metadata.get(backfillKey) as Backfill | null | undefined) ?? null;
}

/** The metadata with the progress of loading the rows of newly visible people. */
export function backfillMetadata(backfill: Backfill | null): Record<string, unknown> {
  return { [backfillKey]: backfill };
}

/** The portion after one that is complete. */
export function nextPortion({ rest }: Backfill): Backfill | null {
  return inPortions(rest);
}

/**
 * Applies a change of whose rows the person may see. Rows of all other people are deleted, and the
 * older rows of newly visible people are recorded as missing. Lists that do not come in batches are
 * small and start from the beginning. Returns false if the missing rows are unknown: the
 * measurements are then deleted and must be loaded again.
 *
 * Rows that were loaded in another detail cannot be reused either.
 */
export async function applyAccess(
  run: Run,
  {
    visible_people: people,
    visible_detail: detail,
  }: Pick<Answer, 'visible_people' | 'visible_detail'>,
): Promise<boolean> {
  if (people === undefined) return true;
  const { store } = run;
  const known = store.metadata.get(visibleKey) as Visible | undefined;
  const isSameDetail = known?.detail === detail;
  const { cursor, completed } = run.definition.config.times;
  const isEmpty = !store.times.has(cursor) && !store.times.has(completed);
  const visible = { [visibleKey]: { people, detail } };
  if (isEmpty || (isSameDetail && people === null && known?.people === null)) {
    await run.apply({ metadata: { ...visible, ...backfillMetadata(null) } });
    return true;
  }
  // A person who sees everybody receives more fields of each test, so the stored rows cannot be
  // reused.
  if (!isSameDetail || people === null || known === undefined || known.people === null) {
    await run.apply({
      ...withoutMeasures(run),
      metadata: { ...visible, ...backfillMetadata(null) },
    });
    return false;
  }
  const backfill = updatedBackfill(backfillOf(store), known.people, new Set(people));
  const small = smallMeasures(run).map(({ table }) => table);
  if (small.length > 0) {
    // Their rows stay until the first page replaces them, as the connection may be lost meanwhile.
    await run.apply({ times: Object.fromEntries(small.map((table) => [table, beginning])) });
  }
  await run.purge(new Set(people), { ...visible, ...backfillMetadata(backfill) });
  return true;
}

/** The lists of the large half that do not come in batches. */
export function smallMeasures({ lists, definition }: Pick<Run, 'lists' | 'definition'>) {
  const { batches } = definition.config;
  return lists.measures.filter(({ list }) => list !== batches.list && list !== batches.links);
}

/** A time before every stamp. */
export const beginning = '1970-01-01T00:00:00.000Z';

/**
 * Removes people who are no longer visible from those to load, and adds people who are newly
 * visible.
 */
function updatedBackfill(
  before: Backfill | null,
  known: readonly string[],
  people: ReadonlySet<string>,
): Backfill | null {
  const portion = before?.portion.filter((person) => people.has(person)) ?? [];
  const waiting = before?.rest.filter((person) => people.has(person)) ?? [];
  const wereVisible = new Set(known);
  const added = [...people].filter((person) => !wereVisible.has(person));
  const rest = [...waiting, ...added];
  return before !== null && portion.length > 0 ? { ...before, portion, rest } : inPortions(rest);
}

function inPortions(people: readonly string[]): Backfill | null {
  if (people.length === 0) return null;
  const [portion, rest] = [people.slice(0, peopleAtOnce), people.slice(peopleAtOnce)];
  return { portion, rest, cursor: null, horizon: null };
}

function withoutMeasures({ lists, definition }: Run) {
  const tables = lists.measures.map(({ table }) => table);
  const slugs = [...tables, ...Object.values(definition.config.times)];
  return { replace: tables, times: Object.fromEntries(slugs.map((slug) => [slug, null])) };
}
