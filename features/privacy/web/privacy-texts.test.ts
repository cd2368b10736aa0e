import { expect, test } from 'vitest';
import { receivedText } from './privacy-texts.ts';

test.each([
  [0, 'Preparing the file...'],
  [999, 'Preparing the file...'],
  [1400, 'Received 1.4 kB'],
  [87_600, 'Received 88 kB'],
  [1_440_000, 'Received 1.4 MB'],
  [250_000_000, 'Received 250 MB'],
])('%d bytes: %s', (bytes, text) => {
  expect(receivedText(bytes)).toBe(text);
});
