import { expect, test } from 'vitest';
import type { CurrentReading } from '#readings/offline';
import { doubtText, readingLines, readingNote } from './reading-words.ts';

const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00Z`);
const place = { unit: 'C' as const, zone: 'UTC', now: at('13:22') };
const wbgtOnly: CurrentReading = {
  ...{ reading_id: 'r', time: at('13:10'), from: at('13:00'), until: at('15:00') },
  ...{ hasWbgt: true, hasAir: false, wbgt: { measured: 29.4, model: 31 }, heat_index: null },
};
const air: CurrentReading = {
  ...wbgtOnly,
  ...{ hasWbgt: false, hasAir: true, heat_index: { measured: 36.2, model: 34.24 } },
};

test('a WBGT is shown with its age, the model and the difference', () => {
  expect(readingLines(wbgtOnly, place)).toEqual([
    'Meter 29.4 °C WBGT at 13:10 (12 min ago), model 31.0: 1.6 lower',
  ]);
  expect(readingNote(wbgtOnly, place)).toBe(
    'Counts for 13:00 to 15:00. Only the WBGT was measured. Air temperature and heat index, and the rules that use them, follow the model.',
  );
});

test('both values are converted before they are compared', () => {
  // 29.4 °C are 84.92 °F, and 31 °C are 87.8 °F.
  expect(readingLines(wbgtOnly, { ...place, unit: 'F' })).toEqual([
    'Meter 84.9 °F WBGT at 13:10 (12 min ago), model 87.8: 2.9 lower',
  ]);
});

test('measured air is shown with the WBGT that follows from it', () => {
  expect(readingLines(air, { ...place, now: at('14:35') })).toEqual([
    'Meter 36.2 °C heat index at 13:10 (1 h 25 min ago), model 34.2: 2.0 higher',
    'WBGT with the measured air 29.4 °C, model 31.0: 1.6 lower',
  ]);
  expect(readingNote(air, place)).toContain('the sun in the WBGT is that of the model');
});

test('a globe gives both values; a model that is not known is no difference', () => {
  const globe = { ...air, hasWbgt: true, wbgt: { measured: 31, model: null } };
  expect(readingLines({ ...globe, time: at('13:21') }, place)).toEqual([
    'Meter 31.0 °C WBGT at 13:21 (1 min ago), model not known',
    'Heat index 36.2 °C, model 34.2: 2.0 higher',
  ]);
  expect(readingNote(globe, place)).toBe('Counts for 13:00 to 15:00.');
});

test('equal values are the same', () => {
  const same = { ...wbgtOnly, wbgt: { measured: 30.02, model: 29.98 } };
  expect(readingLines({ ...same, time: at('13:22') }, place)).toEqual([
    'Meter 30.0 °C WBGT at 13:22 (just now), model 30.0: the same',
  ]);
});

test('a globe more than 3 K below the air is doubted, also without a model', () => {
  const none = { wbgt: null, heat_index: null };
  const air = { wbgt: null, temperature: 38, humidity: 30, wind_kph: null };
  expect(doubtText({ ...air, globe: 30 }, none, 'C')).toBe(
    'The globe would be 30.0 °C, and the air 38.0: a globe is as warm as the air in the shade, and warmer in the sun. Check both values.',
  );
  expect(doubtText({ ...air, globe: 34.9 }, none, 'F')).toContain('94.8 °F, and the air 100.4');
  expect(doubtText({ ...air, globe: 35 }, none, 'C')).toBeNull();
  expect(doubtText({ ...air, globe: null }, none, 'C')).toBeNull();
});

test('a reading far from the model is doubted, in the unit that was typed', () => {
  const none = { temperature: null, humidity: null, globe: null, wind_kph: null };
  // 29 typed as °F are -1.7 °C.
  const typed = { ...none, wbgt: (29 - 32) / 1.8 };
  expect(doubtText(typed, { wbgt: 27, heat_index: 31 }, 'F')).toBe(
    'The WBGT would be 29.0 °F, and the model says 80.6: 51.6 lower. Check the unit, the location and the time.',
  );
  expect(doubtText({ ...none, wbgt: 36.9 }, { wbgt: 27, heat_index: null }, 'C')).toBeNull();
  expect(doubtText({ ...none, wbgt: 37 }, { wbgt: 27, heat_index: null }, 'C')).toContain('higher');
  // Air of 30 °C at 50 % has a heat index of about 31 °C.
  const air = { ...none, wbgt: null, temperature: 30, humidity: 50 };
  expect(doubtText(air, { wbgt: 20, heat_index: 45 }, 'C')).toContain('heat index');
  expect(doubtText(air, { wbgt: 20, heat_index: null }, 'C')).toBeNull();
});
