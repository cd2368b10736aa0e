import { expect, test } from 'vitest';
import { fileName } from './download.ts';

test.each([
  ['Pit "North"\r\nX-Injected: yes', 'pit-north-x-injected-yes'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\a.exe', 'c-windows-a-exe'],
  ['Zürich Süd', 'zürich-süd'],
  ['a\u202Egnp.exe\u0000', 'a-gnp-exe'],
])('a file of %j is called %s and the day', (words, core) => {
  expect(fileName(words, 'csv')).toMatch(new RegExp(`^${core}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
});
