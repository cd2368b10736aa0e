// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewMeasurement } from '#measurements/contract';
import type { NewWrite, QueuedWrite } from '#packages/sync/offline';
import { forgetRemembered, forgetToasts } from '#packages/ui';
import { queuedSkips } from '#sessions/offline';
import type { SessionPerson } from '#sessions/offline';
import { RunScreen } from './run-screen.tsx';

/** A device without a connection: its queue, and what the reads then answer. */
const device = vi.hoisted(() => ({ writes: [] as QueuedWrite[], watchers: new Set<() => void>() }));
vi.mock('#packages/sync/web', async () => {
  const { useSyncExternalStore } = await import('react');
  const watch = (watcher: () => void) => {
    device.watchers.add(watcher);
    return () => device.watchers.delete(watcher);
  };
  const set = (writes: QueuedWrite[]) => {
    device.writes = writes;
    for (const watcher of device.watchers) watcher();
    return Promise.resolve('done' as const);
  };
  const add = (write: NewWrite) =>
    set([...device.writes, { ...write, state: 'waiting' } as QueuedWrite]);
  return {
    useCopy: ({ name }: { name: string }) => {
      useSyncExternalStore(watch, () => device.writes);
      return { data: answerOf(name), error: null };
    },
    useQueue: () => ({
      writes: useSyncExternalStore(watch, () => device.writes),
      add,
      edit: (id: string, body: unknown) =>
        set(device.writes.map((write) => (write.id === id ? { ...write, body } : write))),
      drop: (id: string) => set(device.writes.filter((write) => write.id !== id)),
    }),
    useSyncStatus: () => ({ online: false }),
    useInitialised: () => true,
    useCopyBridge: () => ({
      status: () => ({ online: false }),
      queued: () => device.writes,
      requestSync: () => Promise.resolve(),
      queue: ({ write }: { write: NewWrite }) => add(write),
    }),
  };
});
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: () => Promise.reject(new Error('not expected')) }),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ session_id: 's' }),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const created_time = new Date(Date.now() - 3_600_000).toISOString();

/** The answer of a read, from the queue alone. */
function answerOf(name: string): unknown {
  if (name === 'measurements.latest_values') return [];
  if (name === 'measurements.latest_test') return { value: 92, time: Date.UTC(2026, 10, 26) };
  if (name !== 'sessions.detail') return undefined;
  const people = ['Ann', 'Bob', 'Cat'].map(personOf);
  const done = people.filter(({ result, skip }) => result !== null || skip).length;
  return detailOf(people, done);
}

const details = new Map<string, object>();
/** The same object for the same answer, as the cache of reads has it. */
function detailOf(people: SessionPerson[], done: number): object {
  const key = JSON.stringify(people);
  const progress = { done, all: people.length, isCompleted: done === people.length };
  const card = {
    ...{ session_id: 's', type: 'custom', tags: [], done: false, active: true, created_time },
    ...{ progress, isOwn: true, mayArchive: true, unreadable: 0 },
  };
  const detail = details.get(key) ?? { card, people };
  details.set(key, detail);
  return detail;
}

function personOf(name: string): SessionPerson {
  const skip = queuedSkips(device.writes).findLast(({ user_id }) => user_id === name);
  const test = testsSent().findLast(({ user_id }) => user_id === name);
  return {
    ...{ user_id: name, name, skip: skip?.skip ?? false, skip_reason: skip?.skip_reason ?? null },
    ...{ isReadable: true, mayMeasure: true, mayRemove: false, mayInvalidate: false },
    result:
      test === undefined
        ? null
        : {
            ...{
              measurement_id: test.measurement_id,
              value: test.value,
              state: 'hydrated',
              time: 0,
            },
            unsent: { state: 'waiting', reason: null },
          },
  };
}

function testsSent(): NewMeasurement[] {
  return device.writes
    .filter(({ kind }) => kind === 'measurement.create')
    .flatMap(({ body }) => (body as { measurements: NewMeasurement[] }).measurements);
}

beforeEach(() => {
  forgetToasts();
  forgetRemembered();
  device.writes = [];
});
afterEach(cleanup);

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <RunScreen />
      </MantineProvider>
    </QueryClientProvider>,
  );
const current = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const value = () => screen.getByLabelText<HTMLInputElement>('Value');
const type = (text: string) =>
  act(async () => void fireEvent.change(value(), { target: { value: text } }));

test('each person takes two presses and the value, and the next one follows', async () => {
  open();
  expect(current()).toBe('Ann');
  await type('61');
  await press('Save & next');
  expect(
    screen.getByText('Enter when the last food or drink was, or record the test anyway'),
  ).toBeTruthy();
  await press('15+ min ago');
  await press('Save & next');
  await waitFor(() => expect(current()).toBe('Bob'));
  expect(screen.getByRole('heading', { name: '2 people to go' })).toBeTruthy();
  expect(testsSent()).toMatchObject([{ user_id: 'Ann', value: 61 }]);
  expect(screen.getByText('Ann measured')).toBeTruthy();
  expect(screen.getByText('2 of 3 left')).toBeTruthy();
  expect(value().value).toBe('');
});

test('a person is skipped with a reason, and put on the list again', async () => {
  open();
  await press('Skip');
  await press('On leave');
  await waitFor(() => expect(current()).toBe('Bob'));
  expect(queuedSkips(device.writes)).toMatchObject([
    { user_id: 'Ann', skip: true, skip_reason: 'leave' },
  ]);
  await press('Undo Ann');
  await waitFor(() => expect(current()).toBe('Ann'));
  expect(queuedSkips(device.writes)).toMatchObject([{ user_id: 'Ann', skip: false }]);
  expect(screen.getByRole('heading', { name: '3 people to go' })).toBeTruthy();
});

test('what was typed is there when the page is opened again, with the same id', async () => {
  const page = open();
  await press('Bob');
  await press('15+ min ago');
  await type('7');
  page.unmount();
  open();
  expect([current(), value().value]).toEqual(['Bob', '7']);
  await type('72');
  await press('Save & next');
  await waitFor(() => expect(current()).toBe('Cat'));
  expect(new Set(testsSent().map(({ measurement_id }) => measurement_id)).size).toBe(1);
  await press('Undo Bob');
  await waitFor(() => expect(current()).toBe('Bob'));
  expect(testsSent()).toEqual([]);
});

test('at the end everybody is done', async () => {
  open();
  for (const nobody of ['Ann', 'Bob', 'Cat']) {
    await waitFor(() => expect(current()).toBe(nobody));
    await press('Skip');
    await press('Not on site');
  }
  expect(await screen.findByRole('heading', { name: 'Everybody is done' })).toBeTruthy();
  expect(screen.getByText('Completed')).toBeTruthy();
});

const key = (code: string) =>
  act(
    async () =>
      void fireEvent.keyDown(document.activeElement ?? document.body, {
        code,
        key: code.slice(3).toLowerCase(),
        altKey: true,
      }),
  );
const enter = () => act(async () => void fireEvent.submit(value()));

test('by keyboard alone the focus is always in the field of the next person', async () => {
  open();
  expect(document.activeElement).toBe(value());
  expect(screen.getByText(/^Last 92 mOsm, 26 Nov/)).toBeTruthy();
  await type('61');
  await key('KeyW');
  expect(document.activeElement).toBe(value());
  await enter();
  await waitFor(() => expect(current()).toBe('Bob'));
  expect(document.activeElement).toBe(value());
  await key('KeyS');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Why is Bob skipped?' }));
  await act(
    async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: '2' }),
  );
  await waitFor(() => expect(current()).toBe('Cat'));
  expect(document.activeElement).toBe(value());
  await key('KeyZ');
  await waitFor(() => expect(current()).toBe('Bob'));
  expect(screen.getByText('Bob is on the list again')).toBeTruthy();
  expect(document.activeElement).toBe(value());
  expect(queuedSkips(device.writes)).toMatchObject([{ user_id: 'Bob', skip: false }]);
  // Only the last one, once.
  await key('KeyZ');
  expect(current()).toBe('Bob');
  expect(testsSent()).toHaveLength(1);
});

test('the last save is undone by one press in the bar', async () => {
  open();
  await type('61');
  await press('15+ min ago');
  await press('Save & next');
  await waitFor(() => expect(current()).toBe('Bob'));
  await press('Undo');
  await waitFor(() => expect(current()).toBe('Ann'));
  expect(testsSent()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
