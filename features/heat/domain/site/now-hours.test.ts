import { expect, test } from 'vitest';
import type { WeatherDay } from '#weather/contract';
import { nowHours } from './now-hours.ts';

const midnight = Date.parse('2026-06-01T00:00:00Z');
const days = ['2026-06-01', '2026-06-02'].map((date, day) => ({
  date,
  hour: Array.from({ length: 24 }, (_, hour) => ({
    time: `${date} ${String(hour).padStart(2, '0')}:00`,
    time_epoch: midnight / 1000 + (day * 24 + hour) * 3600,
    heatindex_c: 30 - Math.abs(15 - hour),
  })),
})) as unknown as WeatherDay[];
const at = (hours: number) => nowHours(days, '2026-06-01', midnight + hours * 3_600_000);
const times = (hours: number) => at(hours).hours.map(({ time }) => time.slice(8, 13));

test('a phone shows the current hour and seven more, also across midnight', () => {
  expect(times(13.7)).toEqual([
    '01 13',
    ...['14', '15', '16', '17', '18', '19', '20'].map(ofToday),
  ]);
  expect(times(22)).toEqual([...['22', '23'].map(ofToday), ...tomorrow(6)]);
});

test('the peak is the hottest hour ahead: after the shown hours, or tomorrow', () => {
  expect(at(5).peak?.time).toBe('2026-06-01 15:00');
  expect(at(13.7).peak?.time).toBe('2026-06-01 15:00');
  expect(at(16).peak?.time).toBe('2026-06-01 16:00');
  expect(at(23).peak?.time).toBe('2026-06-01 23:00');
  // At 04:00 of the next day it is hotter than at 23:00.
  const hot = days.map((day) => ({
    ...day,
    hour: day.hour.map((hour) =>
      hour.time === '2026-06-02 04:00' ? { ...hour, heatindex_c: 40 } : hour,
    ),
  }));
  expect(nowHours(hot, '2026-06-01', midnight + 23 * 3_600_000).peak?.time).toBe(
    '2026-06-02 04:00',
  );
});

test('a forecast that does not reach now has no hours', () => {
  expect(at(60)).toEqual({ hours: [], peak: null });
});

function ofToday(hour: string): string {
  return `01 ${hour}`;
}

function tomorrow(count: number): string[] {
  return Array.from({ length: count }, (_, hour) => `02 0${String(hour)}`);
}
