import { expect, test } from 'vitest';
import { crewState, forgottenAfter, isForgotten, isLate } from './break-timeline.ts';
import type { Period, TakenBreak } from './break-timeline.ts';
import type { HourRest } from './hour-rest.ts';
import { mostCautious, restOfHour, thresholdRest } from './hour-rest.ts';

/** A moment of the sample day in UTC: at('14:05'). */
const at = (clock: string, day = '2026-11-20') => Date.parse(`${day}T${clock}:00.000Z`);
const hours = (from: string, count: number, work: number, rest: number): HourRest[] =>
  Array.from({ length: count }, (_, nth) => ({
    start: at(from) + nth * 3_600_000,
    ...{ work, rest },
  }));
const taken = (start: string, end: string | null, planned = 15): TakenBreak => ({
  ...{ break_id: `at ${start}`, user_ids: ['ann'], start: at(start), planned },
  end: end === null ? null : at(end),
});
const day: Period = { start: at('06:00'), end: at('18:00') };

/** '10:45 for 15', or 'none'. */
function due(plan: readonly HourRest[], breaks: TakenBreak[], now: string, shift = day): string {
  const found = crewState({ shift, hours: plan, breaks }, at(now)).due;
  if (found === null) return 'none';
  return `${new Date(found.time).toISOString().slice(11, 16)} for ${String(found.minutes)}`;
}

test('without hours that need rest no break is due', () => {
  expect(due([], [], '12:00')).toBe('none');
});

test('the heat rises in the middle of a shift: the work counts from then on', () => {
  // From 10:00 on 45 minutes of work and 15 of rest.
  const plan = hours('10:00', 4, 45, 15);
  expect(due(plan, [], '06:30')).toBe('10:45 for 15');
  expect(due(plan, [], '10:50')).toBe('10:45 for 15');
  // It rises again at 11:00: 30 of 45 minutes are used (2/3), so 1/3 of 20 minutes are left.
  const rising = [...hours('10:00', 1, 45, 15), ...hours('11:00', 2, 20, 40)];
  const early = taken('10:15', '10:30');
  expect(due(rising, [early], '10:40')).toBe('11:06 for 40');
});

test('a shift that begins in the heat counts from its start', () => {
  const shift = { start: at('10:20'), end: at('18:00') };
  expect(due(hours('06:00', 12, 45, 15), [], '10:30', shift)).toBe('11:05 for 15');
});

test('the rest is longer than the work', () => {
  const plan = hours('13:00', 4, 20, 40);
  expect(due(plan, [], '13:10')).toBe('13:20 for 40');
  expect(due(plan, [taken('13:20', '14:00', 40)], '14:05')).toBe('14:20 for 40');
  // 20 of 40 minutes give half of the work back.
  expect(due(plan, [taken('13:20', '13:40', 40)], '13:45')).toBe('13:50 for 40');
});

test('hours without any work are rest until there is some again', () => {
  const plan = [...hours('12:00', 1, 30, 30), ...hours('13:00', 2, 0, 60)];
  const before = taken('12:30', '13:00', 30);
  expect(due(plan, [before], '12:59')).toBe('13:00 for 120');
  // Who rests until 14:20 needs rest again at once, for the 40 minutes that remain.
  const cut = taken('13:00', '14:20', 120);
  expect(due(plan, [before, cut], '14:25')).toBe('14:20 for 40');
  const whole = taken('13:00', '15:00', 120);
  expect(due(plan, [before, whole], '15:30')).toBe('none');
});

test('a rest that is due at the full hour is as long as the hotter of both hours asks for', () => {
  const plan = [...hours('12:00', 1, 40, 20), ...hours('13:00', 1, 15, 45)];
  expect(due(plan, [taken('12:10', '12:15', 20)], '12:25')).toBe('12:55 for 20');
  expect(due(plan, [taken('12:00', '12:20', 20)], '12:25')).toBe('13:00 for 45');
});

test('a break that begins early counts from its end', () => {
  const plan = hours('10:00', 6, 45, 15);
  expect(due(plan, [taken('10:30', '10:45')], '10:50')).toBe('11:30 for 15');
});

test('a break that begins late is not made up by the next one', () => {
  const plan = hours('10:00', 6, 45, 15);
  expect(due(plan, [taken('11:20', '11:35')], '11:40')).toBe('12:20 for 15');
});

test('a break that ends early gives its share back, and one minute is tolerated', () => {
  const plan = hours('10:00', 6, 45, 15);
  // 5 of 15 minutes: 1/3 of 45 minutes.
  expect(due(plan, [taken('10:45', '10:50')], '10:52')).toBe('11:05 for 15');
  expect(due(plan, [taken('10:45', '10:59')], '11:00')).toBe('11:44 for 15');
});

test('several short spells in an hour', () => {
  const plan = hours('10:00', 3, 15, 5);
  const breaks = [taken('10:15', '10:20', 5), taken('10:35', '10:40', 5)];
  expect(due(plan, breaks, '10:41')).toBe('10:55 for 5');
});

test('the threshold: 15 minutes every two hours', () => {
  const { work, rest } = thresholdRest;
  const plan = hours('08:00', 8, work, rest);
  expect(due(plan, [], '08:30')).toBe('09:45 for 15');
  expect(due(plan, [taken('09:45', '10:00')], '10:10')).toBe('11:45 for 15');
});

test('cool hours neither use nor give back work', () => {
  const plan = [...hours('10:00', 1, 90, 15), ...hours('13:00', 2, 60, 15)];
  // 60 of 90 minutes are used at 11:00, so a third of 60 is left at 13:00.
  expect(due(plan, [], '11:30')).toBe('13:20 for 15');
});

test('a night shift goes on across midnight', () => {
  const night = { start: at('18:00'), end: at('06:00', '2026-11-21') };
  const plan = hours('22:00', 5, 40, 20);
  const breaks = [taken('22:40', '23:00', 20), taken('23:40', null, 20)];
  const running = crewState({ shift: night, hours: plan, breaks }, at('23:50'));
  expect(running.running?.break_id).toBe('at 23:40');
  expect(running.due?.time).toBe(at('00:40', '2026-11-21'));
  const over = [
    ...breaks.slice(0, 1),
    { ...taken('23:40', null, 20), end: at('00:05', '2026-11-21') },
  ];
  const state = crewState({ shift: night, hours: plan, breaks: over }, at('00:10', '2026-11-21'));
  expect(state.due?.time).toBe(at('00:45', '2026-11-21'));
});

test('clocks that change during a shift do not move a break', () => {
  // New York puts its clocks back at 06:00 UTC on 1 November 2026: 01:30 comes twice.
  const shift = { start: at('02:00', '2026-11-01'), end: at('12:00', '2026-11-01') };
  const plan = [4, 5, 6, 7].map((hour) => ({
    start: at(`0${String(hour)}:00`, '2026-11-01'),
    ...{ work: 45, rest: 15 },
  }));
  const rest = (start: string, end: string): TakenBreak => ({
    ...{ break_id: start, user_ids: ['ann'], planned: 15 },
    ...{ start: at(start, '2026-11-01'), end: at(end, '2026-11-01') },
  });
  const breaks = [rest('04:45', '05:00'), rest('05:45', '06:00')];
  const state = crewState({ shift, hours: plan, breaks }, at('06:10', '2026-11-01'));
  expect(state.due?.time).toBe(at('06:45', '2026-11-01'));
});

test('half-hour zones: the hours of the weather begin at half past', () => {
  expect(due(hours('10:30', 2, 45, 15), [], '10:00')).toBe('11:15 for 15');
});

test('a break that would be due at or after the end of the shift is none', () => {
  const plan = hours('17:00', 2, 45, 15);
  const until = (end: string) => due(plan, [], '17:10', { start: at('06:00'), end: at(end) });
  expect(until('17:45')).toBe('none');
  expect(until('17:46')).toBe('17:45 for 15');
});

test('overlapping breaks and those before the shift count once and not at all', () => {
  const plan = hours('10:00', 6, 45, 15);
  const both = [taken('10:45', '10:55'), taken('10:50', '11:00')];
  // 10 minutes give two thirds back, the other 5 the rest.
  expect(due(plan, both, '11:01')).toBe('11:45 for 15');
  expect(due(plan, [taken('05:30', '05:45')], '10:10')).toBe('10:45 for 15');
});

test('the cause of a due break stays the same while the forecast changes', () => {
  const cause = (work: number, breaks: TakenBreak[]) =>
    crewState({ shift: day, hours: hours('10:00', 6, work, 15), breaks }, at('12:00')).due?.cause;
  expect(cause(45, [])).toBe(cause(30, []));
  expect(cause(45, [])).toBe('shift 2026-11-20T06:00:00.000Z');
  expect(cause(45, [taken('11:00', '11:15')])).toBe('break at 11:00');
});

test('a running break, and one whose end was forgotten', () => {
  const plan = hours('10:00', 6, 45, 15);
  const open = taken('10:45', null);
  const state = (now: string) => crewState({ shift: day, hours: plan, breaks: [open] }, at(now));
  expect(state('10:50').running).toBe(open);
  // The next one is computed from the planned end, or from now once that is over.
  expect(state('10:50').due?.time).toBe(at('11:45'));
  expect(state('11:10').due?.time).toBe(at('11:55'));
  expect(isForgotten(open, at('11:00') + forgottenAfter - 1)).toBe(false);
  const later = state('11:30');
  expect([later.running, later.due?.time]).toEqual([null, at('11:45')]);
});

test('a break is late 5 minutes after it was due', () => {
  expect(isLate({ time: at('10:45') }, at('10:50') - 1)).toBe(false);
  expect(isLate({ time: at('10:45') }, at('10:50'))).toBe(true);
});

const start = at('10:00');
const card = (work_minutes: number, spells: { minutes: number; rest: number } | null) => ({
  rest_minutes: 60 - work_minutes,
  spells: spells && { count: 1, ...spells },
});

test.each([
  ['cool', card(60, { minutes: 60, rest: 0 }), 30, null],
  ['the card alone', card(45, { minutes: 45, rest: 15 }), 30, { work: 45, rest: 15 }],
  ['short spells', card(40, { minutes: 20, rest: 10 }), 40, { work: 20, rest: 10 }],
  ['no work at all', card(0, null), 45, { work: 0, rest: 60 }],
  ['the threshold alone', card(60, { minutes: 60, rest: 0 }), 33, { work: 105, rest: 15 }],
  ['the threshold without an assessed job', null, 33, { work: 105, rest: 15 }],
  [
    'little rest of the card at the threshold',
    card(55, { minutes: 55, rest: 5 }),
    33,
    { work: 55, rest: 15 },
  ],
  ['unknown heat', null, null, null],
])('the rest of an hour: %s', (_, advice, heat_index, rest) => {
  const found = restOfHour({ start, advice, heat_index, threshold: 32.2 });
  expect(found).toEqual(rest && { start, ...rest });
});

test('of several jobs the most cautious hour counts', () => {
  const [little, much] = [
    { start, work: 20, rest: 10 },
    { start, work: 30, rest: 30 },
  ];
  expect(mostCautious([little, much])).toBe(much);
  expect(mostCautious([{ start, work: 30, rest: 15 }, little])).toBe(little);
  expect(mostCautious([])).toBeNull();
});

test('no break is due while a rule stops the work, and the work counts from its end', () => {
  const stops = hours('12:00', 3, 0, 60).map((each) => ({ ...each, isStop: true as const }));
  const plan = [...hours('11:00', 1, 45, 15), ...stops, ...hours('15:00', 3, 45, 15)];
  // It is late at 11:55, and not any more from noon on.
  expect(due(plan, [], '11:55')).toBe('11:45 for 15');
  expect(due(plan, [], '12:00')).toBe('15:45 for 15');
  expect(due(plan, [], '15:10')).toBe('15:45 for 15');
  expect(due(plan, [], '15:50')).toBe('15:45 for 15');
  // A break just before the stop, and one within it.
  expect(due(plan, [taken('11:45', '12:00')], '12:10')).toBe('15:45 for 15');
  expect(due(plan, [taken('13:00', '13:20')], '15:10')).toBe('15:45 for 15');
  // Until the end of the shift.
  expect(
    due([...hours('11:00', 1, 45, 15), ...stops], [], '13:00', { ...day, end: at('15:00') }),
  ).toBe('none');
});

test('a rest that is due exactly when the stop begins is not due', () => {
  const stops = hours('11:00', 2, 0, 60).map((each) => ({ ...each, isStop: true as const }));
  expect(due([...hours('10:00', 1, 60, 15), ...stops], [], '11:30')).toBe('none');
});
