import { expect, test } from 'vitest';
import { reportTitle } from './report-title.ts';

test.each([
  [undefined, 'Dashboard Report'],
  ['', 'Dashboard Report'],
  ['  ', 'Dashboard Report'],
  ['MX3', 'MX3 Dashboard Report'],
  [' Acme Mining ', 'Acme Mining Dashboard Report'],
])('[DASH-03] with the brand %j a printed dashboard is titled %j', (brand, title) => {
  expect(reportTitle(brand)).toBe(title);
});
