import { expect, test } from 'vitest';
import { builtInPacks } from '#rule-packs/domain';
import { matchingRule } from './matching-rule.ts';

const ruleOf = (id: string, key: string, unit: 'C' | 'F', location_ids: string[] = []) => {
  const pack = builtInPacks.find(({ rule_pack_id }) => rule_pack_id === id)?.pack;
  const duty = pack?.duties.find(({ duty_key }) => duty_key === key);
  if (duty === undefined) throw new Error(`no duty ${key}`);
  return matchingRule(duty, { unit, location_ids });
};

test('the alert rule of a duty has its metric, limit and the locations of the pack', () => {
  expect(ruleOf('us-or-437-002-0156', 'rest_a_90', 'F', ['one', 'two'])).toEqual({
    ...{ metric: 'heat_index', operator_type: '>=', threshold: 32.22, locations: 'one,two' },
  });
  expect(ruleOf('us-wa-296-62-095', 'rest_100', 'F')).toEqual({
    ...{ metric: 'temp', operator_type: '>=', threshold: 37.78 },
  });
  expect(ruleOf('us-md-09-12-32', 'rest_100', 'F')).toMatchObject({ operator_type: '>' });
});

test('in Celsius the threshold is rounded down to what can be typed', () => {
  expect(ruleOf('us-or-437-002-0156', 'rest_a_90', 'C')?.threshold).toBe(32.2);
  expect(ruleOf('us-wa-296-62-095', 'rest_100', 'C')?.threshold).toBe(37.7);
  expect(ruleOf('us-or-437-002-0156', 'rest_c_95', 'C')?.threshold).toBe(35);
});

test('a clock, WBGT and no trigger have no alert rule', () => {
  expect(ruleOf('ae-44-2022', 'stop_midday', 'C')).toBeNull();
  expect(ruleOf('qa-17-2021', 'stop_wbgt', 'C')).toBeNull();
  expect(ruleOf('us-osha-2024', 'plan', 'C')).toBeNull();
});
