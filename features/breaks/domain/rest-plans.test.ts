import { expect, test } from 'vitest';
import { sitePacksOf } from '#rule-packs/domain';
import { unsetFactor, riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import { createAdviceCache } from './advice-cache.ts';
import { highTrigger } from './hour-rest.ts';
import {
  cautiousAdvice,
  hoursOfShifts,
  kindsOf,
  planKey,
  restPlans,
  waterAskedOf,
} from './rest-plans.ts';
import { workKinds } from './work-kinds.ts';

const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00.000Z`);
const place = { lat: -31.95, lon: 115.86 };
const unanswered = Object.fromEntries(riskFactors.map((name) => [name, unsetFactor])) as JobFactors;
const job = (rate: number, acclimatisation = -1): JobFactors => ({
  ...{ ...unanswered, _metabolic_work_rate: rate as JobFactors['_metabolic_work_rate'] },
  _acclimatisation: acclimatisation as JobFactors['_acclimatisation'],
});

function weather(clock: string, celsius: number, heatindex_c = celsius): WeatherHour {
  return {
    ...{ time_epoch: at(clock) / 1000, time: `2026-11-20 ${clock}`, temp_c: celsius, temp_f: 0 },
    ...{ is_day: 1, condition: { text: '' }, wind_kph: 10, wind_mph: 6, wind_degree: 0 },
    ...{ wind_dir: 'N', pressure_mb: 1013, humidity: 40, cloud: 0, uv: 5, heatindex_c },
    ...{ heatindex_f: 0, short_rad: 500 },
  };
}
const daysOf = (hour: WeatherHour[]) => [{ hour }] as unknown as WeatherDay[];
const advice = createAdviceCache();
const shift = { start: at('00:00'), end: at('12:00') };

test('the hours of a crew are those of the crew card for its work', () => {
  const hours = [weather('06:00', 20), weather('07:00', 33)];
  const kinds = workKinds([job(4)], false);
  const people = [{ user_id: 'ann', shift: { ...shift, start: at('06:00') }, kinds }];
  const site = { place, days: daysOf(hours), threshold: highTrigger, rules: null };
  const found = hoursOfShifts(site, people, at('07:30'));
  expect(found).toEqual(hours);
  const card = cautiousAdvice(place, weather('07:00', 33), { kinds, advice });
  const spells = card?.spells;
  expect(card?.rest_minutes).toBeGreaterThan(0);
  expect(restPlans(site, people, { hours: found, advice }).get(planKey(kinds))).toEqual([
    { start: at('07:00'), work: spells?.minutes ?? 0, rest: spells?.rest ?? 60 },
  ]);
});

test('without an assessed job the work of the others counts, or the threshold', () => {
  const hours = [weather('06:00', 33)];
  const site = { place, days: daysOf(hours), threshold: highTrigger, rules: null };
  const unknown = { user_id: 'ben', shift, kinds: [] };
  const alone = restPlans(site, [unknown], { hours, advice });
  expect(alone.get('')?.at(-1)).toMatchObject({ work: 105, rest: 15 });
  const known = { user_id: 'ann', shift, kinds: workKinds([job(6)], false) };
  const both = restPlans(site, [known, unknown], { hours, advice });
  expect(both.get('')).toEqual(both.get('6 0 new -1'));
  expect(kindsOf([known, unknown, known]).map(({ key }) => key)).toEqual(['6 0 new -1']);
});

test('hours before the forecast count like its first one', () => {
  const hours = [weather('03:00', 33)];
  const site = { place, days: daysOf(hours), threshold: highTrigger, rules: null };
  const person = { user_id: 'ben', shift: { start: at('00:30'), end: at('06:00') }, kinds: [] };
  const plan = restPlans(site, [person], { hours, advice }).get('') ?? [];
  expect(plan.map(({ start }) => start)).toEqual(
    [0, 1, 2, 3].map((hour) => at(`0${String(hour)}:00`)),
  );
});

test('a heat index that is not known triggers nothing', () => {
  const hours = [weather('06:00', 20, Number.NaN)];
  const site = { place, days: daysOf(hours), threshold: highTrigger, rules: null };
  const people = [{ user_id: 'ben', shift, kinds: [] }];
  expect(restPlans(site, people, { hours, advice }).get('')).toEqual([]);
});

test('the same hour is computed once, another weather again', () => {
  const cache = createAdviceCache();
  const [kind] = workKinds([job(4)], false);
  if (kind === undefined) throw new Error('no kind');
  const first = cache.get(weather('06:00', 33), place, kind);
  expect(cache.get(weather('06:00', 33), place, kind)).toBe(first);
  expect(cache.has(weather('06:00', 34), place, kind)).toBe(false);
});

test('the rest of a rule counts where it is stricter, and is named', () => {
  const hours = [weather('06:00', 20), weather('07:00', 33, 38)];
  const kinds = workKinds([job(4, 0)], false);
  const people = [{ user_id: 'ann', shift: { ...shift, start: at('06:00') }, kinds }];
  const planOf = (...rule_pack_ids: string[]) => {
    const location_id = 'mill';
    const choice = { location_id, rule_pack_ids, industry: null, radiant_heat: null };
    const rules = sitePacksOf([choice], []).get(location_id) ?? null;
    const site = { place, days: daysOf(hours), threshold: 50, rules };
    return restPlans(site, people, { hours, advice }).get(planKey(kinds)) ?? [];
  };
  const own = planOf();
  expect(own.every(({ rule }) => rule === undefined)).toBe(true);
  // 38 °C are 100.4 °F: 15 minutes every hour.
  const [oregon] = planOf('us-or-437-002-0156');
  const share = (each: { work: number; rest: number } | undefined) =>
    each === undefined ? 1 : each.work / (each.work + each.rest);
  expect(share(oregon)).toBeLessThanOrEqual(Math.min(0.75, share(own.at(0))));
  const [stopped] = planOf('us-or-437-002-0156', 'qa-17-2021', 'niosh-2016-106');
  expect(share(stopped)).toBeLessThanOrEqual(share(oregon));
});

test('rules ask for water from 80 °F on, and the one that asks for most counts', () => {
  const asked = (heat_index: number, ...rule_pack_ids: string[]) => {
    const choice = { location_id: 'mill', rule_pack_ids, industry: null, radiant_heat: null };
    const rules = sitePacksOf([choice], []).get('mill') ?? null;
    const of = { weather: weather('07:00', 26, heat_index), place, kind: null, advice };
    return waterAskedOf(rules, of);
  };
  // 31.1 °C are 88 °F.
  expect(asked(31.1, 'us-or-437-002-0156', 'us-osha-2024')).toBe(0.946);
  expect(asked(26, 'us-or-437-002-0156')).toBeNull();
  expect(asked(31.1)).toBeNull();
});
