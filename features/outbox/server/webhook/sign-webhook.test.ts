import { expect, test } from 'vitest';
import { createSecret, webhookHeaders } from './sign-webhook.ts';

/** The example of the libraries of Standard Webhooks. */
const example = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  now: 1_614_265_330_999,
  body: '{"test": 2432232314}',
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test('the signature is that of the published example, with the time in whole seconds', () => {
  expect(webhookHeaders({ ...example, secrets: [secret] })).toEqual({
    'webhook-id': example.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

test('while a secret is replaced, both sign', () => {
  const other = createSecret();
  const headers = webhookHeaders({ ...example, secrets: [other, secret] });
  const [first, second, ...more] = headers['webhook-signature']?.split(' ') ?? [];
  expect([second, more]).toEqual([signature, []]);
  expect(first).not.toBe(signature);
});

test('a later try has another time and another signature, so that receivers can reject old ones', () => {
  const later = webhookHeaders({ ...example, now: example.now + 6 * 60_000, secrets: [secret] });
  expect(later['webhook-id']).toBe(example.id);
  expect(Number(later['webhook-timestamp'])).toBe(1_614_265_690);
  expect(later['webhook-signature']).not.toBe(signature);
});

test('a secret has 32 random bytes', () => {
  const secrets = Array.from({ length: 5 }, () => createSecret());
  for (const each of secrets) {
    expect(each).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    expect(Buffer.from(each.slice(6), 'base64')).toHaveLength(32);
  }
  expect(new Set(secrets).size).toBe(5);
});
