import { expect, test } from 'vitest';
import { heatWaveTexts as texts, waveSummary } from './heat-wave-texts.ts';

test('an observation says until when it lasts, and from when if it has not begun', () => {
  const begun = { since: '2026-11-17', until: '2026-11-30' };
  const coming = { since: '2026-12-08', until: '2026-12-21' };
  expect(texts.observe([begun, coming], '2026-11-26')).toBe(
    'Observe new and returning workers closely until Mon 30 Nov and from Tue 08 Dec until Mon 21 Dec',
  );
  expect(texts.observe([begun], '2026-11-17')).toBe(
    'Observe new and returning workers closely from Tue 17 Nov until Mon 30 Nov',
  );
});

test('the line of a site has the first day of its heat waves', () => {
  const waves = [
    { date: '2026-11-27', high_c: 41, mean_c: 33 },
    { date: '2026-12-04', high_c: 44.6, mean_c: 37 },
  ];
  expect(waveSummary(waves, '2026-11-27', 'C')).toBe('Today, Fri 27 Nov: high 41.0 °C');
  expect(waveSummary(waves.slice(1), '2026-11-27', 'F')).toBe('Fri 04 Dec: high 112.3 °F');
  expect(waveSummary([], '2026-11-27', 'C')).toBeNull();
});

test.each([
  [true, false, 'No new or returning workers on shift here.'],
  [false, false, 'No new or returning workers on shift here, as far as you can see.'],
  [true, true, 'No new or returning workers on shift here that day.'],
  [false, true, 'No new or returning workers on shift here that day, as far as you can see.'],
])('the text is limited to the people that the viewer may see: %s, %s', (all, isOfDay, text) => {
  expect(texts.nobody(all, isOfDay)).toBe(text);
});
