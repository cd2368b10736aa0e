import { expect, test } from 'vitest';
import type { EmergencyEntry } from '#emergencies/contract';
import { alertLines, breakLines, caseLines, emergencyLines, testLines } from './incident-lines.ts';
import type { TestFacts } from './incident-lines.ts';

const at = (hour: number, minute = 0) =>
  `2026-11-20T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;
const fixed: TestFacts = {
  ...{ created_time: at(6), type: 'sosm', value: 166, value_f: '166 mOsm', valid: true },
  ...{ active: true, custom_id: null, measured_by_user_id: 'ana', metadata: {} },
};
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test('a test has its value and status, and says if it was marked invalid or deleted', () => {
  const own = { ...fixed, type: 'custom', custom_id: 'c1', value_f: '38.2 °C' } as const;
  const personal = { mean: 20, std: 1, values: [20, 20, 20, 20, 20, 20] };
  expect(
    textsOf(
      testLines(
        [
          fixed,
          { ...fixed, value: 61, value_f: '61 mOsm', metadata: { baseline: personal } },
          { ...fixed, value: null, value_f: '' },
          { ...fixed, valid: false, active: false },
          own,
          { ...own, custom_id: 'gone' },
        ],
        new Map([['c1', 'Core temperature']]),
      ),
    ),
  ).toEqual([
    'Hydration 166 mOsm, Severely Dehydrated',
    'Hydration 61 mOsm, Severely Dehydrated',
    'Hydration',
    'Hydration 166 mOsm, Severely Dehydrated, marked invalid, deleted later',
    'Core temperature 38.2 °C',
    'Test 38.2 °C',
  ]);
});

test('a case has its actions at their times, and its end', () => {
  const action_times = { supervisor_called: '2026-11-20T06:10:00Z', drink_logged: at(6, 5) };
  const lines = caseLines([
    { created_time: at(6), level: 'severe', cleared_time: at(8), action_times },
    { created_time: at(9), level: null, cleared_time: null, action_times: {} },
  ]);
  expect(lines.map(({ time, kind, text }) => [time, kind, text])).toEqual([
    [at(6), 'case', 'High-risk case opened: severe'],
    [at(6, 10), 'action', 'Supervisor called'],
    [at(6, 5), 'action', 'Drink logged'],
    [at(8), 'case', 'High-risk case closed by a better test'],
    [at(9), 'case', 'High-risk case opened'],
  ]);
});

test('a break has its place, plan and conditions, and who started and ended it', () => {
  const rule = { rule_pack_id: 'osha', name: 'Federal plan', citation: '1910' };
  const one = {
    ...{ location_id: 'l1', started_time: at(7), planned_minutes: 15 },
    ...{ started_by: 'ana', ended_by: 'ben', ended_time: at(7, 14) },
    conditions: { wbgt: 31.24, heat_index: 40, level: 3, work_minutes: 45, rest_minutes: 15, rule },
  };
  const parts = { nameOf: () => 'Coke ovens', unit: 'C' } as const;
  expect(breakLines([one], parts).map(({ text, by }) => [text, by])).toEqual([
    ['Break started at Coke ovens, 15 min planned, WBGT 31.2 °C, asked for by Federal plan', 'ana'],
    ['Break ended after 14 min', 'ben'],
  ]);
  const running = { ...one, ended_time: null, conditions: { ...one.conditions, wbgt: null } };
  expect(textsOf(breakLines([running], parts))).toEqual([
    'Break started at Coke ovens, 15 min planned, asked for by Federal plan',
  ]);
});

test('an alert has its message, whom it was sent to and who acknowledged', () => {
  const alerts = [
    { created_time: at(6), headline: 'Dehydration of workers', message: '', issued_by: null },
    { created_time: at(7), headline: 'Alert from a colleague', message: 'Come', issued_by: 'ana' },
  ];
  const notices = [
    { created_time: at(6), user_id: 'ben', acked_at: at(6, 9), state: 'acknowledged' },
    { created_time: at(6), user_id: null, acked_at: null, state: 'failed' },
  ];
  expect(alertLines(alerts, notices).map(({ text, by }) => [text, by])).toEqual([
    ['Dehydration of workers', null],
    ['Alert from a colleague: Come', 'ana'],
    ['Was sent the alert', 'ben'],
    ['Acknowledged the alert', 'ben'],
    ['Could not be sent the alert', null],
  ]);
});

test('the entries of an emergency say what was corrected, a mistake, or not visible', () => {
  const entry: EmergencyEntry = {
    ...({ entry_id: 'e1', emergency_id: 'm', kind: 'started', time: at(9), note: '' } as const),
    ...{ is_drill: false, location_id: 'l1', user_id: null, corrects: null, corrected_time: null },
    ...{ recorded_by: 'ana', is_withheld: false, active: true },
    ...{ created_time: at(9), modified_time: at(9) },
  };
  const lines = emergencyLines(
    [
      entry,
      { ...entry, entry_id: 'e2', kind: 'called', location_id: null, time: at(9, 2) },
      { ...entry, entry_id: 'e3', kind: 'note', location_id: null, note: 'Fell', time: at(9, 3) },
      {
        ...{ ...entry, entry_id: 'e4', kind: 'note', location_id: null },
        ...{ is_withheld: true, time: at(9, 4) },
      },
      {
        ...{ ...entry, entry_id: 'e5', kind: 'correction', location_id: null },
        ...{ corrects: 'e2', corrected_time: at(9, 1), time: at(9, 5) },
      },
      {
        ...{ ...entry, entry_id: 'e6', kind: 'correction', location_id: null },
        ...{ corrects: 'e3', time: at(9, 6) },
      },
    ],
    () => 'Coke ovens',
  );
  expect(textsOf(lines)).toEqual([
    'Emergency: started at Coke ovens',
    'Emergency: emergency number called, time corrected later',
    'Emergency: note, Fell, recorded by mistake',
    'Emergency: note, not visible to the maker of this file',
  ]);
});
