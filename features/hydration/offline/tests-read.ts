import type { HydrationState } from '#hydration/domain';
import type { Measurement } from '#measurements/contract';
import { linksOfTests, measurementIndex } from '#measurements/offline';
import type { NamedType } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy, Unsent } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { hydrationSlots } from './history-points.ts';
import { inView } from './in-view.ts';
import type { TestView } from './in-view.ts';
import { stateOfTest } from './latest-tests.ts';

/** One row of a person's table of tests. */
export interface TestRow {
  measurement_id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** mOsm. */
  value: number;
  state: HydrationState;
  valid: boolean;
  tags: string[];
  measured_by: string;
  device: string;
  notes: string;
  /** Linked values by the id of their type. */
  links: Readonly<Record<string, number>>;
  /** Queue state of a test that the server does not have yet; null for all others. */
  unsent: Unsent | null;
}

export interface TestsQuery extends TestView {
  user_id: string;
  sort: 'time' | 'value';
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}

export interface TestsPage {
  rows: TestRow[];
  total: number;
  /** Linked types for which any of the tests has a value. */
  linked: NamedType[];
}

/** A page of a person's hydration tests in a view, including invalid ones, without removed ones. */
export const testsOfPerson = defineRead({
  name: 'hydration.tests_of_person',
  tables: ['measurements', 'tags', 'link_measurements', 'link_measurement_types'],
  async run(copy, query: TestsQuery, { now }): Promise<TestsPage> {
    const index = measurementIndex(copy);
    const slots = inView(copy, hydrationSlots(copy, query.user_id), query, now);
    if (query.sort === 'value') {
      slots.sort((a, b) => (index.value[b] ?? 0) - (index.value[a] ?? 0));
    }
    if (!query.descending) slots.reverse();
    const shown = slots.slice(query.page * query.size, (query.page + 1) * query.size);
    const { types, valuesOf } = linksOfTests(
      copy,
      slots.map((slot) => index.id(slot)),
    );
    const rows = await Promise.all(
      shown.map(async (slot) => ({
        ...(await testRow(copy, slot)),
        links: valuesOf(index.id(slot)),
      })),
    );
    return { rows, total: slots.length, linked: types };
  },
});

async function testRow(copy: Copy, slot: number): Promise<Omit<TestRow, 'links'>> {
  const index = measurementIndex(copy);
  const test = await index.cold(slot);
  const tags = tagsById(copy);
  return {
    measurement_id: index.id(slot),
    time: index.created[slot] ?? 0,
    value: index.value[slot] ?? 0,
    state: stateOfTest(copy, slot),
    valid: Boolean(index.valid[slot]),
    tags: test.tag_ids.flatMap((tag_id) => tags.get(tag_id)?.name ?? []),
    measured_by: measuredBy(test),
    device: test.metadata.device_serial ?? test.metadata.device ?? '',
    notes: test.metadata.notes ?? '',
    unsent: copy.unsent('measurements').get(index.id(slot)) ?? null,
  };
}

function measuredBy(test: Measurement): string {
  return `${test.measured_by_name_first ?? ''} ${test.measured_by_name_last ?? ''}`.trim();
}
