import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number.ts';

test.each([
  [{ Mobile: '+61 491 570 156' }, '+61491570156'],
  [{ phone_number: '(08) 5550-4321' }, '0855504321'],
  [{ 'Phone No': '123' }, null],
  [{ Phone: '08 5550 4321', 'Mobile number': '0491 570 156' }, '0491570156'],
  [{ Phone: 'ask the office' }, null],
  [{ Phone: '12' }, null],
  [{ Phone: '1'.repeat(16) }, null],
  [{ Mobile: 'none', Phone: '0855504321' }, '0855504321'],
  [{ Phone: 855504321 }, '855504321'],
  [{ _notification_preferences: '{"mobile":"+61491570156"}', _phone: '0855504321' }, null],
  [{}, null],
])('the phone number of %j is %s', (metadata, number) => {
  expect(phoneNumber(metadata)).toBe(number);
});
