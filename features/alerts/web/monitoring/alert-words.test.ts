import { expect, test } from 'vitest';
import type { AlertTrigger } from '#alerts/contract';
import { defaultTrigger } from '#alerts/domain';
import {
  caseNote,
  caseOf,
  dueText,
  laterText,
  minutesLater,
  spanText,
  whatOf,
} from './alert-words.ts';
import { noticeSearch, validAlertSearch } from './monitoring-search.ts';

const minute = 60_000;
const heat: AlertTrigger = {
  ...{ kind: 'conditional', metric: 'heat_index', operator_type: '>=', threshold: 40 },
  ...{ frequency_minutes: 60, enable_forecast: false, forecast_window_hours: 24 },
  notify_lead_time_hours: 12,
};
const status = defaultTrigger('status', { now: 0, timezone: 'UTC' });
const facts = { reason: 'now', trigger: heat, message: '', about: '' } as const;

test.each([
  [facts, 'Heat index >= 40 °C', 'Every 60 min'],
  [{ ...facts, about: 'Pit' }, 'Heat index >= 40 °C', 'Pit. Every 60 min'],
  [{ ...facts, trigger: null, message: 'Water' }, 'Alert from a colleague', 'Water'],
  [{ ...facts, trigger: null }, 'Alert from a colleague', ''],
  [
    { ...facts, reason: 'no_data' },
    'An alert rule has no data',
    'Heat index >= 40 °C, every 60 min',
  ],
  [
    { ...facts, trigger: null, message: 'Water', issuer: 'Ann Lee', about: 'Day crew' },
    'Alert from Ann Lee',
    'Water · About Day crew',
  ],
  [
    {
      ...facts,
      about: 'Pit',
      reading: { value: 41.2, metric: 'heat_index', place: 'Pit', time: 0 },
    },
    'Heat index >= 40 °C',
    'Pit: heat index 41.2 °C. Every 60 min',
  ],
  [
    {
      ...facts,
      ...({ reason: 'forecast', about: 'Pit' } as const),
      reading: { value: 41.2, metric: 'heat_index', place: 'Pit', time: 0 },
    },
    'Forecast: heat index >= 40 °C at Pit',
    'Heat index 41.2 °C on 01 Jan 1970, 00:00. Every 60 min',
  ],
  [
    {
      ...facts,
      ...({ reason: 'forecast', about: 'Pit' } as const),
      reading: {
        ...({ value: 41.2, metric: 'heat_index', place: 'Pit', time: 0 } as const),
        peak: { value: 44, time: 120 * minute },
      },
    },
    'Forecast: heat index >= 40 °C at Pit',
    'Heat index 41.2 °C on 01 Jan 1970, 00:00, up to 44 °C at 02:00. Every 60 min',
  ],
  [
    { ...facts, reason: 'tag', trigger: status, about: 'Ann Doe', tag: 'Day crew' },
    'Dehydration notification of a tag',
    'Ann Doe. Tag: Day crew',
  ],
  [
    { ...facts, reason: 'no_data', about: 'Pit' },
    'An alert rule has no data',
    'Pit. Heat index >= 40 °C, every 60 min',
  ],
] as const)('[ALERT-14] what an alert says: %#', (given, title, detail) => {
  expect(whatOf(given, 'C', 'UTC')).toEqual({ title, detail });
});

test('an alert about people names those whom the viewer may see', () => {
  const { detail } = whatOf({ ...facts, trigger: status, about: 'Ann Doe' }, 'C');
  expect(detail).toMatch(/^Ann Doe\. \w+ Dehydrated/);
});

test.each([
  [25 * minute, 'Due in 25m'],
  [-2 * 60 * minute, 'Overdue 2h'],
  [-72 * 60 * minute, 'Overdue 3d'],
])('[ALERT-26] a re-test that is due in %i ms: %s', (distance, text) => {
  expect(dueText({ due: 1e12 + distance }, 1e12)).toBe(text);
});

test.each([
  [0, '0 min later'],
  [41, '41 min later'],
  [180, '3 h later'],
  [185, '3 h 5 min later'],
  [2156, '1 d 12 h later'],
  [2880, '2 d later'],
])('[ALERT-26] a re-test after %i minutes: %s', (minutes, text) => {
  expect(laterText(minutes)).toBe(text);
});

test('[ALERT-26] a re-test has its distance from the test', () => {
  const at = (time: number) => ({
    ...{ measurement_id: 'm', time, value: 1 },
    state: 'mild' as const,
  });
  expect(minutesLater({ test: at(0), retest: at(41 * minute) })).toBe(41);
  expect(minutesLater({ test: at(0), retest: null })).toBeNull();
  expect(dueText({ due: null }, 0)).toBe('');
  expect(spanText(10)).toBe('1m');
});

test('[ALERT-27] user alerts have 10 rows by default, and a link keeps tab and filter', () => {
  expect(noticeSearch.size).toBe(10);
  const id = '01900000-0000-7000-8000-000000000000';
  expect(validAlertSearch({ tab: 'users', mine: true, state: 'x', ack: id })).toEqual({
    ...{ tab: 'users', mine: true, ack: id },
  });
  expect(validAlertSearch({ origin: 'rule', ack: 'none', mine: true })).toEqual({ origin: 'rule' });
});

test('[ALERT-03] a high-risk measurement is open until a re-test clears it, with what is still to do', () => {
  const done = { complete_survey: 'done', read_guidance: 'done', call_supervisor: 'done' } as const;
  const due = 20 * minute;
  expect(caseOf({ cleared: null })).toBe('open');
  expect(caseOf({ cleared: 1 })).toBe('cleared');
  expect(caseNote({ actions: { ...done, read_guidance: 'open' }, due }, 0)).toBe('1 action open');
  expect(caseNote({ actions: done, due }, 0)).toBe('Due in 20m');
  expect(caseNote({ actions: { ...done, call_supervisor: 'not_required' }, due: null }, 0)).toBe(
    '',
  );
});
