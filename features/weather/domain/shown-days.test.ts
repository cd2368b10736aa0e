import { expect, test } from 'vitest';
import { liveDays, pickerDays, sourcesOf } from './shown-days.ts';

const today = '2026-11-23';

test('[WX-12] live weather is for today and 14 more days; the picker goes from 7 days back to 3 ahead', () => {
  expect(liveDays(today)).toEqual({ from: today, to: '2026-12-07' });
  expect(pickerDays(today)).toEqual({ from: '2026-11-16', to: '2026-11-26' });
});

test.each([
  ['before today', '2026-11-18', '2026-11-20', ['2026-11-18', '2026-11-20'], null],
  ['over today', '2026-11-22', '2026-11-25', ['2026-11-22', '2026-11-22'], [today, '2026-11-25']],
  ['from today on', today, '2026-11-24', null, [today, '2026-11-24']],
  ['to a day too far', '2026-12-07', '2026-12-09', null, ['2026-12-07', '2026-12-07']],
  ['more than 14 days ahead', '2026-12-08', '2026-12-09', null, null],
])(
  'days %s are requested from history and forecast as needed',
  (_, from, to, history, forecast) => {
    const days = (pair: string[] | null) =>
      pair === null ? null : { from: pair[0] ?? '', to: pair[1] ?? '' };
    expect(sourcesOf({ from, to }, today)).toEqual({
      history: days(history),
      forecast: days(forecast),
    });
  },
);
