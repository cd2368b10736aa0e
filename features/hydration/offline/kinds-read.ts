import { measurementTypes } from '#measurements/contract';
import { measurementKinds } from '#measurements/domain';
import type { FixedType } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { historyLength } from './history-points.ts';
import { ownKinds } from './list/list-kinds.ts';
import type { Kind, NamedKind } from './list/list-kinds.ts';
import { testsPage } from './tests-page.ts';
import type { KindTest, PageOfTests, TestsPlace } from './tests-page.ts';

/** A person's tests of a type other than saliva. */
export interface KindOfTests extends NamedKind {
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
    const own = ownKinds(copy).map((kind) => kindOf(copy, user_id, kind));
    return [fixed('sweat'), ...[...strips.map(fixed), ...own].filter(({ tests }) => tests > 0)];
  },
});

function kindOf(copy: Copy, user_id: string, kind: NamedKind): KindOfTests {
  const index = measurementIndex(copy);
  const slots = slotsOf(copy, user_id, kind);
  const points = slots
    .filter((slot) => index.valid[slot] && !Number.isNaN(index.value[slot]))
    .slice(0, historyLength)
    .map((slot) => ({ time: index.created[slot] ?? 0, value: index.value[slot] ?? 0 }));
  return { ...kind, tests: slots.length, points: points.reverse() };
}

export type KindTestsQuery = Kind & TestsPlace;

/** A page of a person's tests of one type, including invalid ones, without removed ones. */
export const testsOfKind = defineRead({
  name: 'hydration.tests_of_kind',
  tables: ['measurements', 'link_measurements', 'link_measurement_types'],
  run: (copy, query: KindTestsQuery): Promise<PageOfTests<KindTest>> =>
    testsPage(copy, slotsOf(copy, query.user_id, query), query, () => ({})),
});

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
