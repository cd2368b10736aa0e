import { expect, test } from 'vitest';
import { heatWaveTexts as texts } from './heat-wave-texts.ts';

test('an observation says from when until when it lasts', () => {
  const now = { since: '2026-11-17', until: '2026-11-30' };
  const coming = { since: '2026-12-08', until: '2026-12-21' };
  expect(texts.observe([now, coming])).toBe(
    'Observe new and returning workers closely from Tue 17 Nov until Mon 30 Nov and from Tue 08 Dec until Mon 21 Dec',
  );
});

test.each([
  [true, false, 'No one with shifts here is new or returning.'],
  [false, false, 'No one you can see with shifts here is new or returning.'],
  [true, true, 'No one on shift here that day is new or returning.'],
  [false, true, 'No one you can see on shift here that day is new or returning.'],
])('the text is limited to the people that the viewer may see: %s, %s', (all, isOfDay, text) => {
  expect(texts.nobody(all, isOfDay)).toBe(text);
});
