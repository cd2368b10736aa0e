import { expect, test } from 'vitest';
import { mobileOf } from './mobile.ts';

const stored = (preferences: unknown) => ({ _notification_preferences: preferences });

test.each([
  [stored('{"mobile":"+971501234567"}'), '+971501234567'],
  [stored('{"mobile":"0501234567"}'), null],
  [stored('{"mobile":"+9715012345678901"}'), null],
  [stored('{"mobile":"+97150 1234567"}'), null],
  [stored('{"mobile":"+971501234567\\n"}'), null],
  [stored('{"mobile":971501234567}'), null],
  [stored('{}'), null],
  [stored('null'), null],
  [stored('not json'), null],
  [stored(['+971501234567']), null],
  [{}, null],
  [null, null],
])('the number of %j is %j', (metadata, mobile) => {
  expect(mobileOf(metadata)).toBe(mobile);
});
