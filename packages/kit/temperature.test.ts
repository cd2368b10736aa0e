import { expect, test } from 'vitest';
import { celsiusOf, fahrenheitOf } from './temperature.ts';

test.each([
  [-40, -40],
  [0, 32],
  [37, 98.6],
  [100, 212],
])('%d C is %d F, there and back', (celsius, fahrenheit) => {
  expect(fahrenheitOf(celsius)).toBeCloseTo(fahrenheit, 12);
  expect(celsiusOf(fahrenheit)).toBeCloseTo(celsius, 12);
});
