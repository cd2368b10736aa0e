import { beforeEach, expect, test, vi } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { afterTest } from './after-test.ts';

const known = vi.hoisted(() => ({ tests: [] as object[], strategies: [] as object[] }));
vi.mock('#hydration/offline', async (original) => ({
  ...(await original<object>()),
  userCodes: () => new Map(),
}));
vi.mock('#strategies/offline', () => ({ activeStrategies: () => known.strategies }));
vi.mock('#permissions/offline', () => ({
  viewerOf: () => ({ user_id: 'boss', org_id: 'o', grants: [] }),
}));
vi.mock('./needs-attention.ts', () => ({
  testsOfPeople: () => new Map([['ann', known.tests]]),
}));

const minute = 60_000;
const now = Date.UTC(2026, 10, 27, 12);
const taken = (minutesAgo: number, isDehydrated: boolean) => ({
  ...{ time: now - minutesAgo * minute, isDehydrated, slot: 0 },
});
const person = {
  ...{ user_id: 'ann', name_first: 'Ann', name_last: 'Doe', has_picture: false, tag_ids: [] },
  ...{ metadata: { Mobile: '+61 491 570 156' }, active: true },
};
const copy = {
  rows: () => new Map([['ann', person]]),
  memo: (_key: string, _tables: unknown, make: () => unknown) => make(),
} as unknown as Copy;
const read = (value: number, minutesAgo = 0, viewer = 'boss') =>
  afterTest.run(
    copy,
    { user_id: 'ann', value, time: now - minutesAgo * minute },
    { now, user_id: viewer },
  );

beforeEach(() => Object.assign(known, { tests: [], strategies: [] }));

test('a moderate or severe test asks for the next step, with the re-test of the strategy', async () => {
  expect(await read(60)).toBeNull();
  expect(await read(120)).toMatchObject({ state: 'moderate', retest_due: now + 30 * minute });
  known.strategies = [{ scope: 'user', user_id: 'ann', active: true, retest_after_minutes: 45 }];
  expect(await read(168)).toMatchObject({
    ...{ state: 'severe', value: 168, time: now, since: now, retest_due: now + 45 * minute },
    phone: '+61 491 570 156',
  });
});

test('nothing follows an old test, one with a newer test, and one of nobody', async () => {
  expect(await read(168, 24 * 60 + 1)).toBeNull();
  known.tests = [taken(10, false)];
  expect(await read(168, 20)).toBeNull();
  expect(await read(168, 5)).not.toBeNull();
  const unknown = { user_id: 'bob', value: 168, time: now };
  expect(await afterTest.run(copy, unknown, { now, user_id: 'boss' })).toBeNull();
});

test('the case began with the first of the bad tests, and nobody gets their own phone number', async () => {
  known.tests = [taken(60, false), taken(40, true)];
  expect(await read(150)).toMatchObject({ since: now - 40 * minute });
  expect(await read(150, 0, 'ann')).toMatchObject({ phone: null });
});
