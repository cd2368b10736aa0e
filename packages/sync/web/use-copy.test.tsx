// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableName } from '#packages/sync/contract';
import { defineRead, unknownStatus } from '#packages/sync/offline';
import type { CopyBridge } from './bridge.ts';
import { CopyProvider } from './copy-provider.tsx';
import { createListeners } from './listeners.ts';
import { useCopy } from './use-copy.ts';
import type { CopyQueryOptions } from './use-copy.ts';

const personName = defineRead({
  name: 'trial.name',
  tables: ['users', 'tags'],
  run: (_copy, { user_id }: { user_id: string }): string => user_id,
});

function stage() {
  const keys = createListeners<readonly TableName[]>();
  const gone = createListeners<undefined>();
  const answers = new Map<string, string>([['a', 'Ada']]);
  const read = vi.fn(async (_name: string, params: unknown) =>
    answers.get((params as { user_id: string }).user_id),
  );
  const bridge: CopyBridge = {
    startCopy: () => {},
    read,
    requestSync: async () => {},
    signOutCopy: async () => {},
    report: async () => ({ tables: [], quarantined: [] }),
    logs: async () => [],
    log: () => {},
    carrier: () => null,
    status: () => unknownStatus,
    onStatus: () => () => {},
    onTablesChanged: keys.add,
    onGone: gone.add,
    queue: () => Promise.resolve('gone' as const),
    listQueue: () => Promise.resolve([]),
    queued: () => [],
    onQueue: () => () => undefined,
  };
  const queries = new QueryClient();
  const show = (user_id: string, options?: CopyQueryOptions) => (
    <QueryClientProvider client={queries}>
      <CopyProvider bridge={bridge}>
        <Name user_id={user_id} {...(options === undefined ? {} : { options })} />
      </CopyProvider>
    </QueryClientProvider>
  );
  return { keys, gone, answers, read, queries, show };
}

function Name({ user_id, options }: { user_id: string; options?: CopyQueryOptions }) {
  const { data } = useCopy(personName, { user_id }, options);
  return <p>{data ?? 'nothing yet'}</p>;
}

afterEach(cleanup);

it('[SYNC-31] reads the copy without a connection, and again exactly when its tables change', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { keys, answers, read, show } = stage();
  render(show('a'));
  await screen.findByText('Ada');
  answers.set('a', 'Ada L.');
  act(() => keys.notify(['measurements']));
  expect(read).toHaveBeenCalledTimes(1);
  act(() => keys.notify(['measurements', 'tags']));
  await screen.findByText('Ada L.');
  expect(read).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it('shows no answer of one person for another, unless keepPrevious is set', async () => {
  const { show, answers, read } = stage();
  const { rerender } = render(show('a'));
  await screen.findByText('Ada');
  answers.set('b', 'Ben');
  rerender(show('b'));
  expect(screen.getByText('nothing yet')).toBeDefined();
  await screen.findByText('Ben');
  read.mockImplementationOnce(() => new Promise(() => {}));
  rerender(show('c', { keepPrevious: true }));
  expect(screen.getByText('Ben')).toBeDefined();
});

it('discards every answer when the copy is deleted', async () => {
  const { gone, queries, show } = stage();
  render(show('a'));
  await screen.findByText('Ada');
  act(() => gone.notify(undefined));
  await waitFor(() =>
    expect(queries.getQueryData(['copy', 'trial.name', { user_id: 'a' }])).toBeUndefined(),
  );
});
