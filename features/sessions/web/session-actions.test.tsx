// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#packages/http/web';
import type { NewWrite, QueuedWrite } from '#packages/sync/offline';
import { forgetRemembered, forgetToasts, keptToasts } from '#packages/ui';
import { useSessionActions } from './use-session-actions.ts';
import { useSkips } from './use-skips.ts';

const stage = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { name: string }, input: { body: object }) => Promise<unknown>>(),
  online: true,
  writes: [] as QueuedWrite[],
}));
vi.mock('#packages/sync/web', () => ({
  useCopyBridge: () => ({
    requestSync: () => Promise.resolve(),
    status: () => ({ online: stage.online }),
    queued: () => stage.writes,
  }),
  useQueue: () => ({
    writes: stage.writes,
    add: (write: NewWrite) => {
      stage.writes = [...stage.writes, { ...write, state: 'waiting' } as QueuedWrite];
      return Promise.resolve('done');
    },
    edit: (id: string, body: unknown) => {
      stage.writes = stage.writes.map((write) => (write.id === id ? { ...write, body } : write));
      return Promise.resolve('done');
    },
  }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
}));

beforeEach(() => {
  forgetToasts();
  forgetRemembered();
  stage.call.mockReset();
  stage.call.mockResolvedValue({});
  stage.online = true;
  stage.writes = [];
});
afterEach(cleanup);

const hookOf = <Hook,>(use: () => Hook) =>
  renderHook(use, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;
const session = { session_id: 's', type: 'custom', tag_ids: [] } as const;
const create = async (actions = hookOf(useSessionActions)) => {
  let isSaved = false;
  await act(async () => {
    isSaved = await actions.current.create(session, ['ann', 'bob']);
  });
  return { isSaved, actions };
};
const refusal = () => new CallError({ message: 'This session is closed', code: 'CONFLICT' });
const toasts = () => keptToasts().map(({ text }) => text);

test('[SESS-26, SESS-27, SESS-28, SESS-30] a session is saved first, then its users, each with its toast', async () => {
  expect((await create()).isSaved).toBe(true);
  expect(stage.call.mock.calls.map(([{ name }, { body }]) => [name, body])).toEqual([
    [
      'session.save',
      { session_id: 's', done: false, active: true, metadata: { type: 'custom', tag_ids: [] } },
    ],
    [
      'session.save_users',
      {
        session_id: 's',
        users: [
          { user_id: 'ann', skip: false },
          { user_id: 'bob', skip: false },
        ],
      },
    ],
  ]);
  expect(toasts().toSorted()).toEqual(['Session saved.', 'Session user saved.']);
});

test('[SESS-29] if the session is not saved, its users are not sent', async () => {
  stage.call.mockRejectedValue(refusal());
  expect((await create()).isSaved).toBe(false);
  expect(stage.call).toHaveBeenCalledTimes(1);
  expect(keptToasts()[0]).toMatchObject({
    ...{ text: 'Failed to save session.', detail: 'This session is closed' },
  });
});

test('[SESS-31] if its users are not saved, the session stays and they can be sent again', async () => {
  stage.call.mockResolvedValueOnce({}).mockRejectedValueOnce(refusal());
  const { isSaved, actions } = await create();
  expect(isSaved).toBe(true);
  expect(toasts()).toContain('Failed to save session user.');
  expect(actions.current.unsavedOf('s')).toEqual(['ann', 'bob']);
  await act(async () => void (await actions.current.saveUsers('s', ['ann', 'bob'])));
  expect(actions.current.unsavedOf('s')).toEqual([]);
});

test('[SESS-12] archiving sends done', async () => {
  const { current } = hookOf(useSessionActions);
  await act(async () => void (await current.archive(session)));
  expect(stage.call.mock.calls[0]?.[1].body).toMatchObject({ session_id: 's', done: true });
  expect(toasts()).toEqual(['Session saved.']);
});

const skipOf = (skip: boolean) => ({
  ...{ session_id: 's', user_id: 'ann', skip },
  skip_reason: skip ? ('absent' as const) : null,
});

test('a skip is sent; without an answer it waits in the queue', async () => {
  const result = hookOf(useSkips);
  await act(async () => void (await result.current.skip(skipOf(true))));
  expect([toasts(), stage.writes]).toEqual([['Session user saved.'], []]);
  const unanswered = new CallError({ message: 'Server not responsive', code: 'NO_ANSWER' });
  Object.defineProperty(unanswered, 'isUnanswered', { value: true });
  stage.call.mockRejectedValueOnce(unanswered);
  await act(async () => void (await result.current.skip(skipOf(false))));
  expect(stage.writes).toMatchObject([{ kind: 'session.save_users', is_tried: true }]);
});

test('[SESS-31] a refused skip says why', async () => {
  stage.call.mockRejectedValue(refusal());
  const { current } = hookOf(useSkips);
  await act(async () => void (await current.skip(skipOf(true))));
  expect(keptToasts()[0]).toMatchObject({
    ...{ text: 'Failed to save session user.', detail: 'This session is closed' },
  });
});

test('offline, a later change of the same person replaces the one that waits', async () => {
  stage.online = false;
  const result = hookOf(useSkips);
  await act(async () => void (await result.current.skip(skipOf(true))));
  await act(async () => void (await result.current.skip(skipOf(false))));
  expect(stage.call).not.toHaveBeenCalled();
  expect(stage.writes.map(({ body }) => body)).toEqual([
    { session_id: 's', users: [{ user_id: 'ann', skip: false, skip_reason: null }] },
  ]);
});
