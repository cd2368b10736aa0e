import { expect, test } from 'vitest';
import { createMeasurements } from '#measurements/contract';
import type { NewMeasurement } from '#measurements/contract';
import type { QueuedWrite, QueueOutcome } from '#packages/sync/offline';
import type { CopyBridge } from '#packages/sync/web';
import { markQueued } from './use-invalidate-test.ts';

type QueueAction = Parameters<CopyBridge['queue']>[0];

const measurement_id = '6f1c1c1e-5d0e-4b7e-8a51-2f5f6f0a0001';
const typed: NewMeasurement = {
  measurement_id,
  user_id: '6f1c1c1e-5d0e-4b7e-8a51-2f5f6f0a0002',
  type: 'sosm',
  value: 75,
  created_time: '2026-11-20T05:00:00.000Z',
  valid: true,
};

/** A queue with one test, and the outcomes of its changes in turn. */
function queueOf(outcomes: QueueOutcome[]) {
  const body = { measurements: [typed] };
  let writes = [{ id: measurement_id, kind: createMeasurements.name, body }];
  const listeners = new Set<() => void>();
  const sent: QueueAction[] = [];
  const bridge = {
    queued: () => writes as unknown as readonly QueuedWrite[],
    queue: (action: QueueAction) => {
      sent.push(action);
      return Promise.resolve(outcomes.shift() ?? 'gone');
    },
    onQueue: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as CopyBridge;
  return {
    bridge,
    sent,
    change(next = writes) {
      writes = next;
      [...listeners].forEach((listener) => listener());
    },
  };
}

const validOf = (action: QueueAction | undefined) =>
  action?.type === 'queue-edit' &&
  (action.body as { measurements: NewMeasurement[] }).measurements[0]?.valid;

test('a test that waits in the queue is marked there', async () => {
  const { bridge, sent } = queueOf(['done']);
  expect(await markQueued(bridge, measurement_id)).toBe(true);
  expect(sent.map(validOf)).toEqual([false]);
});

test('a test that is being sent is marked once it is back in the queue', async () => {
  const { bridge, sent, change } = queueOf(['sending', 'done']);
  const marked = markQueued(bridge, measurement_id);
  await expect.poll(() => sent.length).toBe(1);
  change();
  expect(await marked).toBe(true);
  expect(sent.map(validOf)).toEqual([false, false]);
});

test('a test that arrived at the server meanwhile is no longer in the queue', async () => {
  const { bridge, sent, change } = queueOf(['sending']);
  const marked = markQueued(bridge, measurement_id);
  await expect.poll(() => sent.length).toBe(1);
  change([]);
  expect(await marked).toBe(false);
});
