import { expect, test } from 'vitest';
import { callLink, phoneOf } from './phone-number.ts';

test.each([
  [{ Phone: '+61 491 570 006' }, '+61 491 570 006'],
  [{ mobile_number: '0491 570 156' }, '0491 570 156'],
  [{ 'Cell phone': 5_550_100 }, '5550100'],
  [{ Phone: '08 5550 4321', 'Mobile number': '0491 570 156' }, '0491 570 156'],
  [{ Mobile: 'none', Phone: '0855504321' }, '0855504321'],
  [{ Telephone: '0855504321' }, '0855504321'],
  [{ Phone: 'ask the office' }, null],
  [{ Phone: '1'.repeat(16) }, null],
  [{ microphone: '123456', employee_number: '99887766' }, null],
  [{ _notification_preferences: '{"mobile":"+61491570156"}', _phone: '0855504321' }, null],
  [{}, null],
])('the phone number of %j is %s', (metadata, number) => {
  expect(phoneOf(metadata)).toBe(number);
});

test.each([
  ['+61 (0)491 570 006', 'tel:+61491570006'],
  ['(08) 5550-4321', 'tel:0855504321'],
  ['000', 'tel:000'],
  ['112', 'tel:112'],
  ['ask the office', null],
  ['12', null],
])('%s is called by %s', (number, link) => {
  expect(callLink(number)).toBe(link);
});
