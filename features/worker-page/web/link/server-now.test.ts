import { expect, test } from 'vitest';
import { adviceFor } from '../parts/advice-for.ts';
import { serverNow } from './server-now.ts';
import { testHome, testLink, testNow, testPage } from './test-link.ts';

const hour = 3_600_000;

test.each([
  ['right', 0],
  ['8 hours ahead', 8],
  ['8 hours behind', -8],
])('the advice is that of this hour on a phone whose clock is %s', (_, hours) => {
  const device = testNow + hours * hour;
  const page = { value: testPage, time: device };
  expect(serverNow(page, device + 10)).toBe(testNow + 10);
  expect(adviceFor(testPage, serverNow(page, device + hour)).hour?.time).toBe(
    '2026-11-27T05:00:00.000Z',
  );
});

test('without an answer of the server the clock of the device counts', () => {
  expect(serverNow(null, 5)).toBe(5);
});

test('a screen that looked at the clock before the answer came is not in the hour before', () => {
  const page = { value: testPage, time: testNow };
  expect(serverNow(page, testNow - 59_000)).toBe(testNow);
  expect(serverNow(page, testNow - hour)).toBe(testNow - hour);
});

test('a request has the time of the server', async () => {
  const time = new Date(testNow - 8 * hour).toISOString();
  const { link } = testLink({ '': testHome, '/page': { ...testPage, time }, '/request': 0 });
  await link.start();
  await link.ask('break', [], '');
  expect(link.state().waiting.map(({ fields }) => fields.made_time)).toEqual([time]);
});
