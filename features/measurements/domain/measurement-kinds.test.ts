import { expect, test } from 'vitest';
import { unitOf, valueWithUnit } from './measurement-kinds.ts';

test.each([
  ['sosm', 'mOsm'],
  ['sweat', 'mg/L'],
  ['ET', 'mmol/L'],
  ['EZ', 'U/mL'],
  ['custom', ''],
] as const)('%s is measured in %j', (type, unit) => {
  expect(unitOf(type)).toBe(unit);
});

test.each([
  ['sosm', 71.54, 'mOsm', '71.5 mOsm'],
  ['sweat', 1013.4, 'mg/L', '1013 mg/L'],
  ['sweat', 999.5, 'mg/L', '1000 mg/L'],
  ['ET', 4.25, 'mmol/L', '4.3 mmol/L'],
  ['custom', 60.05, 'bpm', '60.1 bpm'],
  ['custom', 3, '', '3'],
] as const)('a value of %s, %d, is written with its unit', (type, value, unit, text) => {
  expect(valueWithUnit(value, unit, type)).toBe(text);
});
