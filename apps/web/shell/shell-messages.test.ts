import { expect, test } from 'vitest';
import { shellMessages } from './shell-messages.ts';

test.each([
  [3, 'This device’s clock is 3 minutes ahead.'],
  [-119, 'This device’s clock is 119 minutes behind.'],
  [1440, 'This device’s clock is 24 hours ahead.'],
  [-100_000, 'This device’s clock is 69 days behind.'],
])('a clock difference of %d minutes reads: %s', (minutes, text) => {
  expect(shellMessages.clockOff(minutes)).toBe(text);
});
