import { expect, test } from 'vitest';
import { acknowledgeAlerts } from '#alerts/contract';
import type { QueuedWrite } from '#packages/sync/offline';
import { alertWrites, isQueuedAcknowledgement } from './alert-writes.ts';

const [kind] = alertWrites;
const write: QueuedWrite = {
  ...{ id: 'a', kind: acknowledgeAlerts.name, method: 'POST', path: acknowledgeAlerts.path },
  ...{ state: 'waiting', reason: null, errors: {}, queued_at: 0, tries: 0, order: 1 },
  ...{ is_late: false, is_accepted: false, body: { ids: ['a'] } },
};

test('[ALERT-17] a queued acknowledgement is done once the server names its alert', () => {
  expect(kind?.refusalOf(write, { ids: ['a'], failed: [] })).toBeNull();
});

test('an acknowledgement that the server does not take has its reason', () => {
  const failed = [{ id: 'a', reason: 'This alert was dismissed meanwhile' }];
  expect(kind?.refusalOf(write, { ids: [], failed })?.reason).toBe(
    'This alert was dismissed meanwhile',
  );
  expect(kind?.refusalOf(write, {})?.reason).toBe('This alert does not exist');
});

test('only acknowledgements count as answers among queued writes', () => {
  expect(isQueuedAcknowledgement(write)).toBe(true);
  expect(isQueuedAcknowledgement({ kind: 'measurement.create' })).toBe(false);
});
