import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { dayAfter, placeId } from '#weather/domain';
import { observedOnDay } from './observed-read.ts';
import { pastHighs } from './past-highs.ts';
import { watchedSites } from './watch-read.ts';

const today = '2026-11-25';
const now = Date.parse(`${today}T02:00:00Z`);
const pit = { lat: -31.95, lon: 115.86 };
const place = placeId(pit);

const dayOf = (date: string, maxtemp_c: number) => ({
  ...{ date, day: { maxtemp_c } },
  hour: Array.from({ length: 24 }, (_, nth) => ({
    ...{ time_epoch: Date.parse(date) / 1000 + nth * 3600, heatindex_c: maxtemp_c },
  })),
});

interface Given {
  /** Highs of the days before today, the oldest first; null before the first answer. */
  past?: readonly number[] | null;
  /** Highs from today on. */
  ahead: readonly number[];
  beta?: readonly string[];
  /** Days before those of the forecast. */
  earlier?: object[];
  /** The date on which a manager recorded that Ann is acclimatised. */
  acclimatised?: string;
}

/** A site whose worker Ann has shifts, and Bob has none. */
function copyOf(given: Given): Copy {
  const { past = [20, 20, 20, 20, 20], ahead, beta, earlier = [], acclimatised } = given;
  const record = acclimatised && { state: 'acclimatised', date: acclimatised };
  const person = (user_id: string) => ({
    ...{ user_id, name_first: user_id, name_last: 'Doe', email: null, tag_ids: ['pit'] },
    ...{ active: true, is_hidden: false, experimental: false },
    metadata: user_id === 'ann' && record ? { _acclimatisation: record } : {},
  });
  const answer = {
    ...{ location: { name: '', ...pit, tz_id: 'UTC' }, current: null },
    ...{ source: { name: '', attribution: '', is_simulated: true, fetched_time: now } },
    forecast: { forecastday: ahead.map((high, nth) => dayOf(dayAfter(today, nth), high)) },
  };
  const rows: Record<string, object[]> = {
    organisations: [
      {
        org_id: 'o',
        metadata: { _show_preview_features: true, _beta: beta ?? ['heat stress', 'roster'] },
      },
    ],
    tags: [{ tag_id: 'pit', name: 'Pit', type: 'location', metadata: pit, active: true }],
    users: [person('ann'), person('bob')],
    rosters: [
      {
        ...{ roster_id: 'r', user_ids: ['ann'], timezone: 'UTC', frequency: 4, interval: 1 },
        ...{ shift_start_time: '2026-11-16T06:00:00.000Z' },
        ...{ shift_end_time: '2026-11-16T14:00:00.000Z', days_of_week: [0, 1, 2, 3, 4, 5, 6] },
        ...{ active: true, people_count: 1, created_time: '2026-11-01T00:00:00.000Z' },
      },
    ],
    permissions: [
      { permission_id: 'p', user_id: 'owner', access: 'super', tag_id: null, active: true },
      { permission_id: 'q', user_id: 'me', access: 'manager', tag_id: 'pit', active: true },
    ],
    forecasts: [{ id: place, asked_time: now, fetched_time: now, answer, earlier }],
    past_highs:
      past === null
        ? []
        : [
            {
              ...{ id: place, until: dayAfter(today, -1), asked_time: now },
              highs: past.map((high_c, nth) => ({
                ...{ date: dayAfter(today, nth - past.length), high_c },
              })),
            },
          ],
  };
  return {
    rows: (table: string) =>
      new Map((rows[table] ?? []).map((row) => [String(Object.values(row)[0]), row])),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
}

const watch = (given: Given) => watchedSites.run(copyOf(given), {}, { now, user_id: 'me' });

test('a site with a heat wave today has its days, and the workers with shifts who are new', async () => {
  expect(await watch({ ahead: [35, 35, 20] })).toMatchObject([
    {
      ...{ tag_id: 'pit', name: 'Pit', today, is_simulated: true, hasRosters: true },
      waves: [{ date: today, high_c: 35, mean_c: 20 }, { date: dayAfter(today, 1) }],
      observations: [{ since: today, until: dayAfter(today, 14) }],
      observed: [{ user_id: 'ann', name: 'ann Doe' }],
    },
  ]);
});

test('observation goes on after the wave', async () => {
  const [site] = await watch({ past: [20, 20, 20, 20, 20, 35, 20], ahead: [20] });
  expect(site).toMatchObject({ waves: [], observations: [{ until: dayAfter(today, 11) }] });
});

test('a quiet site has neither waves nor observation', async () => {
  expect(await watch({ ahead: [21, 22] })).toMatchObject([
    { waves: [], unknown: [], observations: [] },
  ]);
});

test('what is stored of past days replaces what forecasts said about them', async () => {
  const earlier = [dayOf(dayAfter(today, -2), 30), dayOf(dayAfter(today, -1), 30)];
  expect(await watch({ ahead: [28], earlier })).toMatchObject([{ waves: [{ date: today }] }]);
});

test.each([
  ['before the past has been requested', { past: null, ahead: [40] }],
  ['while heat stress is switched off', { ahead: [40], beta: ['roster'] }],
])('no site is watched %s', async (_title, given) => {
  expect(await watch(given)).toEqual([]);
});

test('a hot day after days that are not known is named', async () => {
  expect(await watch({ past: [], ahead: [40] })).toMatchObject([{ waves: [], unknown: [today] }]);
});

test('without rosters nobody is known to be new', async () => {
  const [site] = await watch({ ahead: [40], beta: ['heat stress'] });
  expect(site).toMatchObject({ hasRosters: false, observed: [] });
});

test('a sheet lists who is not acclimatised on its own day, not today', async () => {
  const copy = copyOf({ ahead: [40], acclimatised: today });
  const context = { now, user_id: 'me' };
  const on = (date: string) => observedOnDay.run(copy, { site: 'pit', date, zone: 'UTC' }, context);
  expect(await watchedSites.run(copy, {}, context)).toMatchObject([{ observed: [] }]);
  expect(await on(today)).toMatchObject({ observed: [] });
  expect(await on(dayAfter(today, -1))).toMatchObject({ observed: [{ name: 'ann Doe' }] });
});

test('the statement that nobody is new needs the right to see everybody', async () => {
  const copy = copyOf({ ahead: [40] });
  const seen = async (user_id: string) => {
    const [site] = await watchedSites.run(copy, {}, { now, user_id });
    return site?.seesEverybody;
  };
  expect([await seen('owner'), await seen('me')]).toEqual([true, false]);
});

test('the highs of 19 days are requested once a day, and an empty answer keeps the stored ones', () => {
  const copy = copyOf({ ahead: [40] });
  const [wanted] = pastHighs.wanted(copy, now);
  const query = new URLSearchParams(wanted?.path.split('?')[1]);
  expect([query.get('dt'), query.get('end_dt')]).toEqual(['2026-11-06', '2026-11-24']);
  const stored = copy.rows<{ until: string; asked_time: number }>('past_highs').get(place);
  expect(wanted?.isDue(undefined, now)).toBe(true);
  expect(wanted?.isDue(stored, now)).toBe(false);
  const hour = 3_600_000;
  const [tomorrow] = pastHighs.wanted(copy, now + 24 * hour);
  expect(tomorrow?.isDue(stored, now + 24 * hour)).toBe(true);
  expect(tomorrow?.rowOf({}, stored, now + 24 * hour)).toMatchObject({
    ...{ until: '2026-11-24', asked_time: now + 24 * hour },
  });
});
