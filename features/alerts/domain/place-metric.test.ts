import { expect, test } from 'vitest';
import { riskOf } from '#heat/domain';
import { metricOf, valued } from './place-metric.ts';

const hot = { temp_c: 38, heatindex_c: 45, wind_kph: 10 };

test('a metric is read from the weather, the risk score with the hazard of the job', () => {
  expect(metricOf('temp', null)(hot)).toBe(38);
  expect(metricOf('heat_index', null)(hot)).toBe(45);
  expect(metricOf('days_since_last_measurement', 3)(hot)).toBeNull();
  const riskWith = (hazard: number) => riskOf({ hazard, heat_index: 45, wind_kph: 10 });
  expect(metricOf('risk_score', 4)(hot)).toBe(riskWith(4));
  expect(metricOf('risk_score', null)(hot)).toBe(riskWith(-1));
});

test('a value that is missing or no number is no value', () => {
  expect(valued(5, 0)).toEqual({ time: 5, value: 0 });
  expect([valued(5, null), valued(5, Number.NaN)]).toEqual([null, null]);
});
