import { expect, test } from 'vitest';
import { breakMessages as messages } from '#breaks/contract';
import { correctionProblems, timeProblem } from './break-times.ts';

const at = (clock: string) => `2026-11-20T${clock}:00.000Z`;
const now = Date.parse(at('12:00'));

test.each([
  ['now', at('12:00'), null],
  ['5 minutes ahead, as the clock of a phone may be', at('12:05'), null],
  ['6 minutes ahead', at('12:06'), messages.timeAhead],
  ['7 days ago', '2026-11-13T12:00:00.000Z', null],
  ['more than 7 days ago', '2026-11-13T11:59:59.000Z', messages.timeOld],
  ['no time', 'noon', messages.timeInvalid],
])('a break that started %s is recorded or refused', (_, time, problem) => {
  expect(timeProblem(time, now)).toBe(problem);
});

const shift = { start: Date.parse(at('06:00')), end: Date.parse(at('11:00')) };
const problemsOf = (started_time: string, ended_time: string | null, within = true) =>
  correctionProblems(
    { started_time, ended_time },
    { shift: within ? shift : null, zone: 'UTC', now },
  );
const outside = messages.outsideShift('06:00 to 11:00');

test('corrected times are within the shift that the break was recorded in', () => {
  expect(problemsOf(at('06:00'), at('11:00'))).toEqual({});
  expect(problemsOf(at('05:59'), at('11:01'))).toEqual({
    ...{ started_time: outside, ended_time: outside },
  });
  expect(problemsOf(at('05:59'), at('11:01'), false)).toEqual({});
});

test('a running break has no end to check; an end is after the start and not in the future', () => {
  expect(problemsOf(at('07:00'), null)).toEqual({});
  expect(problemsOf(at('07:00'), at('07:00'))).toEqual({ ended_time: messages.endFirst });
  expect(problemsOf(at('07:00'), at('12:06'), false)).toEqual({ ended_time: messages.timeAhead });
  expect(problemsOf('2026-11-19T23:00:00.000Z', at('11:30'), false)).toEqual({
    ended_time: messages.longBreak,
  });
  expect(problemsOf('x', 'y')).toEqual({
    ...{ started_time: messages.timeInvalid, ended_time: messages.timeInvalid },
  });
});
