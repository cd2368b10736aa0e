import { expect, test } from 'vitest';
import { readingMessages as messages } from '#readings/contract';
import { readDraft } from './reading-draft.ts';
import type { ReadingDraft } from './reading-draft.ts';

const known = { unit: 'C' as const, zone: 'Australia/Perth', now: Date.parse('2026-11-27T05:22Z') };
const draft: ReadingDraft = {
  ...{ kind: 'wbgt', location_id: 'pit', time: '2026-11-27T13:10', minutes: '60' },
  ...{ wbgt: '29,4', temperature: '', humidity: '', globe: '', wind_kph: '' },
  ...{ instrument: ' QUESTemp 36 ', note: '' },
};

test('a form is read with its comma, its zone and its spaces', () => {
  expect(readDraft(draft, known)).toEqual({
    problems: {},
    reading: {
      ...{ location_id: 'pit', time: '2026-11-27T05:10:00.000Z', minutes: 60, wbgt: 29.4 },
      ...{ temperature: null, humidity: null, globe: null, wind_kph: null },
      ...{ instrument: 'QUESTemp 36', note: '' },
    },
  });
});

test('Fahrenheit and miles become Celsius and kilometres; what is not asked for is not sent', () => {
  const air = { ...draft, kind: 'air' as const, temperature: '95', humidity: '45', globe: '113' };
  const { reading, problems } = readDraft({ ...air, wind_kph: '10' }, { ...known, unit: 'F' });
  expect(problems).toEqual({});
  expect(reading).toMatchObject({ wbgt: null, temperature: 35, humidity: 45, globe: 45 });
  expect(reading.wind_kph).toBeCloseTo(16.09, 2);
});

test.each<[Partial<ReadingDraft>, Record<string, string>]>([
  [{ wbgt: '90' }, { wbgt: messages.wbgtRange }],
  [{ wbgt: '-20.1' }, { wbgt: messages.wbgtRange }],
  [{ wbgt: 'hot' }, { wbgt: messages.notANumber }],
  [{ wbgt: '' }, { wbgt: messages.wbgtMissing }],
  [{ kind: 'air' }, { temperature: messages.wbgtMissing }],
  [{ kind: 'air', temperature: '30' }, { humidity: messages.humidityMissing }],
  [{ kind: 'air', temperature: '30', humidity: '101' }, { humidity: messages.humidityRange }],
  [{ minutes: '14' }, { minutes: messages.minutesRange }],
  [{ minutes: '60.5' }, { minutes: messages.minutesRange }],
  [{ minutes: '' }, { minutes: messages.minutesRange }],
  [{ time: '2026-11-27T13:28' }, { time: messages.timeAhead }],
  [{ time: '2026-11-26T13:21' }, { time: messages.timeOld }],
  [{ time: '' }, { time: messages.timeInvalid }],
  [{ location_id: null }, { location_id: messages.locationMissing }],
  [{ note: 'x'.repeat(501) }, { note: messages.longNote }],
])('a form with %j says what is wrong', (more, problems) => {
  expect(readDraft({ ...draft, ...more }, known).problems).toEqual(problems);
});
