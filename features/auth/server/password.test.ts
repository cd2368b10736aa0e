import { expect, test } from 'vitest';
import { fitsPassword, hashPassword } from './password.ts';
import { createResetToken, createToken, hashToken, resetAddress } from './token.ts';

test('a password is hashed with argon2id, 19 MiB, two passes and its own salt', async () => {
  const [one, two] = [await hashPassword('rain over iron'), await hashPassword('rain over iron')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(two).not.toBe(one);
  expect(await fitsPassword(one, 'rain over iron')).toBe(true);
  expect(await fitsPassword(one, 'rain over iroN')).toBe(false);
});

test('without a hash no password matches, not even the one that is hashed instead', async () => {
  expect(await fitsPassword(null, 'nobody has this password')).toBe(false);
  expect(await fitsPassword(null, '')).toBe(false);
});

test('tokens are random and stored only as hash', () => {
  const tokens = new Set(Array.from({ length: 1000 }, createToken));
  expect(tokens.size).toBe(1000);
  const [token = ''] = tokens;
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken(token)).toHaveLength(32);
  expect(hashToken(token).toString('base64url')).not.toBe(token);
});

test('the token of a link has 128 random bits beside its UUID, which are not sent to a server', () => {
  const secrets = Array.from({ length: 1000 }, () => {
    const token = createResetToken();
    const [id = '', secret = ''] = token.split('.');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    const address = new URL(resetAddress('https://heat.example', token));
    expect([address.pathname, address.hash]).toEqual([`/forgot-password/${id}`, `#${secret}`]);
    return secret;
  });
  expect(new Set(secrets).size).toBe(1000);
});
