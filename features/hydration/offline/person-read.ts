import type { HydrationState } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { PersonCard } from '#people/domain';
import { peopleById } from '#people/offline';
import {
  canDeleteMeasurements,
  canEditMeasurements,
  canMeasurePerson,
  canViewMeasurements,
  canViewPerson,
  canViewValues,
} from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import type { Unsent } from '#packages/sync/offline';
import { hydrationSlots } from './history-points.ts';
import { stateOfTest } from './latest-tests.ts';
import { personRow } from './people-read.ts';

/** A person with their state and what the viewer may do; null if unknown or not visible. */
export const personCard = defineRead({
  name: 'hydration.person',
  tables: ['users', 'tags', 'permissions', 'measurements', 'organisations'],
  run(copy, { user_id }: { user_id: string }, context): PersonCard | null {
    const person = peopleById(copy).get(user_id);
    const viewer = viewerOf(copy, context.user_id);
    if (person === undefined || !person.active || !canViewPerson(viewer, person)) return null;
    return {
      ...personRow(copy, viewer, person),
      created_time: person.created_time,
      may: {
        measure: canMeasurePerson(viewer, person),
        viewMeasurements: canViewMeasurements(viewer, person),
        viewValues: canViewValues(viewer, person),
        editMeasurements: canEditMeasurements(viewer, person),
        deleteMeasurements: canDeleteMeasurements(viewer, person),
      },
    };
  },
});

/** One tile of the recent tests of one person. */
export interface RecentTest {
  measurement_id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** mOsm. */
  value: number;
  state: HydrationState;
  /** Queue state of a test that the server does not have yet; null for all others. */
  unsent: Unsent | null;
}

/** Number of recent tests on an overview. */
export const recentLength = 18;

/** The recent hydration tests of a person, newest first, including invalid ones. */
export const recentTestsOfPerson = defineRead({
  name: 'hydration.recent_tests',
  tables: ['measurements'],
  run(copy, { user_id }: { user_id: string }): RecentTest[] {
    const index = measurementIndex(copy);
    return hydrationSlots(copy, user_id)
      .slice(0, recentLength)
      .map((slot) => ({
        measurement_id: index.id(slot),
        time: index.created[slot] ?? 0,
        value: index.value[slot] ?? 0,
        state: stateOfTest(copy, slot),
        unsent: copy.unsent('measurements').get(index.id(slot)) ?? null,
      }));
  },
});
