import { expect, test } from 'vitest';
import { testNow, testPage } from '../link/test-link.ts';
import { adviceFor } from './advice-for.ts';

const [first, second] = testPage.advice?.hours ?? [];

test('the advice is that of the hour that has begun, with the next more dangerous hour', () => {
  expect(adviceFor(testPage, testNow)).toMatchObject({ hour: first, next: second });
});

test('kept advice without the current hour is too old', () => {
  expect(adviceFor(testPage, testNow + 2 * 3_600_000)).toEqual({
    ...{ hour: null, next: null, isForeseen: false, gap: 'oldAdvice' },
  });
  expect(adviceFor(testPage, testNow - 3_600_000)).toMatchObject({ hour: null });
});

test.each(['no_location', 'no_job', 'no_weather'] as const)('%s is the reason', (gap) => {
  const page = { ...testPage, advice: null, advice_gap: gap };
  expect(adviceFor(page, testNow)).toEqual({
    ...{ hour: null, next: null, isForeseen: false, gap },
  });
});

test('less work is more dangerous, also at the same level; unknown is not safer', () => {
  const hours = (later: object) => ({
    ...testPage,
    advice: {
      ...{ job: null, is_simulated: false },
      hours: [first, { ...second, level: 'low', ...later }].flatMap((hour) => hour ?? []),
    },
  });
  const nextOf = (later: object) => adviceFor(hours(later) as typeof testPage, testNow).next;
  expect(nextOf({ work_minutes: 59 })).not.toBeNull();
  expect(nextOf({ work_minutes: 60 })).toBeNull();
  expect(nextOf({ work_minutes: null })).toBeNull();
});

test('nothing is said about later hours that are not known, or cannot be compared', () => {
  const foreseen = (changes: object, at = testNow) => {
    const hours = [first, second].flatMap((hour) => hour ?? []);
    const advice = { job: null, is_simulated: false, hours };
    const changed = { ...advice, hours: hours.map((hour) => ({ ...hour, ...changes })) };
    return adviceFor({ ...testPage, advice: changed }, at).isForeseen;
  };
  expect(foreseen({})).toBe(true);
  expect(foreseen({ level: null })).toBe(true);
  expect(foreseen({ level: null, work_minutes: null })).toBe(false);
  expect(foreseen({}, testNow + 3_600_000)).toBe(false);
});
