// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#packages/http/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import { useAnswerActions } from './use-answer-actions.ts';

const stage = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { name: string }, input: object) => Promise<unknown>>(),
  online: true,
  writes: [] as { id: string; state: string }[],
  queue: vi.fn<(request: { write: { id: string; body: object } }) => Promise<string>>(),
}));
vi.mock('#packages/sync/web', () => ({
  useSyncStatus: () => ({ online: true }),
  useCopyBridge: () => ({
    requestSync: () => Promise.resolve(),
    status: () => ({ online: stage.online }),
    queued: () => stage.writes,
    queue: stage.queue,
  }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
}));

beforeEach(() => {
  forgetToasts();
  stage.call.mockReset();
  stage.online = true;
  stage.writes = [];
  stage.queue.mockReset();
  stage.queue.mockResolvedValue('done');
  stage.call.mockResolvedValue({ ids: ['a'], failed: [] });
});
afterEach(cleanup);

const open = () =>
  renderHook(() => useAnswerActions(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;
const toast = () => {
  const [first] = keptToasts();
  return [first?.kind, first?.text, first?.detail];
};
const refuse = () =>
  stage.call.mockRejectedValue(new CallError({ message: 'Server not responsive', code: 'X' }));

test('[ALERT-69] a reminder that was sent says so, also if some were not', async () => {
  const actions = open();
  await act(() => actions.current.remind(['a']));
  expect(toast()).toEqual(['done', 'Successfully sent reminder', undefined]);
  stage.call.mockResolvedValue({
    ids: ['a'],
    failed: [{ id: 'b', reason: 'Reminded less than 5 minutes ago' }],
  });
  await act(() => actions.current.remind(['a', 'b']));
  expect(toast()).toEqual([
    ...['done', 'Successfully sent reminder'],
    '1 person not reminded: Reminded less than 5 minutes ago',
  ]);
});

test('many reminders are sent in several calls with their progress', async () => {
  const actions = open();
  const ids = Array.from({ length: 120 }, (_, nth) => String(nth));
  const sizes: number[] = [];
  stage.call.mockImplementation((_, input) => {
    const part = (input as { body: { ids: string[] } }).body.ids;
    sizes.push(part.length);
    if (sizes.length === 3) {
      return Promise.reject(new CallError({ message: 'Server not responsive', code: 'X' }));
    }
    return Promise.resolve({ ids: part, failed: [] });
  });
  await act(async () => {
    await actions.current.remind(ids);
  });
  expect(sizes).toEqual([50, 50, 20]);
  expect(actions.current.progress).toBeNull();
  // The people of the calls before were reminded.
  expect(toast()).toEqual([
    ...['done', 'Successfully sent reminder'],
    '20 people not reminded: Server not responsive',
  ]);
});

test('[ALERT-64] a reminder that nobody got has failed', async () => {
  const actions = open();
  stage.call.mockResolvedValue({ ids: [], failed: [{ id: 'a', reason: 'Too soon' }] });
  await act(() => actions.current.remind(['a']));
  expect(toast()).toEqual([
    ...['problem', 'Failed to send reminder', '1 person not reminded: Too soon'],
  ]);
  refuse();
  await act(() => actions.current.remind(['a']));
  expect(toast().slice(0, 2)).toEqual(['problem', 'Failed to send reminder']);
});

test('[ALERT-32, ALERT-62, ALERT-63] dismissing has its texts', async () => {
  const actions = open();
  await act(() => actions.current.dismissNotices(['a', 'b']));
  expect(stage.call).toHaveBeenCalledTimes(2);
  expect(toast()).toEqual(['done', 'Alert dismissed.', undefined]);
  await act(() => actions.current.dismiss('a'));
  expect(toast()).toEqual(['done', 'Alert dismissed.', undefined]);
  refuse();
  await act(() => actions.current.dismiss('a'));
  expect(toast().slice(0, 2)).toEqual(['problem', 'Failed to dismiss the alert.']);
});

/** Restores with the button of the newest toast. Returns the bodies of the calls. */
async function undo(failed: { id: string; reason: string }[] = []): Promise<object[]> {
  const [shown] = keptToasts();
  expect(shown?.action?.label).toBe('Undo');
  stage.call.mockReset();
  stage.call.mockResolvedValue({ failed });
  await act(async () => shown?.action?.run());
  return stage.call.mock.calls.map(([{ name }, input]) => {
    expect(name).toBe('alert.restore');
    return (input as { body: object }).body;
  });
}

test('[ALERT-32, ALERT-62, ALERT-63] what was dismissed is restored by the button of its toast', async () => {
  const actions = open();
  await act(() => actions.current.dismiss('a'));
  expect(await undo()).toEqual([{ alert_ids: ['a'] }]);
  expect(toast()).toEqual(['done', 'Alert restored.', undefined]);
  await act(() => actions.current.dismissNotices(['a', 'b']));
  expect(await undo()).toEqual([{ user_alert_ids: ['a', 'b'] }]);
  expect(toast()).toEqual(['done', 'Alert restored.', undefined]);
  stage.call.mockResolvedValue({ ids: ['b'], failed: [{ id: 'a', reason: 'Gone' }] });
  await act(() => actions.current.dismissRisks(['a', 'b']));
  expect(await undo()).toEqual([{ high_risk_ids: ['b'] }]);
  expect(toast()).toEqual(['done', 'High-risk measurements restored', undefined]);
});

test('of a dismissal that stops halfway, what was dismissed can be restored', async () => {
  const actions = open();
  stage.call.mockResolvedValueOnce({});
  stage.call.mockRejectedValueOnce(new CallError({ message: 'Server not responsive', code: 'X' }));
  await act(() => actions.current.dismissNotices(['a', 'b', 'c']));
  expect(toast()).toEqual(['done', 'Alert dismissed.', '2 not dismissed: Server not responsive']);
  expect(await undo()).toEqual([{ user_alert_ids: ['a'] }]);
});

test('a restore says what was not restored, and is sent in calls of 500 rows', async () => {
  const actions = open();
  const failed = [{ id: 'a', reason: 'Gone' }];
  await act(() => actions.current.dismissNotices(['a', 'b']));
  await undo(failed);
  expect(toast()).toEqual(['done', 'Alert restored.', '1 not restored: Gone']);
  await act(() => actions.current.dismiss('a'));
  await undo(failed);
  expect(toast()).toEqual(['problem', 'Failed to restore the alert.', 'Gone']);
  refuse();
  await act(() => actions.current.restore({ alert_ids: ['a'] }));
  expect(toast()).toEqual(['problem', 'Failed to restore the alert.', 'Server not responsive']);
  const ids = Array.from({ length: 501 }, (_, nth) => String(nth));
  stage.call.mockReset();
  stage.call.mockResolvedValue({ failed: [] });
  await act(() => actions.current.restore({ user_alert_ids: ids }));
  expect(stage.call.mock.calls.map(([, input]) => input)).toEqual([
    { body: { user_alert_ids: ids.slice(0, 500) } },
    { body: { user_alert_ids: ['500'] } },
  ]);
});

test('an acknowledgement answers why it was refused', async () => {
  const actions = open();
  const run = () => actions.current.acknowledge(['a'], { channel: 'email', comment: 'Yes' });
  expect(await act(run)).toBeNull();
  expect(stage.call.mock.calls[0]?.[1]).toEqual({
    body: { ids: ['a'], channel: 'email', comment: 'Yes' },
  });
  const reason = 'Only the recipient can acknowledge an alert';
  stage.call.mockResolvedValue({ ids: [], failed: [{ id: 'a', reason }] });
  expect(await act(run)).toBe(reason);
  refuse();
  expect(await act(run)).toBe('Failed to acknowledge the alert');
});

test('[ALERT-65] high-risk measurements are dismissed together', async () => {
  const actions = open();
  await act(() => actions.current.dismissRisks(['a']));
  expect(toast()).toEqual(['done', 'High-risk measurement dismissed', undefined]);
  stage.call.mockResolvedValue({ ids: [], failed: [{ id: 'a', reason: 'Gone' }] });
  await act(() => actions.current.dismissRisks(['a']));
  expect(toast()).toEqual(['problem', 'Failed to dismiss the high-risk measurements', 'Gone']);
});

test('an action is recorded and taken back', async () => {
  const actions = open();
  await act(() => actions.current.record('a', 'supervisor_called'));
  expect(stage.call.mock.calls[0]?.[1]).toMatchObject({
    ...{ params: { id: 'a' }, body: { supervisor_called: true } },
  });
  await act(() => actions.current.undoRecord('a', 'supervisor_called'));
  expect(stage.call.mock.calls[1]?.[1]).toEqual({
    ...{ params: { id: 'a' }, body: { supervisor_called: false } },
  });
  expect(toast()).toEqual(['done', 'Action recorded', undefined]);
});

test('[ALERT-65] without a connection every action is saved on this device, each as its own write', async () => {
  const actions = open();
  stage.online = false;
  for (const flag of ['survey_completed', 'guidance_read', 'supervisor_called'] as const) {
    await act(() => actions.current.record('a', flag));
  }
  expect(stage.call).not.toHaveBeenCalled();
  const writes = stage.queue.mock.calls.map(([{ write }]) => write);
  expect(new Set(writes.map(({ id }) => id)).size).toBe(3);
  expect(writes[1]).toMatchObject({
    path: '/v3/alert/high-risk-measurement/a',
    body: { guidance_read: true, time: expect.stringMatching(/Z$/) as string },
  });
  expect(toast()[1]).toBe('Action saved on this device.');
});

test('[ALERT-17] an acknowledgement without a connection is saved on this device, once', async () => {
  const actions = open();
  stage.online = false;
  stage.writes = [{ id: 'b', state: 'waiting' }];
  const reason = await act(() => actions.current.acknowledge(['a', 'b'], { comment: 'Soon' }));
  expect(reason).toBeNull();
  expect(stage.call).not.toHaveBeenCalled();
  expect(stage.queue.mock.calls.map(([{ write }]) => [write.id, write.body])).toEqual([
    ['a', { ids: ['a'], channel: 'push', comment: 'Soon' }],
  ]);
  expect(toast()).toEqual([
    ...['done', 'Acknowledgement saved on this device.'],
    'It will be sent when the connection returns.',
  ]);
});

test('an acknowledgement without an answer is saved, and one that cannot be saved says so', async () => {
  const actions = open();
  stage.call.mockRejectedValue(
    new CallError({ message: 'Server not responsive', code: 'NETWORK' }),
  );
  await act(() => actions.current.acknowledge(['a']));
  expect(stage.queue).toHaveBeenCalledTimes(1);
  expect(toast()[1]).toBe('Acknowledgement saved on this device.');
  stage.online = false;
  stage.queue.mockRejectedValue(new Error('full'));
  const reason = await act(() => actions.current.acknowledge(['a']));
  expect(reason).toBe('Failed to acknowledge the alert');
  expect(toast()).toEqual([
    ...['problem', 'Failed to acknowledge the alert'],
    'It could not be saved on this device.',
  ]);
});

test('a drink is logged with its time, and without a connection saved on this device', async () => {
  const actions = open();
  const drink = { drink_logged: true, time: expect.stringMatching(/^\d{4}-.*Z$/) as string };
  await act(() => actions.current.record('a', 'drink_logged'));
  expect(stage.call.mock.calls[0]?.[1]).toEqual({ params: { id: 'a' }, body: drink });
  expect(toast()[1]).toBe('Action recorded');
  stage.online = false;
  await act(() => actions.current.record('a', 'drink_logged'));
  expect(stage.queue.mock.calls[0]?.[0].write).toMatchObject({
    ...{ id: 'a', method: 'PATCH', path: '/v3/alert/high-risk-measurement/a', is_tried: false },
    body: drink,
  });
  expect(toast()[1]).toBe('Drink saved on this device.');
  stage.online = true;
  stage.call.mockRejectedValue(
    new CallError({ message: 'Server not responsive', code: 'NETWORK' }),
  );
  await act(() => actions.current.record('b', 'drink_logged'));
  expect(stage.queue.mock.calls[1]?.[0].write).toMatchObject({ id: 'b', is_tried: true });
});
