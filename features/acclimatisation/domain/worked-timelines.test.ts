import { describe, expect, it } from 'vitest';
import type { AbsenceDays, AcclimatisationRecord } from '#acclimatisation/contract';
import { frequencies } from '#rosters/contract';
import { shiftsBetween } from '#rosters/domain';
import { dayPlans } from './day-plans.ts';
import type { DatedShift, Period, Stay } from './day-plans.ts';
import { seriesOf } from './heat-series.ts';
import type { HeatSeries } from './heat-series.ts';
import { acclimatisationLedger } from './ledger.ts';

/*
 * Ten timelines, worked by hand from the texts of NIOSH and OSHA before the code (decision 093). H hot, c cool,
 * - no shift, L leave, ? no weather. Shifts are from 6:00 to 14:00.
 */

const hour = 3_600_000;
const day = 24 * hour;
const first = '2026-11-02';
const trigger = 27;
const [hot, cool] = [34, 20];

/** Share of each day with a shift in per cent, for a worker in one zone. */
const cases: readonly {
  readonly name: string;
  readonly days: string;
  readonly percent: readonly number[];
  readonly record?: AcclimatisationRecord['state'];
  readonly absence?: AbsenceDays;
}[] = [
  { name: '1 new starter', days: 'HHHHHH', percent: [20, 40, 60, 80, 100, 100] },
  {
    name: '2 returns after 15 days',
    days: `H${'-'.repeat(15)}HHHH`,
    percent: [100, 50, 60, 80, 100],
    record: 'acclimatised',
  },
  {
    name: '3 interrupted by a rain week',
    days: 'HHccccc--HHH',
    percent: [20, 40, 60, 60, 60, 60, 60, 60, 80, 100],
  },
  { name: '7 leave in the middle', days: 'HHLLLHH', percent: [20, 40, 60, 80] },
  {
    name: '8 absent for exactly 14 days',
    days: `H${'-'.repeat(14)}HH`,
    percent: [100, 100, 100],
    record: 'acclimatised',
  },
  {
    name: '9 configured to 7 days, absent for 7 and then for 8',
    days: `H${'-'.repeat(7)}H${'-'.repeat(8)}HH`,
    percent: [100, 100, 50, 60],
    record: 'acclimatised',
    absence: 7,
  },
  { name: '10 no weather on a day', days: 'H?HH', percent: [20, 40, 40, 60] },
];

describe('worked timelines', () => {
  it.each(cases)('$name', ({ days, percent, record, absence = 14 }) => {
    const zone = 'Australia/Brisbane';
    const starts = Array.from(days, (_, at) => localTime(zone, at, 6));
    const shifts = starts.flatMap((start, at) =>
      days[at] === '-' ? [] : [{ start, end: start + 8 * hour, date: dateAt(at) }],
    );
    const leaves = starts.flatMap((start, at) =>
      days[at] === 'L' ? [{ start: start - 6 * hour, end: start + 18 * hour }] : [],
    );
    const weather = starts.flatMap((start, at) =>
      days[at] === '?' ? [] : dayWeather(start - 6 * hour, days[at] === 'c' ? cool : hot),
    );
    const found = sharesOf({ shifts, leaves, stays: [always(weather)], record, absence });
    expect(found.map(({ percent: share }) => share)).toEqual(percent);
  });

  it('4 night shift: one day each, by the date at its start', () => {
    const shifts = rosterShifts('Australia/Brisbane', [20, 28], 5);
    const weather = [0, 1, 2, 3, 4, 5].flatMap((at) => {
      const midnight = localTime('Australia/Brisbane', at, 0);
      return Array.from({ length: 24 }, (_, nth) =>
        hourOf(midnight + nth * hour, nth >= 21 ? hot : cool),
      );
    });
    const found = sharesOf({ shifts, stays: [always(weather)] });
    expect(found.map(({ percent }) => percent)).toEqual([20, 40, 60, 80, 100]);
    expect(found.map(({ allowed }) => allowed)).toEqual([96, 192, 288, 384, 480]);
    expect(found.map(({ planned }) => planned)).toEqual([180, 180, 180, 180, 180]);
    expect(found.map(({ verdict }) => verdict)).toEqual([
      ...['over', 'within', 'within', 'within', 'within'],
    ]);
  });

  it('5 change of site: days count by the site of each day', () => {
    const shifts = rosterShifts('Australia/Brisbane', [6, 14], 6);
    const change = (at: number) => localTime('Australia/Brisbane', at, 0);
    const site = (celsius: number, start: number, end: number): Stay => ({
      ...{ start, end },
      weather: series([0, 1, 2, 3, 4, 5].flatMap((at) => dayWeather(change(at), celsius))),
      measured: null,
    });
    const stays = [
      site(hot, Number.NEGATIVE_INFINITY, change(2)),
      site(cool, change(2), change(4)),
      site(hot, change(4), Number.POSITIVE_INFINITY),
    ];
    const found = sharesOf({ shifts, stays });
    expect(found.map(({ percent }) => percent)).toEqual([20, 40, 60, 60, 60, 80]);
  });

  it('6 change of zone: each shift has the date of its own zone', () => {
    const east = rosterShifts('Australia/Brisbane', [6, 14], 2);
    const west = rosterShifts('Australia/Perth', [6, 14], 5).slice(2);
    const weather = [0, 1, 2, 3, 4, 5].flatMap((at) =>
      dayWeather(localTime('Australia/Brisbane', at, 0), hot),
    );
    const found = sharesOf({ shifts: [...east, ...west], stays: [always(weather)] });
    expect(found.map(({ percent }) => percent)).toEqual([20, 40, 60, 80, 100]);
    expect(found.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4].map(dateAt));
  });
});

interface Situation {
  shifts: readonly DatedShift[];
  leaves?: readonly Period[];
  stays: readonly Stay[];
  record?: AcclimatisationRecord['state'] | undefined;
  absence?: AbsenceDays;
}

function sharesOf({ shifts, leaves = [], stays, record, absence = 14 }: Situation) {
  const plans = dayPlans({ shifts, leaves, stays, trigger });
  return acclimatisationLedger(plans, {
    ...{ from: first, to: dateAt(40), absence, hasEarlierShifts: false },
    record: record === undefined ? null : { state: record, date: first },
  })
    .filter(({ plan }) => plan !== null && plan.shift > 0)
    .map(({ date, share, allowed, planned, verdict }) => ({
      ...{ date, percent: Math.round(share * 100), allowed, planned, verdict },
    }));
}

function rosterShifts(zone: string, [from, to]: [number, number], days: number): DatedShift[] {
  const iso = (hours: number) => new Date(localTime(zone, 0, hours)).toISOString();
  const roster = {
    ...{ shift_start_time: iso(from), shift_end_time: iso(to), timezone: zone, interval: 1 },
    ...{ days_of_week: [0, 1, 2, 3, 4, 5, 6], frequency: frequencies.weekly },
  };
  const begin = localTime(zone, 0, 0);
  return shiftsBetween(roster, begin, begin + 60 * day)
    .slice(0, days)
    .map(({ start, end, date }) => ({
      ...{ start, end },
      date: new Date(date).toISOString().slice(0, 10),
    }));
}

/** A stay of the whole time. */
function always(hours: readonly HeatHourOf[]): Stay {
  return {
    ...{ start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY },
    weather: series(hours),
    measured: null,
  };
}

type HeatHourOf = ReturnType<typeof hourOf>;

function series(hours: readonly HeatHourOf[]): HeatSeries[] {
  const found = seriesOf(hours);
  return found === null ? [] : [found];
}

function dayWeather(midnight: number, celsius: number): HeatHourOf[] {
  return Array.from({ length: 24 }, (_, nth) => hourOf(midnight + nth * hour, celsius));
}

function hourOf(time: number, heatindex_c: number) {
  return { time_epoch: time / 1000, heatindex_c };
}

function dateAt(at: number): string {
  return new Date(Date.parse(first) + at * day).toISOString().slice(0, 10);
}

/** Both zones have no clock changes. */
function localTime(zone: string, at: number, hours: number): number {
  const offset = zone === 'Australia/Perth' ? 8 : 10;
  return Date.parse(first) + at * day + (hours - offset) * hour;
}
