import { expect, test } from 'vitest';
import { builtInPacks } from '#rule-packs/domain';
import type { DutySpan } from '#rule-packs/domain';
import {
  dutyAmountText,
  exemptionText,
  jurisdictionText,
  spanAmountText,
  spansText,
  unknownText,
  validText,
  whenText,
} from './pack-words.ts';

const packOf = (id: string) => {
  const found = builtInPacks.find(({ rule_pack_id }) => rule_pack_id === id)?.pack;
  if (found === undefined) throw new Error(`no pack ${id}`);
  return found;
};
const wordsOf = (id: string, key: string) => {
  const duty = packOf(id).duties.find(({ duty_key }) => duty_key === key);
  if (duty === undefined) throw new Error(`no duty ${key}`);
  return [whenText(duty), dutyAmountText(duty)];
};

test.each([
  ['us-osha-2024', 'rest', 'Heat index 90 °F or more, or wBGT the REL or more', '15 min every 2 h'],
  ['us-osha-2024', 'rest_if_needed', '', 'When somebody needs it'],
  ['us-osha-2024', 'warning_sign', 'Temperature above 120 °F; indoors', 'Tell the crew'],
  ['us-osha-2024', 'plan', 'Always', 'From 11 people'],
  ['us-ca-3395', 'cool_down', 'Always; outdoors', '5 min on request'],
  [
    'us-ca-3395',
    'rest_agriculture',
    'Temperature 95 °F or more; outdoors; agriculture',
    '10 min every 2 h',
  ],
  [
    'us-ca-3395',
    'heat_wave',
    'Temperature 80 °F or more; outdoors; heat wave',
    'Close observation',
  ],
  [
    'us-ca-3396',
    'cool_area',
    'Temperature or heat index 82 °F or more; indoors',
    'Provided, below 82 °F',
  ],
  ['us-or-437-002-0156', 'rest_a_100', 'Heat index 100 °F or more', '15 min every hour'],
  [
    'us-or-437-002-0156',
    'rest_b',
    'WBGT above the REL or RAL of the crew',
    'By the schedule of NIOSH',
  ],
  [
    'us-or-437-002-0156',
    'water',
    'Heat index 80 °F or more',
    '0.946 L per person and hour, at most 77 °F',
  ],
  [
    'us-md-09-12-32',
    'acclimatisation',
    'Heat index 80 °F or more; new and returning people',
    'A plan of 14 days',
  ],
  [
    'ae-44-2022',
    'stop_midday',
    'From 12:30 to 15:00, 15 June to 15 September; in direct sun',
    'No work',
  ],
  ['qa-17-2021', 'stop_wbgt', 'WBGT above 32.1 °C', 'No work'],
])('%s, %s', (id, key, when, amount) => {
  const [foundWhen, foundAmount] = wordsOf(id, key);
  if (when !== '') expect(foundWhen).toBe(when.replace('wBGT', 'WBGT'));
  expect(foundAmount).toBe(amount);
});

test('where and when a pack is valid, and who is exempt', () => {
  expect(jurisdictionText(packOf('us-ca-3396'))).toBe('California, United States');
  expect(jurisdictionText(packOf('qa-17-2021'))).toBe('Qatar');
  expect(jurisdictionText(packOf('niosh-2016-106'))).toBe('Any country');
  expect(jurisdictionText({ country: 'AU', state: 'WA' })).toBe('WA, Australia');
  expect(validText(packOf('us-ca-3396'))).toBe('From 23 Jul 2024');
  expect(validText(packOf('us-osha-2024'))).toBe('No dates noted');
  expect(packOf('us-or-437-002-0156').exemptions.map((each) => exemptionText(each))).toEqual([
    'At most 15 min of heat in an hour',
    'Light work below a heat index of 90 °F',
  ]);
});

test('an organisation with another unit reads its own beside that of the law', () => {
  const duty = (id: string, key: string) => {
    const found = packOf(id).duties.find(({ duty_key }) => duty_key === key);
    if (found === undefined) throw new Error(`no duty ${key}`);
    return found;
  };
  const cool = duty('us-ca-3396', 'cool_area');
  expect(whenText(cool, 'C')).toBe('Temperature or heat index 82 °F (27.8 °C) or more; indoors');
  expect(whenText(cool, 'F')).toBe('Temperature or heat index 82 °F or more; indoors');
  expect(dutyAmountText(cool, 'C')).toBe('Provided, below 82 °F (27.8 °C)');
  const stop = duty('qa-17-2021', 'stop_wbgt');
  expect(whenText(stop, 'F')).toBe('WBGT above 32.1 °C (89.8 °F)');
  expect(whenText(stop, 'C')).toBe('WBGT above 32.1 °C');
  const exemptions = packOf('us-or-437-002-0156').exemptions;
  expect(exemptions.map((each) => exemptionText(each, 'C'))).toContain(
    'Light work below a heat index of 90 °F (32.2 °C)',
  );
});

test('hours, and what is not known', () => {
  const spans = [
    { from: '10:00', until: '12:00' },
    { from: '15:00', until: '16:00' },
  ];
  expect(spansText({ spans })).toBe('10:00–12:00 and 15:00–16:00');
  expect(unknownText({ unknown: [] })).toBeNull();
  expect(unknownText({ unknown: ['industry'] })).toBe('Industry not known, so it applies');
  expect(unknownText({ unknown: ['wbgt', 'heat_index', 'place'] })).toBe(
    'WBGT, humidity and indoors or outdoors not known, so it applies',
  );
});

test('by a schedule the minutes of the hours are a range', () => {
  const rest = (minutes: number) => ({ kind: 'rest', minutes, every: 60 }) as const;
  const found = { duty: { kind: 'rest' }, amount: rest(10) } as unknown as DutySpan['found'];
  expect(spanAmountText({ found, amounts: [rest(10), rest(50)] })).toBe('10 to 50 min every hour');
  expect(spanAmountText({ found, amounts: [rest(10), rest(10)] })).toBe('10 min every hour');
});

test('the amount of a law is shown in the unit of the organisation too', () => {
  const amount = { kind: 'water', litres_per_hour: 0.946, warmest_f: 77 } as const;
  const found = { duty: { kind: 'water' }, amount } as unknown as DutySpan['found'];
  expect(spanAmountText({ found, amounts: [amount] }, 'C')).toBe(
    '0.946 L per person and hour, at most 77 °F (25 °C)',
  );
});
