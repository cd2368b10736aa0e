import { expect, test } from 'vitest';
import type { DayPlan, LedgerDay } from '#acclimatisation/domain';
import {
  crewText,
  exposureAbout,
  exposureText,
  limitText,
  markText,
  overSummary,
  overText,
  timelineRows,
} from './acclimatisation-words.ts';

const plan: DayPlan = {
  ...{ date: '2026-11-25', starts: [], shift: 480, leave: 0, sure: 300, hot: 300 },
  ...{ unknown: 60, measured: 0, exposure: 0, credit: 0 },
};
const day: LedgerDay = {
  ...{ date: '2026-11-25', state: 'new', ladder: 'new', heat_days: 0, share: 0.2 },
  ...{ allowed: 96, planned: 300, verdict: 'over', isHeatDay: true, plan },
};

test('a day over the limit is named with its planned and allowed minutes', () => {
  expect(overText(day)).toBe('Wed 25 Nov: 300 min planned, 96 min allowed');
});

test('exposure is in the unit of the organisation, and at least that with unknown hours', () => {
  const exposure = { before: 20, credit: 2, after: 18, unknown_hours: 0 };
  expect(exposureText(exposure, 'C')).toBe('18 °C·h');
  expect(exposureText(exposure, 'F')).toBe('32.4 °F·h');
  expect(exposureAbout(exposure, 'C')).toBe('20 °C·h before rest, 2 °C·h rest credit');
  const unknown = { ...exposure, unknown_hours: 1.5 };
  expect(exposureText(unknown, 'C')).toBe('at least 18 °C·h');
  expect(exposureAbout(unknown, 'C')).toContain('; 1.5 h without weather');
});

test('a mark says in words whether the plan is over the limit, or the weather is not known', () => {
  const mark = {
    user_id: 'u',
    name: 'Ann Doe',
    date: day.date,
    allowed: 96,
    planned: 300,
    starts: [],
    end: 0,
  };
  expect(markText({ ...mark, verdict: 'over', state: 'new' })).toBe(
    'over the heat limit: 300 min planned in the heat, 96 min allowed (new to heat)',
  );
  expect(markText({ ...mark, verdict: 'unknown', state: 'unknown' })).toBe(
    'weather not known: at most 96 min in the heat (not known)',
  );
  expect(overSummary(1, ['Ann Doe'])).toBe(
    '1 shift plans more time in the heat than acclimatisation allows: Ann Doe.',
  );
  expect(overSummary(9, ['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(
    '9 shifts plan more time in the heat than acclimatisation allows: A, B, C, D, E and 2 others.',
  );
});

test('a crew lists who is not acclimatised, with their limits', () => {
  const worker = { user_id: 'u', name: 'Ann', state: 'new', share: 0.2, allowed: 96 } as const;
  expect(limitText({ ...worker, shift: 480 })).toBe('new to heat, at most 96 min in the heat');
  expect(limitText({ ...worker, shift: 0 })).toBe('new to heat, 20 % of a shift');
  expect(limitText({ ...worker, share: 1, shift: 480 })).toBe('new to heat, whole shift');
  expect(crewText(1, 12)).toBe('1 of 12 workers is not acclimatised.');
});

test('the file has a row for each day, also without a shift and on leave', () => {
  const off = { ...day, plan: null, allowed: 0, planned: 0, isHeatDay: false } as const;
  const away = { ...day, plan: { ...plan, shift: 0, leave: 480 } };
  expect(timelineRows([day, off, away]).map((row) => row.slice(1).join(' '))).toEqual([
    'Over the limit New to heat 20 % 96 300 60 480 0 Yes',
    'No shift New to heat 20 %      No',
    'On leave New to heat 20 % 96 300 60 0 480 Yes',
  ]);
});
