import { measurementTypes } from '#measurements/contract';
import type { MeasurementType } from '#measurements/contract';
import { measurementKinds } from '#measurements/domain';
import type { FixedType } from '#measurements/domain';
import { linksOfTests, measurementIndex } from '#measurements/offline';
import type { NamedType } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy, Unsent } from '#packages/sync/offline';
import { historyLength } from './history-points.ts';

/** A type of tests, with the id of a custom type. */
export interface Kind {
  type: MeasurementType;
  custom_id: string | null;
}

/** A person's tests of a type other than saliva. */
export interface KindOfTests extends Kind {
  name: string;
  unit: string;
  /** Tests that are not removed, including invalid ones. */
  tests: number;
  /** The newest 64 valid ones, oldest first; times in milliseconds since 1970. */
  points: { time: number; value: number }[];
}

const strips: readonly FixedType[] = ['ET', 'EZ'];

/** Sweat sodium first, then each other type of which the person has tests, without saliva. */
export const kindsOfPerson = defineRead({
  name: 'hydration.kinds_of_person',
  tables: ['measurements', 'custom_measurement_types'],
  run(copy, { user_id }: { user_id: string }): KindOfTests[] {
    const fixed = (type: FixedType) => {
      const { word: name, unit } = measurementKinds[type];
      return kindOf(copy, user_id, { type, custom_id: null, name, unit });
    };
    const own = [...copy.rows<OwnKind>('custom_measurement_types').values()]
      .filter(({ active }) => active !== false)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ custom_id, name, unit }) =>
        kindOf(copy, user_id, { type: 'custom', custom_id, name, unit }),
      );
    return [fixed('sweat'), ...[...strips.map(fixed), ...own].filter(({ tests }) => tests > 0)];
  },
});

interface OwnKind {
  custom_id: string;
  /** False: deleted. */
  active?: boolean;
  name: string;
  unit: string;
}

function kindOf(
  copy: Copy,
  user_id: string,
  kind: Kind & { name: string; unit: string },
): KindOfTests {
  const index = measurementIndex(copy);
  const slots = slotsOf(copy, user_id, kind);
  const points = slots
    .filter((slot) => index.valid[slot])
    .slice(0, historyLength)
    .map((slot) => ({ time: index.created[slot] ?? 0, value: index.value[slot] ?? 0 }));
  return { ...kind, tests: slots.length, points: points.reverse() };
}

/** One row of the table of a type. */
export interface KindTest {
  measurement_id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** In the unit of the kind. */
  value: number;
  valid: boolean;
  measured_by: string;
  notes: string;
  /** Linked values by the id of their type. */
  links: Readonly<Record<string, number>>;
  /** Queue state of a test that the server does not have yet; null for all others. */
  unsent: Unsent | null;
}

export interface KindTestsPage {
  rows: KindTest[];
  total: number;
  /** Linked types for which any of the tests has a value. */
  linked: NamedType[];
}

export interface KindTestsQuery extends Kind {
  user_id: string;
  sort: 'time' | 'value';
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}

/** A page of a person's tests of one type, including invalid ones, without removed ones. */
export const testsOfKind = defineRead({
  name: 'hydration.tests_of_kind',
  tables: ['measurements', 'link_measurements', 'link_measurement_types'],
  async run(copy, query: KindTestsQuery): Promise<KindTestsPage> {
    const index = measurementIndex(copy);
    const slots = slotsOf(copy, query.user_id, query);
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
        ...(await kindTest(copy, slot)),
        links: valuesOf(index.id(slot)),
      })),
    );
    return { rows, total: slots.length, linked: types };
  },
});

async function kindTest(copy: Copy, slot: number): Promise<Omit<KindTest, 'links'>> {
  const index = measurementIndex(copy);
  const row = await index.cold(slot);
  return {
    measurement_id: row.measurement_id,
    time: index.created[slot] ?? 0,
    value: index.value[slot] ?? 0,
    valid: Boolean(index.valid[slot]),
    measured_by: [row.measured_by_name_first, row.measured_by_name_last].filter(Boolean).join(' '),
    notes: row.metadata.notes ?? '',
    unsent: copy.unsent('measurements').get(row.measurement_id) ?? null,
  };
}

/** Slots of a person's tests of a type that are not removed, newest first. */
function slotsOf(copy: Copy, user_id: string, { type, custom_id }: Kind): number[] {
  const index = measurementIndex(copy);
  const code = measurementTypes.indexOf(type);
  return index
    .slotsOfUser(user_id)
    .filter(
      (slot) =>
        index.live[slot] &&
        index.active[slot] &&
        index.type[slot] === code &&
        (index.customIds[index.custom[slot] ?? 0] ?? '') === (custom_id ?? ''),
    )
    .toReversed();
}
