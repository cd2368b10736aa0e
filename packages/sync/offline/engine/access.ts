import { peopleAtOnce } from '#packages/sync/contract';
import type { LocalStore } from '../store/local-store.ts';
import type { Run } from './run.ts';

/** People whose older rows are still to come, in portions; the first one is under way. */
export interface Backfill {
  readonly portion: readonly string[];
  readonly rest: readonly string[];
  /** Stamp of the last row that came of the portion. */
  readonly cursor: string | null;
  /** Later rows come with the ordinary runs. */
  readonly horizon: string | null;
}

const visibleNote = 'visible_people';
const backfillNote = 'backfill';

/** Notes that mean nothing for an empty copy. */
export const accessNotes: readonly string[] = [visibleNote, backfillNote];

/** Whose older rows are still to come; null where all are here. */
export function backfillOf({ notes }: LocalStore): Backfill | null {
  return (notes.get(backfillNote) as Backfill | null | undefined) ?? null;
}

/** The note that remembers how far the rows of newly seen people have come. */
export function backfillNotes(backfill: Backfill | null): Record<string, unknown> {
  return { [backfillNote]: backfill };
}

/** What comes after a portion that has come whole. */
export function nextPortion({ rest }: Backfill): Backfill | null {
  return portions(rest);
}

/**
 * Takes in whose rows the person may see now: rows of everybody else go, older rows of those who
 * are new are noted as still to come. Gives false where it cannot be told what is missing, so the
 * measurements must be loaded anew; they are gone then.
 *
 * @param people everybody for null, nothing new for undefined
 */
export async function applyAccess(
  run: Run,
  people: readonly string[] | null | undefined,
): Promise<boolean> {
  if (people === undefined) return true;
  const { store } = run;
  const known = store.notes.get(visibleNote) as { people: readonly string[] | null } | undefined;
  const { cursor, completed } = run.definition.scheme.times;
  const isEmpty = !store.times.has(cursor) && !store.times.has(completed);
  const visible = { [visibleNote]: { people } };
  if (isEmpty || (people === null && known?.people === null)) {
    await run.apply({ notes: { ...visible, ...backfillNotes(null) } });
    return true;
  }
  // Who sees everybody is told more of each test, so what lies here is never what is told now.
  if (people === null || known === undefined || known.people === null) {
    await run.apply({ ...withoutMeasures(run), notes: { ...visible, ...backfillNotes(null) } });
    return false;
  }
  const backfill = stillToCome(backfillOf(store), known.people, new Set(people));
  await run.purge(new Set(people), { ...visible, ...backfillNotes(backfill) });
  return true;
}

/** Whoever is out of sight is no longer waited for, whoever is new is waited for from now on. */
function stillToCome(
  before: Backfill | null,
  known: readonly string[],
  people: ReadonlySet<string>,
): Backfill | null {
  const portion = before?.portion.filter((person) => people.has(person)) ?? [];
  const waiting = before?.rest.filter((person) => people.has(person)) ?? [];
  const knew = new Set(known);
  const news = [...people].filter((person) => !knew.has(person));
  const rest = [...waiting, ...news];
  return before !== null && portion.length > 0 ? { ...before, portion, rest } : portions(rest);
}

function portions(people: readonly string[]): Backfill | null {
  if (people.length === 0) return null;
  const [portion, rest] = [people.slice(0, peopleAtOnce), people.slice(peopleAtOnce)];
  return { portion, rest, cursor: null, horizon: null };
}

function withoutMeasures({ lists, definition }: Run) {
  const tables = lists.measures.map(({ table }) => table);
  const slugs = [...tables, ...Object.values(definition.scheme.times)];
  return { replace: tables, times: Object.fromEntries(slugs.map((slug) => [slug, null])) };
}
