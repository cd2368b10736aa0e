import { beforeEach, expect, test, vi } from 'vitest';
import type { PlanMark } from '#acclimatisation/offline';
import type { DashboardFilter } from '#dashboard/domain';
import type { Copy } from '#packages/sync/offline';
import { overShare } from './heat-share.ts';

const known = vi.hoisted(() => ({
  marks: [] as object[],
  beta: ['roster'],
  asked: null as unknown,
}));
vi.mock('#acclimatisation/offline', () => ({
  ledgerTables: ['users'],
  planMarks: {
    run(_copy: unknown, params: unknown) {
      known.asked = params;
      return { marks: known.marks, last: '' };
    },
  },
}));
vi.mock('#organisation/offline', () => ({
  ownOrganisation: () => ({ metadata: { _show_preview_features: true, _beta: known.beta } }),
}));
vi.mock('./crew-now.ts', () => ({
  peopleInView: () =>
    new Map([['ann', { name_first: 'Ann', name_last: 'Doe', has_picture: false, tag_ids: ['p'] }]]),
}));

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 27, 2);
const mark = (more: Partial<PlanMark> = {}): PlanMark => ({
  ...{ user_id: 'ann', name: 'Ann Doe', date: '2026-11-27', verdict: 'over', state: 'new' },
  ...{ allowed: 96, planned: 300, starts: [now - 4 * hour], end: now + 4 * hour, ...more },
});
const read = async (...marks: PlanMark[]) => {
  known.marks = marks;
  const params = { filter: {} as DashboardFilter, zone: 'UTC' };
  return overShare.run({} as Copy, params, { now, user_id: 'boss' });
};
beforeEach(() => Object.assign(known, { beta: ['roster'], asked: null }));

test('a shift of today, or of last night, that plans too much for somebody new is a case until it ends', async () => {
  expect(await read(mark())).toEqual([
    {
      person: {
        ...{ user_id: 'ann', name_first: 'Ann', name_last: 'Doe', has_picture: false },
        tag_ids: ['p'],
      },
      ...{ state: 'new', allowed: 96, planned: 300, since: now - 16 * hour, isSelf: false },
    },
  ]);
  expect(known.asked).toEqual({ from: '2026-11-26', to: '2026-11-27', zone: 'UTC' });
  expect(await read(mark({ end: now }))).toEqual([]);
});

test('unknown weather, people who are not in view, and a switched-off roster give no case', async () => {
  expect(await read(mark({ verdict: 'unknown' }), mark({ user_id: 'bob' }))).toEqual([]);
  known.beta = [];
  expect(await read(mark())).toEqual([]);
});
