import { expect, test } from 'vitest';
import type { EntryKind } from '#emergencies/contract';
import { elapsedText, emergenciesOf, isRunning } from './emergency-log.ts';
import type { LoggedEntry } from './emergency-log.ts';

const begin = Date.UTC(2026, 0, 14, 5, 0, 0);
const at = (seconds: number) => new Date(begin + seconds * 1000).toISOString();
const entry = (
  entry_id: string,
  kind: EntryKind,
  seconds: number,
  more: Partial<LoggedEntry> = {},
): LoggedEntry => ({
  ...{ entry_id, emergency_id: 'e1', kind, time: at(seconds), note: '', is_drill: false },
  ...{ location_id: null, user_id: null, corrects: null, corrected_time: null },
  ...{ recorded_by: 'me', is_withheld: false, created_time: at(seconds + 1), ...more },
});
const correction = (id: string, corrects: string, seconds: number, to: number | null) =>
  entry(id, 'correction', seconds, { corrects, corrected_time: to === null ? null : at(to) });

test('an emergency follows from its entries, whatever their order', () => {
  const entries = [
    entry('a', 'started', 0, { location_id: 'pit', is_drill: true }),
    entry('b', 'called', 40),
    entry('c', 'cooling_started', 95),
    entry('d', 'person', 120, { user_id: 'ann' }),
    entry('e', 'location', 130, { location_id: 'plant' }),
    entry('f', 'ended', 1500),
  ];
  const [found] = emergenciesOf(entries);
  expect(found).toMatchObject({
    ...{ isDrill: true, start: begin, end: begin + 1_500_000, location_id: 'plant' },
    ...{ user_id: 'ann', isPersonWithheld: false },
    steps: {
      ...{ called: begin + 40_000, cooling_started: begin + 95_000 },
      ...{ ambulance_arrived: null, handed_over: null },
    },
  });
  expect(emergenciesOf(entries.toReversed())).toEqual([found]);
});

test('a correction changes the time, keeps the first one, and moves the line', () => {
  const [found] = emergenciesOf([
    entry('a', 'started', 0),
    entry('b', 'called', 600),
    entry('c', 'cooling_started', 60),
    correction('x', 'b', 700, 30),
  ]);
  expect(found?.lines.map(({ entry_id }) => entry_id)).toEqual(['a', 'b', 'c']);
  expect(found?.lines[1]).toMatchObject({
    ...{ time: begin + 30_000, recorded: begin + 600_000, isMistake: false },
    corrections: [{ entry_id: 'x', corrected: begin + 30_000 }],
  });
});

test('a mistake stays in the log and no longer counts; a later correction restores it', () => {
  const entries = [
    entry('a', 'started', 0),
    entry('b', 'ambulance_arrived', 300),
    correction('x', 'b', 310, null),
  ];
  const [struck] = emergenciesOf(entries);
  expect(struck?.steps.ambulance_arrived).toBeNull();
  expect(struck?.lines.map(({ isMistake }) => isMistake)).toEqual([false, true]);
  const [restored] = emergenciesOf([...entries, correction('y', 'b', 400, 305)]);
  expect(restored?.steps.ambulance_arrived).toBe(begin + 305_000);
});

test('entries without their start still make an emergency; corrections alone do not', () => {
  expect(emergenciesOf([entry('b', 'called', 40)])).toMatchObject([{ start: begin + 40_000 }]);
  expect(emergenciesOf([correction('x', 'b', 310, null)])).toEqual([]);
});

test('the newest emergency is first', () => {
  const other = entry('z', 'started', 9000, { emergency_id: 'e2' });
  const ids = emergenciesOf([entry('a', 'started', 0), other]).map((each) => each.emergency_id);
  expect(ids).toEqual(['e2', 'e1']);
});

test('an emergency runs until it is ended, at most 12 hours', () => {
  expect(isRunning({ start: begin, end: null }, begin + 11 * 3_600_000)).toBe(true);
  expect(isRunning({ start: begin, end: null }, begin + 12 * 3_600_000)).toBe(false);
  expect(isRunning({ start: begin, end: begin + 1 }, begin + 2)).toBe(false);
});

test('a person taken out again is nobody; a withheld one is named as such', () => {
  const start = entry('a', 'started', 0);
  const ann = entry('b', 'person', 5, { user_id: 'ann' });
  expect(emergenciesOf([start, ann, entry('c', 'person', 9)])[0]?.user_id).toBeNull();
  const hidden = entry('b', 'person', 5, { is_withheld: true });
  expect(emergenciesOf([start, hidden])[0]).toMatchObject({
    ...{ user_id: null, isPersonWithheld: true },
  });
});

test.each([
  [-5, '0:00'],
  [7_400, '0:07'],
  [247_000, '4:07'],
  [3_847_000, '1:04:07'],
])('%d ms is shown as %s', (duration, text) => {
  expect(elapsedText(duration)).toBe(text);
});
