import { expect, test } from 'vitest';
import { measurementsOf } from './demo-day.ts';
import { linksOf } from './site-links.ts';
import { earTemperature } from './site-types.ts';

const tests = Array.from({ length: 60 }, (_, day) => measurementsOf(20_000 + day)).flat();
const known = new Map(tests.map((one) => [one.measurement_id, one]));
const links = linksOf(tests);

test('dry people have their ear temperature taken, few others have, and only with saliva tests', () => {
  const measured = new Set(links.map(({ measurement_id }) => measurement_id));
  const saliva = tests.filter(({ type, valid }) => type === 'sosm' && valid);
  const dry = saliva.filter(({ value }) => value > 100);
  const well = saliva.filter(({ value }) => value <= 100);
  const of = (some: typeof tests) =>
    some.filter(({ measurement_id }) => measured.has(measurement_id)).length;
  expect(of(dry)).toBe(dry.length);
  expect(of(well)).toBeGreaterThan(well.length * 0.05);
  expect(of(well)).toBeLessThan(well.length * 0.15);
  expect(of(dry) + of(well)).toBe(links.length);
});

test('a linked value is a body temperature with one decimal, of its test, and always the same', () => {
  expect(linksOf(tests)).toEqual(links);
  expect(new Set(links.map(({ link_id }) => link_id)).size).toBe(links.length);
  for (const { link_type_id, measurement_id, value } of links) {
    expect(link_type_id).toBe(earTemperature.id);
    expect(known.has(measurement_id)).toBe(true);
    expect(value).toBeGreaterThanOrEqual(36.6);
    expect(value).toBeLessThanOrEqual(38);
    expect(value).toBe(Number(value.toFixed(1)));
  }
});
