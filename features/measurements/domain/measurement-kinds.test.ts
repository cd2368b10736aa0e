import { expect, test } from 'vitest';
import { unitOf } from './measurement-kinds.ts';

test.each([
  ['sosm', 'mOsm'],
  ['sweat', 'mg/L'],
  ['ET', 'mmol/L'],
  ['EZ', 'U/mL'],
  ['custom', ''],
] as const)('%s is measured in %j', (type, unit) => {
  expect(unitOf(type)).toBe(unit);
});
