import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longest } from '#tickets/contract';
import { diagnosticsText, withoutPrivate } from './diagnostics.ts';
import type { DeviceFacts } from './diagnostics.ts';

const id = '019ac1de-7f2e-7cc1-8d52-0242ac120002';
const facts = (more: Partial<DeviceFacts> = {}): DeviceFacts => ({
  ...{ time: '2026-11-27T04:00:00.000Z', page: `/people/${id}?search=Ana`, online: true },
  ...{ browser: 'Mozilla/5.0', language: 'en', zone: 'Australia/Perth', screen: '390 x 844' },
  ...{ sync: { state: 'idle', error: null }, unsent: 2, tables: { users: 40 }, log: [] },
  ...more,
});
const entry = (more: object = {}) => ({
  ...{ timestamp: '2026-11-27T03:59:00.000Z', type: 'api', level: 'warn', page: '/dashboard' },
  ...{
    message: 'Request refused',
    context: { method: 'GET', path: `/v3/user/${id}`, status: 404 },
  },
  ...more,
});

test('[SET-07] diagnostics name the device, the sync and the log', () => {
  const text = diagnosticsText(facts({ log: [entry()] }));
  expect(text).toContain('"screen": "390 x 844"');
  expect(text).toContain('"unsent": 2');
  expect(text).toContain('"users": 40');
  expect(text).toContain(
    '2026-11-27T03:59:00.000Z warn api /dashboard Request refused method=GET path=/v3/user/{id} status=404',
  );
  expect(text).toContain('"page": "/people/{id}"');
});

test.each([
  [`/people/${id.toUpperCase()}`, '/people/{id}'],
  ['mail to ana.lee@site.example failed', 'mail to {email} failed'],
  ['/access/Zk3vYw8Qp2Lr7Nn4Tt6Xx9AaBbCcDd#part', '/access/{secret}'],
  ['Bearer 8rYVtq3pXo_51wKz-Lm0QdE7uJcNhGfS', 'Bearer {secret}'],
  ['/people?search=Ana%20Lee&page=2', '/people'],
  ['called +971 50 123 4567', 'called {number}'],
  ['status=404 after 300 ms', 'status=404 after 300 ms'],
  ['2026-11-27T03:59:00.000Z', '2026-11-27T03:59:00.000Z'],
])('[SET-07] %j is sent as %j', (text, sent) => {
  expect(withoutPrivate(text)).toBe(sent);
});

test('[SET-07] stacks are left out, and long logs are cut at a line', () => {
  const stack = 'Error: at secretValue';
  const long = Array.from({ length: 500 }, (_, index) =>
    entry({ message: `${String(index)} ${'word '.repeat(300)}`, context: { stack } }),
  );
  const text = diagnosticsText(facts({ log: long }));
  expect(text.length).toBeLessThanOrEqual(longest.diagnostics);
  expect(text).not.toContain('secretValue');
  expect(text.split('\n').at(-1)).toMatch(/ word$/);
});

test('[SET-07] no id, email or token gets through, wherever it is', () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9]{32,43}$/);
  fc.assert(
    fc.property(fc.uuid(), secret, fc.lorem(), (uuid, token, words) => {
      const log = [entry({ message: `${words} ${token} ${uuid} a@b.example` })];
      const text = diagnosticsText(facts({ page: `/access/${token}`, log }));
      for (const hidden of [uuid, token, 'a@b.example']) expect(text).not.toContain(hidden);
    }),
  );
});
