import { expect, test } from 'vitest';
import { indexText, kelvinText, offsetText } from './offset-words.ts';

const hotter = { mean: 1.8, least: 0.9, most: 2.6, count: 5 };

test('a hotter site is said with its spread and the number of readings', () => {
  expect(offsetText(hotter, 'C')).toBe(
    'This site was on average 1.8 °C hotter than the weather service in 5 readings (0.9 to 2.6).',
  );
  expect(indexText({ ...hotter, least: -0.4 }, 'C')).toBe(
    'The heat index was 1.8 °C hotter in 5 readings (−0.4 to 2.6).',
  );
});

test('a cooler site is said in the direction of its mean', () => {
  expect(offsetText({ mean: -1.2, least: -2, most: 0.3, count: 3 }, 'C')).toBe(
    'This site was on average 1.2 °C cooler than the weather service in 3 readings (−0.3 to 2.0).',
  );
});

test('a difference of degrees has no zero point: 1.8 °C are 3.2 °F', () => {
  expect(offsetText(hotter, 'F')).toContain('3.2 °F hotter');
  expect(offsetText(hotter, 'F')).toContain('(1.6 to 4.7)');
  expect(kelvinText(-0.01, 'C')).toBe('0.0');
});
