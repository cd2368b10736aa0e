import { expect, test } from 'vitest';
import { cautiousSodium, dayWater, shiftSupplies, typicalSodium } from './shift-supplies.ts';
import type { SupplyHour, SupplyWorker } from './shift-supplies.ts';

const hour = (loss: number | null, more: Partial<SupplyHour> = {}): SupplyHour => ({
  ...{ part: 1, loss, water: null, cool: null, air_c: 30, ...more },
});
const worker = (
  hours: SupplyHour[],
  sodium: SupplyWorker['sodium'] = null,
  job_id: string | null = null,
): SupplyWorker => ({ ...{ hours, sodium, job_id } });
const crew = (people: number, hours: SupplyHour[]) =>
  shiftSupplies(Array.from({ length: people }, () => worker(hours)));
const eight = (loss: number | null, more: Partial<SupplyHour> = {}) =>
  Array.from({ length: 8 }, () => hour(loss, more));
const maryland = { litres: 0.946, name: 'Maryland' };

// Worked by hand: 0.946 L * 10 people * 8 h = 75.68 L; 0.5 L * 80 h = 40 L; 0.98 * 80 = 78.4 L.
test('the floor counts below it, the predicted loss above it', () => {
  expect(crew(10, eight(0.5))).toMatchObject({
    ...{ people: 10, person_hours: 80, by: 'floor', asked_by: null },
    ...{ floor: expect.closeTo(75.68, 6), need: expect.closeTo(40, 6) },
    litres: expect.closeTo(75.68, 6),
  });
  expect(crew(10, eight(0.98))).toMatchObject({ by: 'need', litres: expect.closeTo(78.4, 6) });
});

test('a rule with more than the floor counts, and one with as much is named', () => {
  // 1.2 L * 10 * 8 h = 96 L.
  const strict = crew(10, eight(0.98, { water: { litres: 1.2, name: 'Own rule' } }));
  expect(strict).toMatchObject({
    by: 'floor',
    asked_by: 'Own rule',
    litres: expect.closeTo(96, 6),
  });
  expect(crew(1, eight(0.2, { water: maryland })).asked_by).toBe('Maryland');
  // Less than the floor is not counted.
  const less = crew(1, eight(0.2, { water: { litres: 0.5, name: 'Own rule' } }));
  expect(less).toMatchObject({ asked_by: null, floor: expect.closeTo(7.568, 6) });
});

// 0.7 L/h * 8 h = 5.6 L; * 1450 mg/L = 8120 mg; * 1002 mg/L = 5611 mg.
test('sodium is the loss times the concentration of each person, or the typical one', () => {
  const found = shiftSupplies([worker(eight(0.7), 1450), worker(eight(0.7))]);
  expect(typicalSodium).toBe(1002);
  expect(found.sodium_mg).toBeCloseTo(8120 + 5611.2, 4);
  expect(found.untested).toBe(1);
});

// 0.7 L/h * 8 h = 5.6 L; (43.6 + 2 * 18.2) mmol/L * 22.99 = 1839.2 mg/L.
test('a hidden test is not a missing one, and counts with more than the typical sodium', () => {
  const found = shiftSupplies([worker(eight(0.7), 'hidden'), worker(eight(0.7))]);
  expect(cautiousSodium).toBe(Math.round((43.6 + 2 * 18.2) * 22.99));
  expect(found).toMatchObject({ untested: 1, hidden: 1 });
  expect(found.sodium_mg).toBeCloseTo(5.6 * 1839 + 5.6 * 1002, 4);
});

test('an hour without a prediction counts with the floor, and has no sodium', () => {
  // 4 h * 0.7 = 2.8 L are predicted; 2.8 L + 4 h * 0.946 = 6.584 L are less than the floor of 7.568 L.
  const found = crew(1, [...eight(0.7).slice(4), ...eight(null).slice(4)]);
  expect(found).toMatchObject({
    ...{ unknown_hours: 4, by: 'floor', need: expect.closeTo(2.8, 6) },
    ...{ litres: expect.closeTo(7.568, 6), sodium_mg: expect.closeTo(2.8 * 1002, 4) },
  });
});

test('the loss and the sodium are not known if no hour has a prediction', () => {
  // 0.946 L * 12 people * 8 h = 90.816 L.
  expect(crew(12, eight(null))).toMatchObject({
    ...{ need: null, sodium_mg: null, by: 'floor', litres: expect.closeTo(90.816, 6) },
  });
});

// The floor is 7.568 L each; heavy work loses 8 * 1 = 8 L, light work 8 * 0.5 = 4 L.
test('each person has the larger amount, and the jobs of all shifts add up to the day', () => {
  const day = shiftSupplies([
    ...[worker(eight(1), null, 'weld'), worker(eight(0.5), null, 'control')],
    worker(eight(null), null, null),
  ]);
  const night = shiftSupplies([worker(eight(1), null, 'weld'), worker(eight(0.5), null, 'weld')]);
  expect(day).toMatchObject({ by: 'both', litres: expect.closeTo(8 + 2 * 7.568, 6) });
  expect(night).toMatchObject({ by: 'both', litres: expect.closeTo(8 + 7.568, 6) });
  const water = dayWater([day, night]);
  expect(water.litres).toBeCloseTo(day.litres + night.litres, 9);
  expect(water.jobs).toMatchObject([
    { job_id: 'weld', people: 3, litres: expect.closeTo(2 * 8 + 7.568, 6), most: 8 },
    { job_id: 'control', people: 1, litres: expect.closeTo(7.568, 6) },
    { job_id: null, people: 1, litres: expect.closeTo(7.568, 6) },
  ]);
});

test('a job names the rule that decides its water, and none where the loss does', () => {
  const hours = (loss: number) => eight(loss, { water: maryland });
  const { jobs } = shiftSupplies([
    worker(hours(1), null, 'weld'),
    worker(hours(0.5), null, 'drive'),
  ]);
  expect(jobs.map(({ asked_by }) => asked_by)).toEqual([null, 'Maryland']);
});

test('a shift that begins at half past counts half of its first hour', () => {
  // 0.5 h + 7 h = 7.5 h; 0.946 * 7.5 = 7.095 L.
  const found = crew(1, [hour(0.5, { part: 0.5 }), ...eight(0.5).slice(1)]);
  expect(found).toMatchObject({ person_hours: 7.5, floor: expect.closeTo(7.095, 6) });
});

// Ice: 7.568 L * 4.186 * (35 - 25) / (334 + 4.186 * 25) = 316.80 / 438.65 = 0.7222 kg.
test('cool water needs ice where the air is warmer than a rule lets the water be', () => {
  const cool = { warmest_f: 77, name: 'Oregon' };
  const found = crew(1, eight(0.5, { cool, air_c: 35 }));
  expect(found.cool).toEqual({ warmest_f: 77, name: 'Oregon', hottest_c: 35 });
  expect(found.ice_kg).toBeCloseTo(0.7222, 4);
  expect(crew(1, eight(0.5, { cool, air_c: 20 })).ice_kg).toBe(0);
  expect(crew(1, eight(0.5, { air_c: 35 }))).toMatchObject({ cool: null, ice_kg: 0 });
  // Without a forecast it is not known.
  expect(crew(1, eight(null, { cool, air_c: null })).ice_kg).toBeNull();
});

test('the strictest of two rules decides how warm the water may be', () => {
  const [a, b] = [
    { warmest_f: 77, name: 'Oregon' },
    { warmest_f: 59, name: 'Own rule' },
  ];
  expect(crew(1, [hour(0.5, { cool: a }), hour(0.5, { cool: b })]).cool?.name).toBe('Own rule');
});

test('nobody needs nothing', () => {
  expect(shiftSupplies([])).toMatchObject({ people: 0, litres: 0, sodium_mg: 0, ice_kg: 0 });
});
