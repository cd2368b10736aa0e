import { expect, test } from 'vitest';
import { acknowledgeAlerts, changeHighRisk } from '#alerts/contract';
import type { QueuedWrite } from '#packages/sync/offline';
import { alertWrites, isQueuedAcknowledgement, isQueuedDrink } from './alert-writes.ts';

const [kind, drinks] = alertWrites;
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

test('a queued drink is done once the server names its high-risk measurement', () => {
  const drink = { ...write, kind: changeHighRisk.name, body: { drink_logged: true } };
  expect(isQueuedDrink(drink)).toBe(true);
  expect(isQueuedDrink(write)).toBe(false);
  expect(drinks?.refusalOf(drink, { id: 'a' })).toBeNull();
  expect(drinks?.refusalOf(drink, {})?.reason).toBe('This high-risk measurement does not exist');
  expect(drinks?.isSame(drink, { drink_logged: true })).toBe(true);
});
