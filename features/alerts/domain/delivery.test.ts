import { expect, test } from 'vitest';
import { deliveryOf } from './delivery.ts';

const at = '2026-11-25T10:00:00.000Z';
const none = { push: false, email: false, sms: false, webhook: false };
const both = { sms: true, webhook: true };
const mobile = '+971501234567';
const choice = { muted: null, mail: true, sms: true, mobile, digest_at: null };
const usual = { setup: both, choice, at };
const sending = { push: false, email: false, sms: false };

test('a recipient without a number gets no text message, and other channels go on', () => {
  const channels = { ...none, sms: true, webhook: true };
  expect(deliveryOf(channels, { ...usual, choice: { ...choice, mobile: null } })).toEqual({
    ...{ state: 'queued', error: null, muted: null, mobile: null, digest_at: null },
    has: sending,
    results: { sms: { at, ok: false, error: 'No mobile number' } },
  });
});

test('channels that are not configured have failed at once, with the reason', () => {
  const setup = { sms: false, webhook: false };
  const missing = { at, ok: false, error: 'Channel is not configured' };
  expect(deliveryOf({ ...none, sms: true, webhook: true }, { ...usual, setup })).toEqual({
    ...{ state: 'failed', error: 'Channel is not configured', muted: null, mobile },
    ...{ has: sending, digest_at: null },
    results: { sms: missing, webhook: missing },
  });
});

test.each([
  [{ ...none, push: true, sms: true }, null, 'sent'],
  [{ ...none, email: true, sms: true }, null, 'queued'],
  [{ ...none, sms: true }, mobile, 'queued'],
  [{ ...none, webhook: true }, null, 'queued'],
  [{ ...none, sms: true }, null, 'failed'],
])('%o with the number %s is first %s', (channels, number, state) => {
  expect(deliveryOf(channels, { ...usual, choice: { ...choice, mobile: number } }).state).toBe(
    state,
  );
});

test('a channel that the recipient switched off is not used, and named as the reason', () => {
  const given = { ...usual, choice: { ...choice, mail: false, sms: false } };
  const off = { at, ok: false, error: 'Turned off by the recipient' };
  expect(deliveryOf({ ...none, email: true, sms: true }, given)).toEqual({
    ...{ state: 'failed', error: off.error, muted: null, mobile, has: sending, digest_at: null },
    results: { email: off, sms: off },
  });
  const inProduct = deliveryOf({ ...none, push: true, email: true }, given);
  expect(inProduct).toMatchObject({ state: 'sent', error: null, has: { ...sending, push: true } });
});

test('a muted recipient gets no message now, and is reminded later', () => {
  const muted = { why: 'quiet' as const, until: Date.parse(at) + 3_600_000 };
  const given = { ...usual, choice: { ...choice, muted, mail: false, sms: false } };
  const later = { at, ok: false, error: 'Muted: quiet hours' };
  expect(deliveryOf({ ...none, push: true, email: true, sms: true }, given)).toEqual({
    ...{ state: 'sent', error: null, muted, mobile, has: sending, digest_at: null },
    results: { push: { at, ok: true }, email: later, sms: later },
  });
  expect(deliveryOf({ ...none, email: true }, given).state).toBe('queued');
  expect(
    deliveryOf({ ...none, sms: true }, { ...given, choice: { ...given.choice, mobile: null } })
      .state,
  ).toBe('failed');
});
