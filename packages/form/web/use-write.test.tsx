// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { answerKey, CallError } from '#packages/http/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import { showFailure, showRefusal, useWrite } from './use-write.ts';

const copy = vi.hoisted(() => ({ requestSync: vi.fn(() => Promise.resolve()) }));
vi.mock('#packages/sync/web', () => ({
  useCopyBridge: () => copy,
  useSyncStatus: () => ({ online: true }),
}));

const list = endpoint({
  ...{ name: 'device.list', method: 'GET', path: '/devices', summary: 'Devices.', right: 'any' },
  data: z.array(z.string()),
});
const refused = (errors: Record<string, string>) =>
  Promise.reject(
    new CallError({ message: 'Failed to update. ', code: 'X', detail: 'No.', errors }),
  );

let queries: QueryClient;
const openWrite = (after?: Parameters<typeof useWrite>[0]) => {
  queries = new QueryClient();
  queries.setQueryData(answerKey(list, { query: {} }), ['a']);
  return renderHook(() => useWrite(after), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  }).result;
};
const isStale = () => queries.getQueryState(answerKey(list, { query: {} }))?.isInvalidated;

beforeEach(() => {
  forgetToasts();
  copy.requestSync.mockClear();
});
afterEach(cleanup);

test('[API-11] a write that was done says so, offers the way back, and asks again', async () => {
  const undo = vi.fn();
  const result = openWrite({ stale: [list], sync: 'awaited' });
  const texts = { done: (name: string) => `${name} saved.`, undo };
  const end = await act(() => result.current.write(() => Promise.resolve('Gate'), texts));
  expect([end, isStale(), copy.requestSync.mock.calls.length]).toEqual([null, true, 1]);
  const [toast] = keptToasts();
  expect(toast).toMatchObject({ kind: 'done', text: 'Gate saved.', action: { label: 'Undo' } });
  toast?.action?.run();
  expect(undo).toHaveBeenCalledOnce();
  expect(result.current.isBusy).toBe(false);
});

test('a refused write gives the messages of the fields, and asks again too', async () => {
  const result = openWrite({ stale: [list] });
  const errors = { name: 'Taken' };
  const end = await act(() => result.current.write(() => refused(errors), { done: 'Saved.' }));
  expect([end, keptToasts(), isStale()]).toEqual([errors, [], true]);
  expect(copy.requestSync).not.toHaveBeenCalled();
});

test('a bug is not shown as a refusal', async () => {
  const result = openWrite();
  const write = act(() => result.current.write(() => Promise.reject(new TypeError('no list'))));
  await expect(write).rejects.toThrow('no list');
  expect(keptToasts()).toEqual([]);
});

test.each([
  [{}, 'Refused', 'Too late.'],
  [{ failed: 'Not saved.' }, 'Not saved.', 'Too late.'],
  [{ failed: (reason: string) => `Mail: ${reason}` }, 'Mail: Too late.', undefined],
  [{ fields: ['name'] }, 'Refused', 'Too late.'],
])('with %j any other error is a toast', (texts, text, detail) => {
  const refusal = { message: 'Refused', detail: 'Too late.', errors: { icon: 'Unknown' } };
  const given = 'fields' in texts ? refusal : { ...refusal, errors: {} };
  expect(showRefusal(given, texts)).toEqual({});
  expect(keptToasts()).toMatchObject([{ kind: 'problem', text, detail }]);
});

test('only errors of calls are shown', () => {
  expect(() => showFailure(new TypeError('a bug'))).toThrow('a bug');
  expect(showFailure(new CallError({ message: 'Refused', code: 'X' }))).toEqual({});
  expect(keptToasts()).toMatchObject([{ text: 'Refused' }]);
});
