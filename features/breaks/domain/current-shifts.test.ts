import { expect, test } from 'vitest';
import type { Leave, Roster } from '#rosters/contract';
import { currentShifts } from './current-shifts.ts';

const at = (text: string) => Date.parse(`2026-11-${text}:00.000Z`);
const roster = (from: string, to: string, more: Partial<Roster> = {}) =>
  ({
    ...{ user_ids: ['ann'], timezone: 'UTC', interval: 1, days_of_week: [0, 1, 2, 3, 4, 5, 6] },
    ...{ active: true, shift_start_time: new Date(at(from)).toISOString() },
    shift_end_time: new Date(at(to)).toISOString(),
    ...more,
  }) as Roster;
const shiftOf = (rosters: Roster[], now: string, leaves: Leave[] = []) => {
  const found = currentShifts(rosters, leaves, at(now)).get('ann');
  return found && [found.start, found.end].map((time) => new Date(time).toISOString().slice(8, 16));
};

test('a shift lasts from its start to just before its end', () => {
  const day = [roster('02T06:00', '02T14:00')];
  expect(shiftOf(day, '20T06:00')).toEqual(['20T06:00', '20T14:00']);
  expect(shiftOf(day, '20T13:59')).toEqual(['20T06:00', '20T14:00']);
  expect(shiftOf(day, '20T14:00')).toBeUndefined();
  expect(shiftOf(day, '20T05:59')).toBeUndefined();
});

test('a night shift is found after midnight', () => {
  expect(shiftOf([roster('02T22:00', '03T06:00')], '20T03:00')).toEqual(['19T22:00', '20T06:00']);
});

test('shifts that overlap or follow each other within an hour are one', () => {
  const first = roster('02T06:00', '02T10:00');
  expect(shiftOf([first, roster('02T09:00', '02T12:00')], '20T11:00')?.[0]).toBe('20T06:00');
  expect(shiftOf([first, roster('02T10:59', '02T12:00')], '20T11:00')?.[0]).toBe('20T06:00');
  expect(shiftOf([first, roster('02T11:00', '02T12:00')], '20T11:00')?.[0]).toBe('20T11:00');
});

test('nobody is on shift during leave or by a deleted roster', () => {
  const day = roster('02T06:00', '02T14:00');
  const leave = {
    ...{ user_id: 'ann', active: true, start_time: '2026-11-20T00:00:00.000Z' },
    end_time: '2026-11-21T00:00:00.000Z',
  } as Leave;
  expect(shiftOf([day], '20T08:00', [leave])).toBeUndefined();
  expect(shiftOf([day], '21T08:00', [leave])).toEqual(['21T06:00', '21T14:00']);
  expect(shiftOf([{ ...day, active: false }], '20T08:00')).toBeUndefined();
});
