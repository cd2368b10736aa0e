import { expect, test } from 'vitest';
import type { Roster } from '#rosters/contract';
import type { TakenBreak } from './break-timeline.ts';
import { correctionProblems, timeProblem } from './break-times.ts';
import { currentShifts } from './current-shifts.ts';
import { siteBreaks } from './site-breaks.ts';

const at = (clock: string, day = '2026-11-20') => Date.parse(`${day}T${clock}:00.000Z`);
const shift = { start: at('06:00'), end: at('18:00') };
const person = (user_id: string, plan = 'digger') => ({ user_id, shift, plan });
const hourly = (work: number, rest: number) =>
  [10, 11, 12, 13].map((hour) => ({ start: at(`${String(hour)}:00`), work, rest }));
const plans = new Map([
  ['digger', hourly(45, 15)],
  ['driver', hourly(50, 10)],
]);
const rest = (break_id: string, user_ids: string[], start: string, end: string | null) => ({
  ...{ break_id, user_ids, start: at(start), planned: 15 },
  end: end === null ? null : at(end),
});
const read = (people: ReturnType<typeof person>[], breaks: TakenBreak[], now: string) =>
  siteBreaks({ people, plans, breaks }, at(now));

test('a crew without breaks is due together, by the most cautious work in it', () => {
  const crew = [person('ann'), person('ben'), person('cat', 'driver')];
  const { dues, on_shift } = read(crew, [], '10:20');
  expect(on_shift).toEqual(['ann', 'ben', 'cat']);
  expect(dues).toEqual([
    {
      ...{ cause: 'shift 2026-11-20T06:00:00.000Z', time: at('10:45'), minutes: 15 },
      ...{ isLate: false, rule: null, user_ids: ['ann', 'ben', 'cat'] },
    },
  ]);
  expect(read(crew, [], '10:50').dues[0]?.isLate).toBe(true);
});

test('a break of chosen people leaves the others due', () => {
  const state = read([person('ann'), person('ben')], [rest('b1', ['ann'], '10:40', null)], '10:52');
  expect(state.running.map(({ user_ids }) => user_ids)).toEqual([['ann']]);
  expect(state.working).toEqual(['ben']);
  expect(state.dues.map(({ user_ids, isLate }) => [user_ids, isLate])).toEqual([[['ben'], true]]);
});

test('people of two locations rest once for both', () => {
  const breaks = [rest('b1', ['ann'], '10:45', '11:00')];
  // The same person in the crew of another location, with other people.
  const other = read([person('ann'), person('dan')], breaks, '11:05');
  expect(other.dues.map(({ time, user_ids }) => [time, user_ids])).toEqual([
    [at('10:45'), ['dan']],
    [at('11:45'), ['ann']],
  ]);
});

test('nobody on shift, nothing is due', () => {
  expect(read([person('ann')], [], '18:00')).toEqual({
    ...{ on_shift: [], working: [], running: [], dues: [], stop: null },
  });
  expect(read([], [], '10:00').dues).toEqual([]);
});

test('a forgotten break is not running, and its people work', () => {
  const state = read([person('ann')], [rest('b1', ['ann'], '10:00', null)], '10:45');
  expect([state.running, state.working]).toEqual([[], ['ann']]);
});

const roster = (user_ids: string[], start: string, end: string, timezone = 'UTC'): Roster => ({
  ...{ roster_id: `${start} ${user_ids.join()}`, user_ids, timezone, frequency: 4, interval: 1 },
  ...{ shift_start_time: start, shift_end_time: end, days_of_week: [0, 1, 2, 3, 4, 5, 6] },
  ...{ active: true, people_count: 1, created_time: start, modified_time: start },
});

test('shifts that follow each other are one, also across midnight', () => {
  const shifts = currentShifts(
    [
      roster(['ann'], '2026-11-01T18:00:00Z', '2026-11-02T00:00:00Z'),
      roster(['ann'], '2026-11-01T00:30:00Z', '2026-11-01T06:00:00Z'),
      roster(['ben'], '2026-11-01T06:00:00Z', '2026-11-01T10:00:00Z'),
      roster(['ben'], '2026-11-01T11:00:00Z', '2026-11-01T15:00:00Z'),
    ],
    [],
    at('02:00'),
  );
  expect([...shifts]).toEqual([['ann', { start: at('18:00', '2026-11-19'), end: at('06:00') }]]);
});

test('a shift keeps its wall-clock times when the clocks change', () => {
  // Los Angeles: 22:00 to 06:00, and an hour longer in the night of 1 November 2026.
  const night = roster(
    ['ann'],
    '2026-10-01T22:00:00-07:00',
    '2026-10-02T06:00:00-07:00',
    'America/Los_Angeles',
  );
  expect(currentShifts([night], [], at('12:00', '2026-11-01')).get('ann')).toEqual({
    ...{ start: at('05:00', '2026-11-01'), end: at('14:00', '2026-11-01') },
  });
});

test('who is on leave is not on shift', () => {
  const leave = {
    ...{ roster_user_leave_id: 'l', user_id: 'ann', timezone: 'UTC', reason: '', active: true },
    ...{ start_time: '2026-11-20T00:00:00Z', end_time: '2026-11-21T00:00:00Z' },
    ...{ created_time: '', modified_time: '' },
  };
  const rosters = [roster(['ann'], '2026-11-01T06:00:00Z', '2026-11-01T14:00:00Z')];
  expect(currentShifts(rosters, [leave], at('08:00')).size).toBe(0);
});

test('times of a break are neither in the future nor older than 7 days', () => {
  const now = at('12:00');
  const problem = (time: number) => timeProblem(new Date(time).toISOString(), now);
  expect(problem(now + 5 * 60_000)).toBeNull();
  expect(problem(now + 5 * 60_000 + 1)).toBe('The time is in the future');
  expect(problem(now - 7 * 86_400_000)).toBeNull();
  expect(problem(now - 7 * 86_400_000 - 1)).toBe('A break can be recorded for at most 7 days');
});

test('a corrected break stays within its shift', () => {
  const iso = (clock: string) => new Date(at(clock)).toISOString();
  const problems = (from: string, to: string | null) =>
    correctionProblems(
      { started_time: iso(from), ended_time: to === null ? null : iso(to) },
      { shift, zone: 'UTC', now: at('20:00') },
    );
  expect(problems('10:00', '10:15')).toEqual({});
  expect(problems('10:00', null)).toEqual({});
  expect(problems('05:59', '18:01')).toEqual({
    started_time: 'The break must be within the shift, 06:00 to 18:00',
    ended_time: 'The break must be within the shift, 06:00 to 18:00',
  });
  expect(problems('10:15', '10:15')).toEqual({ ended_time: 'The end must be after the start' });
});

test('while a rule stops the work its end is known, and no break is late', () => {
  const rule = { rule_pack_id: 'ae', name: 'UAE', citation: 'MR 44' };
  const stops = ['12', '13', '14'].map((hour) => ({
    ...{ start: at(`${hour}:00`), work: 0, rest: 60, rule, isStop: true as const },
  }));
  const state = (now: string) =>
    siteBreaks(
      {
        people: [person('ann'), person('cat', 'driver')],
        plans: new Map([
          ['digger', stops],
          ['driver', hourly(50, 10)],
        ]),
        breaks: [],
      },
      at(now),
    );
  const stop = { until: at('15:00'), rule, user_ids: ['ann'] };
  expect(state('11:59').stop).toBeNull();
  expect(state('12:00').stop).toEqual(stop);
  expect(state('14:59').stop).toEqual(stop);
  // The driver goes on working.
  expect(state('12:30').dues.map(({ user_ids, isLate }) => [user_ids, isLate])).toEqual([
    [['cat'], true],
  ]);
  expect(state('15:00').stop).toBeNull();
});
