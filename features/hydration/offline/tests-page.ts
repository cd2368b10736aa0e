import type { Measurement } from '#measurements/contract';
import { linksOfTests, measurementIndex } from '#measurements/offline';
import type { NamedType } from '#measurements/offline';
import type { Copy, Unsent } from '#packages/sync/offline';

/** Which page of a person's tests, and in which order. */
export interface TestsPlace {
  user_id: string;
  sort: 'time' | 'value';
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}

/** One row of a table of tests. */
export interface KindTest {
  measurement_id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** In the unit of its type. */
  value: number;
  valid: boolean;
  measured_by: string;
  notes: string;
  /** Linked values by the id of their type. */
  links: Readonly<Record<string, number>>;
  /** Queue state of a test that the server does not have yet; null for all others. */
  unsent: Unsent | null;
}

/** A page of tests. */
export interface PageOfTests<Row> {
  rows: Row[];
  total: number;
  /** Linked types for which any of the tests has a value. */
  linked: NamedType[];
}

/**
 * A page of tests.
 *
 * @param slots newest first; they are put into the order of the page
 * @param more further fields of a row
 */
export async function testsPage<More extends object>(
  copy: Copy,
  slots: number[],
  { sort, descending, page, size }: TestsPlace,
  more: (slot: number, test: Measurement) => More,
): Promise<PageOfTests<KindTest & More>> {
  const index = measurementIndex(copy);
  if (sort === 'value') {
    // Hidden values are equal.
    slots.sort((a, b) => (index.value[b] || 0) - (index.value[a] || 0));
  }
  if (!descending) slots.reverse();
  const { types, valuesOf } = linksOfTests(
    copy,
    slots.map((slot) => index.id(slot)),
  );
  const rows = slots.slice(page * size, (page + 1) * size).map(async (slot) => {
    const test = await index.cold(slot);
    const measurement_id = index.id(slot);
    return {
      ...more(slot, test),
      measurement_id,
      time: index.created[slot] ?? 0,
      value: index.value[slot] ?? 0,
      valid: Boolean(index.valid[slot]),
      measured_by: [test.measured_by_name_first, test.measured_by_name_last]
        .filter(Boolean)
        .join(' '),
      notes: test.metadata.notes ?? '',
      links: valuesOf(measurement_id),
      unsent: copy.unsent('measurements').get(measurement_id) ?? null,
    };
  });
  return { rows: await Promise.all(rows), total: slots.length, linked: types };
}
