import { expect, test } from 'vitest';
import { accumulationWords, workersText } from './accumulation-words.ts';

test('the hours of heat today are shown with the usual number by now, and the week', () => {
  const hours = { days: [], week: 9, today_so_far: 2, usual_so_far: 4 / 3 };
  expect(accumulationWords(hours)).toBe(
    '2 h today so far, usually 1.3 h by now on this weekday; 9 h in the last 7 days',
  );
  expect(accumulationWords({ ...hours, usual_so_far: null })).toBe(
    '2 h today so far; 9 h in the last 7 days',
  );
  expect([workersText(1), workersText(1200)]).toEqual([
    '1 worker on site',
    '1,200 workers on site',
  ]);
});
