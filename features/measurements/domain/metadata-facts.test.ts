import { expect, test } from 'vitest';
import { metadataFacts } from './metadata-facts.ts';

const facts = (metadata: Record<string, unknown>) =>
  metadataFacts(metadata).map(({ label, text }) => `${label}: ${text.replaceAll('\u00a0', ' ')}`);

test('[MEAS-10] known keys are shown with label and unit, in a fixed order', () => {
  const environment = { temperature_c: 31.25, humidity: 40, heat_index_c: 33 };
  expect(facts({ environment, firmware: '2.1', rpe: 0, altitude: 12, batch_id: 'B-7' })).toEqual([
    'Effort: 0 of 10',
    'Firmware: 2.1',
    'Batch: B-7',
    'Altitude: 12 m',
    'Temperature: 31.25 °C',
    'Humidity: 40 %',
    'Heat index: 33 °C',
  ]);
});

test('the wait before the test is shown with its source; other values are ignored', () => {
  expect(facts({ waited: 'timed' })).toEqual(['No food or drink: 15 minutes, timed']);
  expect(facts({ waited: 'skipped' })).toEqual([
    'No food or drink: Less than 15 minutes, recorded anyway',
  ]);
  expect(facts({ waited: 'x' })).toEqual([]);
});

test('a checked test says so', () => {
  expect(facts({ checked: true })).toEqual(['Checked: Yes']);
  expect(facts({ checked: false })).toEqual([]);
  expect(facts({ checked: 'x' })).toEqual([]);
});

test('unknown keys keep their name, and keys that are shown elsewhere are left out', () => {
  const metadata = { strip_lot: 9, cooled: true, odd: { a: 1 }, empty: null };
  const elsewhere = { notes: 'n', survey: [], latitude: 1, longitude: 2 };
  expect(facts({ ...metadata, ...elsewhere })).toEqual([
    'Strip lot: 9',
    'Cooled: Yes',
    'Odd: {"a":1}',
  ]);
});
