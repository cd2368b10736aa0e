import { expect, test } from 'vitest';
import { deliveryOf } from './delivery.ts';

const at = '2026-11-25T10:00:00.000Z';
const none = { push: false, email: false, sms: false, webhook: false };
const both = { sms: true, webhook: true };
const mobile = '+971501234567';

test('a recipient without a number gets no text message, and other channels go on', () => {
  const channels = { ...none, sms: true, webhook: true };
  expect(deliveryOf(channels, { setup: both, mobile: null, at })).toEqual({
    ...{ state: 'queued', error: null, hasSms: false },
    results: { sms: { at, ok: false, error: 'No mobile number' } },
  });
});

test('channels that are not configured have failed at once, with the reason', () => {
  const setup = { sms: false, webhook: false };
  const missing = { at, ok: false, error: 'Channel is not configured' };
  expect(deliveryOf({ ...none, sms: true, webhook: true }, { setup, mobile, at })).toEqual({
    ...{ state: 'failed', error: 'Channel is not configured', hasSms: false },
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
  expect(deliveryOf(channels, { setup: both, mobile: number, at }).state).toBe(state);
});
