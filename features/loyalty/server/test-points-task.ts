import { z } from 'zod';
import { openSince, testPoints } from '#loyalty/domain';
import { pointsOf } from '#loyalty/contract';
import { findZone } from '#organisation/server';
import type { Database, WriteTx } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { findWithNewTests } from './across-organisations.ts';
import { addEntry, lockAccount } from './ledger-store.ts';
import {
  countByMonth,
  findChangedTests,
  findClock,
  findCounted,
  insertCounted,
  setTestsUntil,
} from './test-point-store.ts';

/** Task that gives points for new hydration tests. */
export const countTests = taskKind({
  name: 'loyalty-tests',
  data: z.object({}),
  tries: 3,
  pause: 120,
  timeout: 900,
});

export interface TestPointServices {
  database: Database;
  now: Clock;
  newId: NewId;
}

/** Gives points for new tests every hour, so that adding a test does no work for them. */
export function countTestsWork(services: TestPointServices): TaskWork {
  return taskWork({
    kind: countTests,
    every: '7 * * * *',
    async run() {
      await countNewTests(services);
    },
  });
}

/** Gives points for the new tests of all organisations. */
export async function countNewTests(services: TestPointServices): Promise<void> {
  for (const org_id of await findWithNewTests(services.database)) {
    await countTestsOf(services, org_id);
  }
}

/** Tests per transaction. */
const pageSize = 5000;

/** Gives points for the new tests of an organisation, page by page. */
export async function countTestsOf(
  { database, now, newId }: TestPointServices,
  org_id: string,
  most = pageSize,
): Promise<void> {
  const context = { org_id, actor_user_id: null };
  const page = () => database.write(context, (tx) => countPage(tx, { now: now(), newId, most }));
  while (await page());
}

interface Page {
  now: number;
  newId: NewId;
  most: number;
}

/** Gives points for one page of changed tests. Returns whether there may be more. */
async function countPage(tx: WriteTx, { now, newId, most }: Page): Promise<boolean> {
  const { tests_until } = await lockAccount(tx);
  // Stamps are set in the order of commits, so no later commit has one before this.
  const until = await findClock(tx);
  const after = tests_until ?? new Date(openSince(now)).toISOString();
  if (until === null || until <= after) return false;
  const changed = await findChangedTests(tx, { after, until, most });
  const valid = changed.filter(({ is_valid }) => is_valid);
  const months = testPoints({
    tests: valid.map(({ measurement_id, created_time }) => ({
      ...{ measurement_id, time: Date.parse(created_time) },
    })),
    ...{ now, zone: await findZone(tx) },
    counted: await findCounted(
      tx,
      valid.map(({ measurement_id }) => measurement_id),
    ),
    given: await countByMonth(tx),
  });
  for (const { month, measurement_ids, before } of months) {
    await insertCounted(tx, { month, measurement_ids });
    const last = before + measurement_ids.length;
    await addEntry(
      tx,
      {
        // The tests of a month are numbered, so each number gives its point once.
        cause: `tests:${month}:${String(before + 1)}-${String(last)}`,
        ...{ kind: 'tests', user_id: null, summary: month },
        points: measurement_ids.length * pointsOf.test,
      },
      { entry_id: newId(), time: new Date(now).toISOString() },
    );
  }
  const isMore = changed.length === most;
  await setTestsUntil(tx, isMore ? (changed.at(-1)?.modified_time ?? until) : until);
  return isMore;
}
