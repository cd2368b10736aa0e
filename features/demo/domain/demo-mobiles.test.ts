import { expect, test } from 'vitest';
import { callLink } from '#people/domain';
import { demoMobile } from './demo-mobiles.ts';

test('every worker of the demo has a number that can be called and is reserved for fiction', () => {
  const links = Array.from({ length: 40 }, (_, index) => callLink(demoMobile(index)));
  expect(links.every((link) => /^tel:\+6149157\d{4}$/.test(link ?? ''))).toBe(true);
  expect(new Set(links).size).toBe(30);
});
