import { expect, test } from 'vitest';
import { callLink, phoneOf } from './phone-numbers.ts';
import { spokenCoordinates } from './site-words.ts';

test.each([
  [{ Phone: '+61 491 570 006' }, '+61 491 570 006'],
  [{ mobile_number: '0491 570 156' }, '0491 570 156'],
  [{ 'Cell phone': 5550100 }, '5550100'],
  [{ Phone: 'none', Mobile: '0491570157' }, '0491570157'],
  [{ microphone: '123456', employee_number: '99887766' }, null],
  [{ _phone: '0491570158' }, null],
  [{}, null],
])('the phone number of %o is %s', (metadata, number) => {
  expect(phoneOf(metadata)).toBe(number);
});

test.each([
  ['+61 (0)491 570 006', 'tel:+61491570006'],
  ['000', 'tel:000'],
  ['112', 'tel:112'],
  ['ask the office', null],
  ['1', null],
])('%s is called by %s', (number, link) => {
  expect(callLink(number)).toBe(link);
});

test('coordinates are read out with their hemispheres', () => {
  expect(spokenCoordinates({ lat: -23.3617, lon: 119.7294 })).toBe('23.36170° S, 119.72940° E');
  expect(spokenCoordinates({ lat: 51.5, lon: -0.1234567 })).toBe('51.50000° N, 0.12346° W');
});
