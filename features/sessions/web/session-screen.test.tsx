// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  within,
} from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#packages/http/web';
import { ConfirmProvider, forgetRemembered, forgetToasts } from '#packages/ui';
import type { SessionCard } from '#sessions/offline';
import { SessionScreen } from './session-screen.tsx';
import { useSessionActions } from './use-session-actions.ts';

const stage = vi.hoisted(() => ({
  online: true,
  search: {},
  error: null as Error | null,
  cards: undefined as readonly object[] | undefined,
  call: vi.fn<(endpoint: { name: string }, input: { body: object }) => Promise<unknown>>(),
}));
vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) => ({
    data: answers[name]?.(),
    error: name === 'sessions.list' ? stage.error : null,
    refetch: () => Promise.resolve(),
    isPlaceholderData: false,
  }),
  useQueue: () => ({ writes: [] }),
  useSyncStatus: () => ({ online: stage.online }),
  useInitialised: () => true,
  useCopyBridge: () => ({ requestSync: () => Promise.resolve(), queued: () => [] }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useSearch: () => stage.search,
  useNavigate: () => () => Promise.resolve(),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
const answers: Readonly<Record<string, () => unknown>> = {
  'sessions.list': () => stage.cards,
  'sessions.may_run': () => true,
  'sessions.preview': () => ({ type: 'all', user_ids: ['ann', 'bob'], leftOut: 1 }),
  'sessions.candidates': () => [{ user_id: 'bob', name: 'Bob' }],
};

const cardOf = (more: Partial<SessionCard> = {}): SessionCard => ({
  ...{ session_id: 's', type: 'all', tags: [], done: false, active: true },
  created_time: new Date(Date.now() - 30 * 60_000).toISOString(),
  progress: { done: 1, all: 3, isCompleted: false },
  ...{ isOwn: true, mayArchive: true, unreadable: 0 },
  ...more,
});
const tagsOf = (...names: string[]) => names.map((name) => ({ tag_id: name, name }));

beforeEach(() => {
  forgetToasts();
  forgetRemembered();
  Object.assign(stage, { online: true, search: {}, error: null, cards: [] });
  stage.call.mockReset();
  stage.call.mockResolvedValue({});
});
afterEach(cleanup);

function Frame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}
function open(...cards: SessionCard[]) {
  stage.cards = cards;
  return render(<SessionScreen />, { wrapper: Frame });
}
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('[SESS-06, SESS-08, SESS-09, SESS-10] a card names its scope, the time remaining and the progress', () => {
  open(cardOf());
  const card = within(screen.getByRole('listitem'));
  expect(card.getByRole('heading').textContent).toBe('All Users');
  expect(card.getByText('23h 30m')).toBeTruthy();
  expect(card.getByText('1/3')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Archive' })).toBeTruthy();
});

test('[SESS-06] a one-time session says so, and a session by tags shows three of them', () => {
  open(
    cardOf({ type: 'custom' }),
    cardOf({ session_id: 't', type: 'tag', tags: tagsOf('Day', 'Night', 'Pit', 'Port', 'Mill') }),
  );
  const [custom, tagged] = screen.getAllByRole('heading', { level: 2 });
  expect(custom?.textContent).toBe('One-time Session');
  expect(tagged?.textContent).toBe('DayNightPit+2 more');
});

test('[SESS-16] Completed replaces the figures, but not for a session of nobody', () => {
  open(
    cardOf({ progress: { done: 3, all: 3, isCompleted: true } }),
    cardOf({ session_id: 't', progress: { done: 0, all: 0, isCompleted: false } }),
  );
  const [full, empty] = screen.getAllByRole('listitem');
  expect(full?.textContent).toContain('Completed');
  expect(empty?.textContent).toContain('0/0');
  expect(empty?.textContent).not.toContain('Completed');
});

test('a person who was deleted meanwhile is left out when people are saved again', async () => {
  stage.call.mockResolvedValueOnce({});
  stage.call.mockRejectedValueOnce(new CallError({ message: 'down', code: 'X' }));
  const { result } = renderHook(() => useSessionActions(), { wrapper: Frame });
  await act(() =>
    result.current.create({ session_id: 's', type: 'custom', tag_ids: [] }, ['ann', 'bob']),
  );
  open(cardOf({ type: 'custom', progress: { done: 0, all: 0, isCompleted: false } }));
  await press('Retry users');
  expect(stage.call.mock.calls.at(-1)?.[1].body).toEqual({
    session_id: 's',
    users: [{ user_id: 'bob', skip: false }],
  });
});

test('a session whose people were not saved offers to save them again', async () => {
  open(cardOf({ progress: { done: 0, all: 0, isCompleted: false } }));
  await press('Retry users');
  expect(stage.call.mock.calls.map(([{ name }, { body }]) => [name, body])).toEqual([
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
});

test('[SESS-13, SESS-14] sessions over 24 hours and archived ones are in the archive, without actions', () => {
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString();
  const cards = [cardOf({ session_id: 'old', created_time: old }), cardOf({ done: true })];
  open(...cards);
  expect(screen.getByRole('heading', { name: 'No active sessions' })).toBeTruthy();
  cleanup();
  stage.search = { tab: 'archived' };
  open(...cards);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByText('0m')).toHaveLength(2);
  expect(button('Archive')).toBeNull();
});

test('archiving asks first, and names how many are missing', async () => {
  open(cardOf());
  await press('Archive');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('2 people are neither measured nor skipped.');
  await act(
    async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Archive' })),
  );
  expect(stage.call.mock.calls[0]?.[1].body).toMatchObject({ session_id: 's', done: true });
});

test('without a connection nothing is started or archived, and a note says why', () => {
  stage.online = false;
  open(cardOf());
  expect(button('New session')?.disabled).toBe(true);
  expect(button('Archive')?.disabled).toBe(true);
  expect(screen.getByText('Connect to start or archive sessions.')).toBeTruthy();
});

test('a failed read can be repeated', () => {
  stage.error = new Error('The list has no rows.');
  open();
  expect(button('Retry')).toBeTruthy();
});

test('[SESS-19] the dialog shows how many people are in the session, and who is left out', async () => {
  open();
  await act(async () => void fireEvent.click(screen.getAllByText('New session')[0] as HTMLElement));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2 people in this session')).toBeTruthy();
  expect(dialog.getByText(/^1 other person left out/)).toBeTruthy();
  await act(
    async () =>
      void fireEvent.click(dialog.getByRole('radio', { name: 'By tags, jobs and locations' })),
  );
  expect(dialog.getByText('0 people in this session')).toBeTruthy();
  await act(async () => void fireEvent.submit(dialog.getByRole('form')));
  expect(dialog.getByText('Select at least one tag, job or location')).toBeTruthy();
  expect(stage.call).not.toHaveBeenCalled();
});
