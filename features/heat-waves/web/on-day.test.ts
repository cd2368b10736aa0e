import { expect, test } from 'vitest';
import type { WatchedSite } from '#heat-waves/offline';
import { onDay } from './on-day.ts';

const wave = (date: string) => ({ date, high_c: 40, mean_c: 30 });
const site: WatchedSite = {
  ...{ tag_id: 'pit', name: 'Pit', today: '2026-11-20', hasRosters: true, observed: [] },
  ...{ fetched_time: 0, is_simulated: false, unknown: ['2026-11-30'] },
  waves: [wave('2026-11-22')],
  observation: null,
};

test.each([
  ['2026-11-21', null],
  ['2026-11-22', { waves: 1, unknown: 0, until: '2026-12-05' }],
  ['2026-11-30', { waves: 0, unknown: 1, until: '2026-12-05' }],
  ['2026-12-05', { waves: 0, unknown: 0, until: '2026-12-05' }],
  ['2026-12-06', null],
])('on %s', (date, expected) => {
  const found = onDay(site, date);
  const { waves = [], unknown = [], observation } = found ?? {};
  expect(
    found && { waves: waves.length, unknown: unknown.length, until: observation?.until },
  ).toEqual(expected);
});

test('an observation that has begun before today goes on', () => {
  const observation = { since: '2026-11-15', until: '2026-11-28' };
  const observed = { ...site, waves: [], observation };
  expect(onDay(observed, '2026-11-28')?.observation).toEqual(observation);
  expect(onDay(observed, '2026-11-29')).toBeNull();
});
