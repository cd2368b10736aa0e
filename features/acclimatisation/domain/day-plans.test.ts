import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPlans } from './day-plans.ts';
import type { Stay } from './day-plans.ts';
import { exposureOfDays } from './exposure.ts';
import { seriesOf } from './heat-series.ts';

const hour = 3_600_000;
const date = '2026-01-10';
const midnight = Date.parse(date);
const trigger = 27;

describe('plans of a day', () => {
  it('adds shifts of a date without their overlap, and takes leave out', () => {
    const [plan] = plans({
      shifts: [shift(6, 14), shift(12, 18)],
      leaves: [period(0, 7), period(17, 30)],
      stays: [stay([34])],
    });
    expect(plan).toMatchObject({ shift: 600, leave: 120, sure: 600, hot: 600, unknown: 0 });
  });

  it('counts an hour from its beginning, and a part of an hour by its minutes', () => {
    const stays = [stay([20, 20, 20, 20, 20, 20, 26.9, 27, 30])];
    const [plan] = plans({ shifts: [shift(6.5, 8.25)], leaves: [], stays });
    expect(plan).toMatchObject({ shift: 105, sure: 75 });
  });

  it('counts for a heat day only what is hot at every site, and against the limit any', () => {
    const stays = [stay([34]), stay([20])];
    const [plan] = plans({ shifts: [shift(6, 14)], leaves: [], stays });
    expect(plan).toMatchObject({ sure: 0, hot: 480, unknown: 0 });
    const [half] = plans({ shifts: [shift(6, 14)], leaves: [], stays: [stay([34]), stay([])] });
    expect(half).toMatchObject({ sure: 0, hot: 480, unknown: 0 });
  });

  it('counts only the time since it was planned for a heat day, and the whole shift against the limit', () => {
    const late = { ...shift(6, 14), planned_since: midnight + 13.5 * hour };
    const given = { leaves: [period(13.75, 30)], stays: [stay([34])] };
    expect(plans({ ...given, shifts: [late] })).toMatchObject([{ shift: 465, sure: 15, hot: 465 }]);
    // Another roster had planned a part of it in time.
    const both = plans({ ...given, shifts: [late, shift(6, 8)] });
    expect(both).toMatchObject([{ shift: 465, sure: 135, hot: 465 }]);
  });

  it('does not know the heat without weather or without a site', () => {
    const shifts = [shift(6, 14)];
    const [unknown] = plans({ shifts, leaves: [], stays: [stay([])] });
    expect(unknown).toMatchObject({ sure: 0, hot: 0, unknown: 480, exposure: 0 });
    const [nowhere] = plans({ shifts, leaves: [], stays: [] });
    expect(nowhere).toMatchObject({ sure: 0, hot: 0, unknown: 480 });
  });

  it('keeps sure within hot within the shift, in any order of shifts and sites', () => {
    const hours = fc.integer({ min: 0, max: 24 });
    const pair = fc.tuple(hours, hours).map(([a, b]) => period(Math.min(a, b), Math.max(a, b)));
    const index = fc.option(fc.integer({ min: 15, max: 45 }));
    const site = fc.array(index, { minLength: 24, maxLength: 24 }).map((list) => stay(list));
    const sites = fc.array(site, { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(pair), fc.array(pair), sites, (times, leaves, stays) => {
        const shifts = times.map((time) => ({ ...time, date }));
        const [plan] = plans({ shifts, leaves, stays });
        const reversed = { shifts: shifts.toReversed(), leaves, stays: stays.toReversed() };
        expect(plans(reversed)[0]).toEqual(plan);
        if (plan === undefined) return;
        expect(plan.sure).toBeLessThanOrEqual(plan.hot);
        expect(plan.hot + plan.unknown).toBeLessThanOrEqual(plan.shift);
        expect(plan.credit).toBeLessThanOrEqual(plan.exposure);
      }),
    );
  });
});

describe('exposure', () => {
  it('sums degree-hours above the threshold, with rest from 90 F on', () => {
    // 1 h at 30 (3 degree-hours) and 2 h at 35 (16 degree-hours, of which an eighth is rest).
    const stays = [stay([20, 30, 35, 35])];
    const all = plans({ shifts: [shift(0, 4)], leaves: [], stays });
    const [found] = exposureOfDays(all, { from: date, to: date });
    expect(found?.day).toEqual({ before: 19, credit: 2, after: 17, unknown_hours: 0 });
  });
});

function plans(asked: Omit<Parameters<typeof dayPlans>[0], 'trigger'>) {
  return dayPlans({ ...asked, trigger });
}

function period(from: number, to: number) {
  return { start: midnight + from * hour, end: midnight + to * hour };
}

function shift(from: number, to: number) {
  return { ...period(from, to), date };
}

/** Heat indices from midnight on; a single one is that of the whole day. */
function stay(indices: readonly (number | null)[]): Stay {
  const hours =
    indices.length === 1
      ? Array.from({ length: 24 }, (): number | null => indices[0] ?? null)
      : indices;
  const weather = seriesOf(
    hours.flatMap((index, nth) =>
      index === null ? [] : [{ time_epoch: midnight / 1000 + nth * 3600, heatindex_c: index }],
    ),
  );
  return {
    ...{ start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY },
    weather: weather === null ? [] : [weather],
    measured: null,
  };
}
