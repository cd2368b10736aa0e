import { expect, test } from 'vitest';
import { dayDuties } from './day-duties.ts';
import type { ForecastWork } from './forecast-situation.ts';
import { sitePacksOf } from './site-packs.ts';

const hourOf = (clock: string, fahrenheit: number): ForecastWork => ({
  weather: {
    ...{ time: `2026-07-10 ${clock}`, temp_c: ((fahrenheit - 32) * 5) / 9 },
    heatindex_c: ((fahrenheit - 32) * 5) / 9,
  } as ForecastWork['weather'],
  heat: { work: 20, rest: 20 },
  site: { industry: 'other', radiant_heat: false },
  crew: { work_rate: 4, clothing: 0, acclimatisation: 'acclimatised' },
  sun_exposure: 3,
});

const siteOf = (...rule_pack_ids: string[]) => {
  const choice = { location_id: 'mill', rule_pack_ids, industry: 'other', radiant_heat: false };
  const found = sitePacksOf([{ ...choice, industry: 'other' }], []).get('mill');
  if (found === undefined) throw new Error('no packs');
  return found;
};

const shown = (ids: string[], hours: ForecastWork[]) =>
  dayDuties(siteOf(...ids), hours).map(({ found, spans }) => [
    found.duty.duty_key,
    spans.map(({ from, until }) => `${from}-${until}`).join(' '),
  ]);

test('hours with the same duty are one span, and a gap begins another', () => {
  const hours = [
    ...[hourOf('10:00', 91), hourOf('11:00', 95), hourOf('12:00', 101), hourOf('13:00', 99)],
    ...[hourOf('14:00', 79), hourOf('15:00', 92)],
  ];
  expect(shown(['us-or-437-002-0156'], hours)).toEqual([
    ['rest_a_90', '10:00-12:00 13:00-14:00 15:00-16:00'],
    ['rest_a_100', '12:00-13:00'],
    ['water', '10:00-14:00 15:00-16:00'],
  ]);
});

test('the last hour of a day ends at 24:00', () => {
  expect(shown(['us-or-437-002-0156'], [hourOf('23:00', 85)])).toEqual([['water', '23:00-24:00']]);
});

test('duties about new people are shown for an acclimatised crew too', () => {
  expect(shown(['us-wa-296-62-095'], [hourOf('10:00', 82)])).toEqual([
    ['water', '10:00-11:00'],
    ['heat_wave', '10:00-11:00'],
    // Whether it is a heat wave is not known, so the duty about new people is shown as well.
    ['new_workers', '10:00-11:00'],
  ]);
  expect(shown(['us-md-09-12-32'], [hourOf('10:00', 82)])).toEqual([
    ['water', '10:00-11:00'],
    ['acclimatisation', '10:00-11:00'],
  ]);
});

test('a duty stays when it gets hotter and another one of its kind begins', () => {
  const construction = { industry: 'construction', radiant_heat: false } as const;
  const hours = [hourOf('10:00', 94), hourOf('11:00', 96)].map((work) => ({
    ...{ ...work, heat_wave: true },
    site: { ...work.site, ...construction },
  }));
  const observation = shown(['us-ca-3395'], hours).filter(([key]) =>
    ['observation', 'heat_wave', 'new_workers'].includes(String(key)),
  );
  expect(observation).toEqual([
    ['heat_wave', '10:00-12:00'],
    ['observation', '11:00-12:00'],
  ]);
});

test('a duty names the packs that it overrules', () => {
  const [rest] = dayDuties(siteOf('us-or-437-002-0156', 'us-wa-296-62-095', 'us-osha-2024'), [
    hourOf('12:00', 101),
  ]);
  expect(rest?.others.toSorted()).toEqual(['US OSHA proposal 2024', 'Washington outdoor heat']);
});

test('a schedule is one duty with the minutes of its hours', () => {
  const hotter = (clock: string, wbgt: number) => ({
    ...hourOf(clock, 90),
    heat: { work: wbgt, rest: 24 },
  });
  const found = dayDuties(siteOf('niosh-2016-106'), [
    ...[hotter('10:00', 27), hotter('11:00', 28), hotter('12:00', 31)],
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]?.spans).toEqual([{ from: '11:00', until: '13:00' }]);
  const minutes = found[0]?.amounts.map((each) => (each.kind === 'rest' ? each.minutes : null));
  expect(minutes).toHaveLength(2);
  expect((minutes?.[0] ?? 0) < (minutes?.[1] ?? 0)).toBe(true);
});
