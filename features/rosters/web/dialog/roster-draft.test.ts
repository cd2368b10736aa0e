import { expect, test } from 'vitest';
import { draftOf, endsNextDay, newDraft, rosterOfDraft } from './roster-draft.ts';

const zone = 'Australia/Brisbane';
const now = Date.parse('2026-11-26T02:00:00Z');
const draft = { ...newDraft(now, zone), user_ids: ['a'] };

test('a new roster begins tomorrow, and is read back as it was typed', () => {
  const { roster, problems } = rosterOfDraft({ ...draft, interval: '2' }, 'r');
  expect(problems).toEqual({});
  expect(roster).toMatchObject({
    ...{ shift_start_time: '2026-11-26T20:00:00.000Z', timezone: zone, interval: 2 },
    ...{ shift_end_time: '2026-11-27T04:00:00.000Z', frequency: 4, days_of_week: [1, 2, 3, 4, 5] },
  });
  if (roster === null) return;
  const stamps = { people_count: 1, created_time: '', modified_time: '' };
  expect(draftOf({ ...roster, ...stamps })).toEqual({ ...draft, interval: '2' });
});

test('a shift that ends before it starts ends on the next day', () => {
  const night = { ...draft, start: '22:00', end: '06:00' };
  expect([endsNextDay(night), endsNextDay(draft)]).toEqual([true, false]);
  expect(rosterOfDraft(night, 'r').roster).toMatchObject({
    ...{ shift_start_time: '2026-11-27T12:00:00.000Z' },
    shift_end_time: '2026-11-27T20:00:00.000Z',
  });
});

test.each([
  [{ user_ids: [] }, { user_ids: 'Select at least one worker' }],
  [{ date: '' }, { shift_start_time: 'Enter a valid date and time' }],
  [{ end: '' }, { shift_end_time: 'Enter a valid date and time' }],
  [{ end: '06:00' }, { shift_end_time: 'Start and end time must differ.' }],
  [{ interval: '0' }, { interval: 'Please select an interval greater than 0.' }],
  [{ interval: '' }, { interval: 'Please select an interval greater than 0.' }],
  [{ interval: '1.5' }, { interval: 'The interval must be a whole number of weeks from 1 to 52' }],
  [{ days_of_week: [] }, { days_of_week: 'Please select at least one day.' }],
])('%j cannot be saved', (more, problems) => {
  expect(rosterOfDraft({ ...draft, ...more }, 'r')).toEqual({ roster: null, problems });
});
