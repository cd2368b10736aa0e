import { expect, test } from 'vitest';
import { shownTemperature, typedTemperature } from '#organisation/domain';
import { celsiusOf } from '#packages/kit';
import type { Trigger } from '#rule-packs/contract';
import { builtInPacks } from '#rule-packs/domain';
import { matchingRules } from './matching-rule.ts';

const rulesOf = (id: string, key: string, unit: 'C' | 'F', location_ids: string[] = []) => {
  const pack = builtInPacks.find(({ rule_pack_id }) => rule_pack_id === id)?.pack;
  const duty = pack?.duties.find(({ duty_key }) => duty_key === key);
  if (duty === undefined) throw new Error(`no duty ${key}`);
  return matchingRules(duty, { unit, location_ids });
};
const ruleOf = (...given: Parameters<typeof rulesOf>) => rulesOf(...given).rules[0];
const trigger = (
  metric: 'air_f' | 'heat_index_f' | 'air_or_heat_index_f',
  limit: number,
): Trigger => ({
  ...{ metric, limit, is_above: false, non_breathable: false, radiant_heat: false },
});

test('the alert rule of a duty has its metric, limit and the locations of the pack', () => {
  expect(rulesOf('us-or-437-002-0156', 'rest_a_90', 'F', ['one', 'two'])).toEqual({
    rules: [{ metric: 'heat_index', operator_type: '>=', threshold: 32.22, locations: 'one,two' }],
    ...{ missingTriggers: [], missingLocations: 0 },
  });
  expect(ruleOf('us-wa-296-62-095', 'rest_100', 'C')).toEqual({
    ...{ metric: 'temp', operator_type: '>=', threshold: 37.7 },
  });
  expect(ruleOf('us-md-09-12-32', 'rest_100', 'F')).toMatchObject({ operator_type: '>' });
});

test('a trigger of two metrics, whichever is larger, makes a rule for each', () => {
  const { rules, missingTriggers } = rulesOf('us-ca-3396', 'readings', 'C');
  expect(rules).toEqual([
    { metric: 'temp', operator_type: '>=', threshold: 30.5 },
    { metric: 'heat_index', operator_type: '>=', threshold: 30.5 },
  ]);
  // Clothing and radiant heat have a lower limit, which an alert rule cannot have.
  expect(missingTriggers).toMatchObject([
    { limit: 82, non_breathable: true },
    { limit: 82, radiant_heat: true },
  ]);
});

test('the lowest limit of each metric counts', () => {
  const triggers = [
    ...[trigger('air_f', 95), trigger('air_or_heat_index_f', 86), trigger('heat_index_f', 77)],
  ];
  expect(matchingRules({ triggers }, { unit: 'C', location_ids: [] }).rules).toEqual([
    { metric: 'temp', operator_type: '>=', threshold: 30 },
    { metric: 'heat_index', operator_type: '>=', threshold: 25 },
  ]);
});

test('locations that do not fit are counted', () => {
  const ids = Array.from({ length: 23 }, (_, at) => `id${String(at)}`);
  const { rules, missingLocations } = rulesOf('us-wa-296-62-095', 'rest_90', 'F', ids);
  expect(rules[0]?.locations?.split(',')).toEqual(ids.slice(0, 20));
  expect(missingLocations).toBe(3);
});

test.each(['C', 'F'] as const)(
  'in °%s the threshold that the form keeps is never above',
  (unit) => {
    for (let limit = 50; limit <= 130; limit += 0.5) {
      const triggers = [trigger('air_f', limit)];
      const [rule] = matchingRules({ triggers }, { unit, location_ids: [] }).rules;
      const threshold = rule?.threshold ?? Number.NaN;
      // The form shows a tenth of a degree, and keeps what it shows.
      const kept = typedTemperature(String(shownTemperature(threshold, unit)), unit);
      expect(kept).toBeLessThanOrEqual(celsiusOf(limit) + 1e-9);
      expect(kept).toBeGreaterThan(celsiusOf(limit) - 0.11);
    }
  },
);

test('in Celsius the threshold is rounded down to what can be typed', () => {
  expect(ruleOf('us-or-437-002-0156', 'rest_a_90', 'C')?.threshold).toBe(32.2);
  expect(ruleOf('us-or-437-002-0156', 'rest_c_95', 'C')?.threshold).toBe(35);
});

test('a clock, WBGT and no trigger have no alert rule', () => {
  expect(rulesOf('ae-44-2022', 'stop_midday', 'C').rules).toEqual([]);
  expect(rulesOf('qa-17-2021', 'stop_wbgt', 'C').rules).toEqual([]);
  expect(rulesOf('us-osha-2024', 'plan', 'C').rules).toEqual([]);
});
