// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProfileForm } from './own-profile.tsx';

const faked = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, options: { body: unknown }) => Promise<null>>(),
  synced: [] as (() => void)[],
  error: null as string | null,
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: faked.call }),
}));
vi.mock('#packages/sync/web', () => ({
  useSyncStatus: () => ({ online: true }),
  useCopyBridge: () => ({
    requestSync: () => new Promise<void>((resolve) => faked.synced.push(resolve)),
    status: () => ({ error: faked.error }),
  }),
}));
vi.mock('#packages/ui', () => ({ showToast: () => undefined, ActionNote: null, Form: null }));

const stored = { user_id: 'u', name_first: 'Helen', name_last: 'Marchetti' };

const openForm = () =>
  renderHook((person: typeof stored) => useProfileForm(person), {
    initialProps: stored,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
const endSync = async () => {
  await act(async () => faked.synced.shift()?.());
};

beforeEach(() => {
  faked.call.mockReset().mockResolvedValue(null);
  faked.synced.length = 0;
  faked.error = null;
});
afterEach(cleanup);

test('text typed during a save stays, and the next save sends it', async () => {
  const { result, rerender } = openForm();
  act(() => {
    result.current.change({ name_first: 'Helena' });
    result.current.change({ name_last: 'Reid' });
  });
  await act(async () => void result.current.save());
  expect(result.current.isBusy).toBe(true);
  act(() => result.current.change({ name_last: 'Marchetti-Reid' }));
  rerender({ ...stored, name_first: 'Helena', name_last: 'Reid' });
  await endSync();
  expect(result.current.isBusy).toBe(false);
  expect(result.current.values).toMatchObject({
    name_first: 'Helena',
    name_last: 'Marchetti-Reid',
  });
  await act(async () => void result.current.save());
  expect(faked.call.mock.calls.map(([, { body }]) => body)).toEqual([
    { user_id: 'u', name_first: 'Helena', name_last: 'Reid' },
    { user_id: 'u', name_last: 'Marchetti-Reid' },
  ]);
});

test('after a save a later sync updates the fields again', async () => {
  const { result, rerender } = openForm();
  act(() => result.current.change({ name_first: 'Helena' }));
  await act(async () => void result.current.save());
  rerender({ ...stored, name_first: 'Helena' });
  await endSync();
  expect(result.current.isChanged).toBe(false);
  rerender(stored);
  expect(result.current.values.name_first).toBe('Helen');
});

test('text that the device could not store stays in the fields, to be saved again', async () => {
  const { result } = openForm();
  faked.error = 'no_storage';
  act(() => result.current.change({ name_first: 'Helena' }));
  await act(async () => void result.current.save());
  await endSync();
  expect([result.current.isBusy, result.current.values.name_first]).toEqual([false, 'Helena']);
  expect(result.current.isChanged).toBe(true);
});
