import { hydrationStatus } from '#hydration/domain';
import { boundsAt, userCodes } from '#hydration/offline';
import { dehydratedSince } from '#monitoring/domain';
import { defineRead } from '#packages/sync/offline';
import { phoneOf } from '#people/domain';
import { peopleById } from '#people/offline';
import { canMeasurePerson } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { activeStrategies } from '#strategies/offline';
import { defaultPlan, strategyInForce } from '#strategies/domain';
import { testsOfPeople } from './needs-attention.ts';
import type { NeedsAttention } from './needs-attention.ts';

const [minute, day] = [60_000, 86_400_000];

interface Params {
  user_id: string;
  /** mOsm. */
  value: number;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * A person after a valid test, which the copy may not have yet; null if it asks for nothing: it is
 * neither moderate nor severe, older than a day, or there is a newer one.
 */
export const afterTest = defineRead({
  name: 'monitoring.after_test',
  tables: ['users', 'measurements', 'strategies', 'permissions'],
  run(copy, { user_id, value, time }: Params, { now, user_id: viewer_id }): NeedsAttention | null {
    const person = peopleById(copy).get(user_id);
    if (person === undefined || time < now - day) return null;
    const state = hydrationStatus(value, boundsAt(copy, userCodes(copy).get(user_id), time));
    if (state !== 'moderate' && state !== 'severe') return null;
    const tests = testsOfPeople(copy, now).get(user_id) ?? [];
    if (tests.some((test) => test.time > time)) return null;
    const { name_first, name_last, has_picture, tag_ids, metadata } = person;
    const plan = strategyInForce(activeStrategies(copy), { user_id, tag_ids }) ?? defaultPlan;
    return {
      person: { user_id, name_first, name_last, has_picture, tag_ids },
      ...{ state, value, time, since: Math.min(time, dehydratedSince(tests)) },
      retest_due: time + plan.retest_after_minutes * minute,
      isOnShift: false,
      phone: user_id === viewer_id ? null : phoneOf(metadata),
      mayTest: canMeasurePerson(viewerOf(copy, viewer_id), person),
      isSelf: user_id === viewer_id,
    };
  },
});
