import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSecret, otpauthUrl, stepOfCode } from './one-time-code.ts';

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

/** Seconds and code of that appendix, the last six of its eight digits. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(vectors)('at %i s the code is %s', (seconds, code) => {
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test.each([
  [-60, null],
  [-30, 37_037_037],
  [0, 37_037_037],
  [30, 37_037_037],
  [60, null],
])('an authenticator whose clock is %i s off is accepted for step %s', (off, step) => {
  expect(stepOfCode(secret, '050471', (1_111_111_111 + off) * 1000)).toBe(step);
});

test.each(['', '05047', '0504711', '05047a', ' 050471', '５０４７１１'])(
  '%j is not a code',
  (code) => {
    expect(stepOfCode(secret, code, 1_111_111_111_000)).toBeNull();
  },
);

test('a secret has 160 bits and is always new', () => {
  const secrets = Array.from({ length: 100 }, createSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const each of secrets) expect(Secret.fromBase32(each).bytes).toHaveLength(20);
});

test('an authenticator that reads the URL shows valid codes', () => {
  const url = otpauthUrl(secret, 'ana@ironbark.example');
  expect(url).toMatch(/^otpauth:\/\/totp\/Watershade:ana%40ironbark\.example\?/);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    issuer: 'Watershade',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(new TOTP({ secret }).generate({ timestamp: 59_000 })).toBe('287082');
});
