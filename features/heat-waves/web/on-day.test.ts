import { expect, test } from 'vitest';
import type { WatchedSite } from '#heat-waves/offline';
import { onDay } from './on-day.ts';

const wave = (date: string) => ({ date, high_c: 40, mean_c: 30 });
const site: WatchedSite = {
  ...{ tag_id: 'pit', name: 'Pit', today: '2026-11-20', hasRosters: true, observed: [] },
  seesEverybody: true,
  ...{ fetched_time: 0, is_simulated: false, unknown: ['2026-11-30'] },
  waves: [wave('2026-11-22')],
  observations: [{ since: '2026-11-22', until: '2026-12-05' }],
};

test.each([
  ['2026-11-21', null],
  ['2026-11-22', { waves: 1, unknown: 0, until: '2026-12-05' }],
  ['2026-11-30', { waves: 0, unknown: 1, until: '2026-12-05' }],
  ['2026-12-05', { waves: 0, unknown: 0, until: '2026-12-05' }],
  ['2026-12-06', null],
])('on %s', (date, expected) => {
  const found = onDay(site, date);
  const { waves = [], unknown = [], observations = [] } = found ?? {};
  expect(
    found && { waves: waves.length, unknown: unknown.length, until: observations[0]?.until },
  ).toEqual(expected);
});

test('only the observation of that day is said', () => {
  const [past, coming] = [
    { since: '2026-11-15', until: '2026-11-28' },
    { since: '2026-12-08', until: '2026-12-21' },
  ];
  const observed = { ...site, waves: [], observations: [past, coming] };
  expect(onDay(observed, '2026-11-28')?.observations).toEqual([past]);
  expect(onDay(observed, '2026-11-29')).toBeNull();
  expect(onDay(observed, '2026-12-08')?.observations).toEqual([coming]);
});
