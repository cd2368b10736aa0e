import { expect, test } from 'vitest';
import { possibleDuplicate, duplicateDistance } from './possible-duplicate.ts';
import type { Copy } from '#packages/sync/offline';
import { measurementTypes } from '#measurements/contract';

const now = Date.parse('2026-11-20T05:00:00Z');

interface Made {
  time: number;
  value: number;
  type?: (typeof measurementTypes)[number];
  valid?: boolean;
  active?: boolean;
}

/** A copy with tests of one person, and a viewer with some access. */
function copyOf(tests: readonly Made[], access: string, unsent: readonly string[] = []): Copy {
  const index = {
    type: tests.map(({ type = 'sosm' }) => measurementTypes.indexOf(type)),
    valid: tests.map(({ valid = true }) => Number(valid)),
    active: tests.map(({ active = true }) => Number(active)),
    created: tests.map(({ time }) => time),
    value: tests.map(({ value }) => value),
    custom: tests.map(() => 0),
    customIds: [''],
    slotsOfUser: (user_id: string) => (user_id === 'ben' ? tests.map((_, at) => at) : []),
    id: (slot: number) => `test-${String(slot)}`,
  };
  const permission = { permission_id: 'p', user_id: 'me', tag_id: null, active: true, access };
  return {
    rows: (table: string) => new Map(table === 'permissions' ? [['p', permission]] : []),
    memo: (key: string, _tables: unknown, compute: () => unknown) =>
      key === 'measurements.index' ? index : compute(),
    unsent: () => new Map(unsent.map((id) => [id, { state: 'waiting', reason: null }])),
  } as unknown as Copy;
}
const near = (
  copy: Copy,
  parts: { type?: 'sosm' | 'sweat'; user_id?: string; custom_id?: string } = {},
) =>
  possibleDuplicate.run(
    copy,
    { user_id: 'ben', type: 'sosm', custom_id: null, time: now, ...parts },
    { now, user_id: 'me' },
  );

test('the nearest valid test of the same person and type within ten minutes is found', () => {
  const tests: Made[] = [
    { time: now - duplicateDistance - 1, value: 10 },
    { time: now - duplicateDistance, value: 20 },
    { time: now + 60_000, value: 30 },
    { time: now, value: 40, valid: false },
    { time: now, value: 50, active: false },
    { time: now, value: 60, type: 'sweat' },
  ];
  const copy = copyOf(tests, 'admin');
  expect(near(copy)).toMatchObject({ value: 30, mayMark: true });
  expect(near(copy, { type: 'sweat' })).toMatchObject({ value: 60 });
  expect(near(copy, { user_id: 'amara' })).toBeNull();
  expect(near(copy, { custom_id: 'ferritin' })).toBeNull();
  expect(near(copyOf(tests.slice(0, 2), 'admin'))).toMatchObject({ value: 20 });
  expect(near(copyOf(tests.slice(0, 1), 'admin'))).toBeNull();
});

test('the result says whether the viewer may mark it and whether it is unsent', () => {
  const tests = [{ time: now, value: 20 }];
  expect(near(copyOf(tests, 'view, view_measure'))).toMatchObject({
    mayMark: false,
    isUnsent: false,
  });
  expect(near(copyOf(tests, 'admin', ['test-0']))).toMatchObject({ mayMark: true, isUnsent: true });
});
