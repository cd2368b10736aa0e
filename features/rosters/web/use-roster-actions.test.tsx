// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#packages/http/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import { useRosterActions } from './use-roster-actions.ts';

const stage = vi.hoisted(() => ({
  call: vi.fn<
    (endpoint: { name: string }, input: { body: { user_id: string } }) => Promise<unknown>
  >(),
}));
vi.mock('#packages/sync/web', () => ({
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
}));

beforeEach(() => {
  forgetToasts();
  stage.call.mockReset();
  stage.call.mockResolvedValue({});
});
afterEach(cleanup);

const open = () =>
  renderHook(() => useRosterActions(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;
const leave = { start_time: '', end_time: '', timezone: 'UTC', reason: '' };
const refusal = () =>
  new CallError({ message: 'The worker already has leave in this period.', code: 'INVALID' });

test('[LEAVE-07] a refused leave names the error, and repeats no leave of the others', async () => {
  stage.call.mockResolvedValueOnce({}).mockRejectedValueOnce(refusal());
  const ids = new Map([
    ['a', 'id of a'],
    ['b', 'id of b'],
  ]);
  const { current } = open();
  await act(async () => void (await current.addLeave(['a', 'b'], leave, ids)));
  expect(stage.call.mock.calls.map(([, { body }]) => body)).toMatchObject([
    { user_id: 'a', roster_user_leave_id: 'id of a' },
    { user_id: 'b', roster_user_leave_id: 'id of b' },
  ]);
  expect(keptToasts()[0]?.text).toBe(
    'Failed to save the user leave: The worker already has leave in this period.',
  );
});

test('[LEAVE-09] a refused cancellation names the error', async () => {
  stage.call.mockRejectedValue(new CallError({ message: 'Server not responsive', code: 'X' }));
  const { current } = open();
  await act(async () => void (await current.cancelLeave('leave')));
  expect(keptToasts()[0]?.text).toBe('Failed to cancel the leave: Server not responsive.');
});
