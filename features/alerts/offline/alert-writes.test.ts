import { expect, test } from 'vitest';
import { acknowledgeAlerts, changeHighRisk } from '#alerts/contract';
import type { QueuedWrite } from '#packages/sync/offline';
import {
  alertWrites,
  flagOfRecord,
  isQueuedAcknowledgement,
  isQueuedRecord,
  recordId,
} from './alert-writes.ts';

const [kind, records] = alertWrites;
const write: QueuedWrite = {
  ...{ id: 'a', kind: acknowledgeAlerts.name, method: 'POST', path: acknowledgeAlerts.path },
  ...{ state: 'waiting', reason: null, errors: {}, queued_at: 0, tries: 0, order: 1 },
  ...{ is_late: false, is_accepted: false, body: { ids: ['a'] } },
};

test('[ALERT-17] a queued acknowledgement is done once the server names its alert', () => {
  expect(kind?.refusalOf(write, { ids: ['a'], failed: [] })).toBeNull();
});

test('an acknowledgement that the server does not take has its reason', () => {
  const failed = [{ id: 'a', reason: 'This alert has been dismissed' }];
  expect(kind?.refusalOf(write, { ids: [], failed })?.reason).toBe('This alert has been dismissed');
  expect(kind?.refusalOf(write, {})?.reason).toBe('This alert does not exist');
});

test('only acknowledgements count as answers among queued writes', () => {
  expect(isQueuedAcknowledgement(write)).toBe(true);
  expect(isQueuedAcknowledgement({ kind: 'measurement.create' })).toBe(false);
});

test('a queued drink is done once the server names its high-risk measurement', () => {
  const drink = { ...write, kind: changeHighRisk.name, body: { drink_logged: true } };
  expect(isQueuedRecord(drink)).toBe(true);
  expect(isQueuedRecord(write)).toBe(false);
  expect(records?.refusalOf(drink, { id: 'a' })).toBeNull();
  expect(records?.refusalOf(drink, {})?.reason).toBe('This high-risk measurement does not exist');
  expect(records?.isSame(drink, { drink_logged: true })).toBe(true);
});

test('each action of a high-risk measurement is a write of its own', () => {
  const guidance = { ...write, kind: changeHighRisk.name, id: recordId('a', 'guidance_read') };
  expect(guidance.id).not.toBe(recordId('a', 'survey_completed'));
  expect(recordId('a', 'drink_logged')).toBe('a');
  expect(flagOfRecord({ ...guidance, body: { guidance_read: true, time: '' } })).toBe(
    'guidance_read',
  );
  expect(flagOfRecord(write)).toBeNull();
  expect(records?.refusalOf(guidance, { id: 'a' })).toBeNull();
  expect(records?.refusalOf(guidance, { id: 'b' })?.reason).toBe(
    'This high-risk measurement does not exist',
  );
});
