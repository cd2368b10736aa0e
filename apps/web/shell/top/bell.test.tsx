// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlertToasts } from '#alerts/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import type { Toast } from '#packages/ui';
import { Bell } from './bell.tsx';

const stage = vi.hoisted(() => ({
  own: [] as object[],
  tickets: [] as object[],
  call: vi.fn<(endpoint: { name: string }, input: object) => Promise<unknown>>(),
  pathname: '/monitoring',
  toasts: [] as { text: string; isListed?: boolean; action?: { run: () => void } }[],
}));
vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) => ({
    data: name === 'alerts.own' ? stage.own : { metadata: {} },
  }),
  useSyncStatus: () => ({ online: true }),
  useQueue: () => ({ writes: [] }),
  useCopyBridge: () => ({
    requestSync: () => Promise.resolve(),
    status: () => ({ online: true }),
  }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
  useAnswer: () => ({ data: { tickets: stage.tickets } }),
}));
vi.mock('#auth/web', async (original) => ({
  ...(await original<object>()),
  useAuth: () => ({ user: { user_id: 'ann' } }),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => Promise.resolve(),
  useLocation: () => ({ pathname: stage.pathname }),
  Link: ({ children, onClick }: { children: ReactNode; onClick?: () => void }) => (
    <a href="/monitoring/alerts" onClick={onClick}>
      {children}
    </a>
  ),
}));
vi.mock('#packages/ui', async (original) => ({
  ...(await original<object>()),
  showToast: (toast: (typeof stage.toasts)[number]) => stage.toasts.push(toast),
}));

const alert = (notice_id: string, more: object = {}) => ({
  ...{ notice_id, reason: 'manual', trigger: null, message: 'Bring water', about: '' },
  ...{ created: Date.now(), reminders: 0, muted: null, isSettled: false, isUrgent: false },
  ...more,
});
const wrap = (content: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>
    <MantineProvider env="test">{content}</MantineProvider>
  </QueryClientProvider>
);

beforeEach(() => {
  forgetToasts();
  stage.own = [];
  stage.tickets = [];
  stage.pathname = '/monitoring';
  stage.toasts = [];
  stage.call.mockReset();
  stage.call.mockResolvedValue({ ids: ['a'], failed: [] });
});
afterEach(cleanup);

test('the panel takes the focus when it opens, and Escape returns it to the bell', async () => {
  render(wrap(<Bell />));
  const bell = screen.getByRole('button', { name: 'Notifications' });
  bell.focus();
  fireEvent.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Last 24 hours' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(panel, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(bell));
});

test('[ALERT-26] the bell counts the own open alerts and acknowledges them', async () => {
  stage.own = [alert('a'), alert('b', { message: 'Find shade' })];
  render(wrap(<Bell />));
  fireEvent.click(screen.getByRole('button', { name: 'Notifications, 2 open alerts' }));
  await screen.findByText('Find shade');
  screen.getByRole('link', { name: 'Open all' });
  screen.getByRole('button', { name: 'Acknowledge all' });
  const [first] = screen.getAllByRole('button', { name: 'Acknowledge' });
  if (first !== undefined) await act(async () => fireEvent.click(first));
  expect(stage.call.mock.calls[0]?.[1]).toEqual({
    body: { ids: ['a'], channel: 'push', comment: '' },
  });
});

test('the bell counts open alerts and ticket replies together, and no toasts', async () => {
  const { showToast: show } = await vi.importActual<{ showToast: (toast: Toast) => number }>(
    '#packages/ui',
  );
  show({ kind: 'problem', text: 'Failed to update.' });
  const { rerender } = render(wrap(<Bell />));
  expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
  stage.own = [alert('a'), alert('b')];
  stage.tickets = [{ ticket_id: 't', number: 3, subject: 'No display', updated_time: '' }];
  rerender(wrap(<Bell />));
  const bell = screen.getByRole('button', {
    name: 'Notifications, 3 in all, 2 open alerts, 1 ticket reply',
  });
  expect(bell.textContent).toBe('3');
});

test('[SET-07] the bell names tickets with a reply, and its link closes the panel', async () => {
  stage.tickets = [{ ticket_id: 't', number: 3, subject: 'No display', updated_time: '' }];
  render(wrap(<Bell />));
  fireEvent.click(screen.getByRole('button', { name: 'Notifications, 1 ticket reply' }));
  await screen.findByRole('region', { name: 'Ticket replies' });
  fireEvent.click(screen.getByRole('link', { name: 'Ticket 3: No display' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the focus stays in the panel when an alert is acknowledged, and Escape closes it', async () => {
  stage.own = [alert('a')];
  const { rerender } = render(wrap(<Bell />));
  fireEvent.click(screen.getByRole('button', { name: 'Notifications, 1 open alert' }));
  (await screen.findByRole('button', { name: 'Acknowledge' })).focus();
  stage.own = [];
  rerender(wrap(<Bell />));
  const panel = screen.getByRole('dialog');
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? panel, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the panel closes when another screen is opened', async () => {
  const { rerender } = render(wrap(<Bell />));
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  await screen.findByRole('dialog');
  stage.pathname = '/people/roster';
  rerender(wrap(<Bell />));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an alert that arrives is a toast, its reminder another one, and several are one', () => {
  stage.own = [alert('old')];
  const { rerender } = render(wrap(<AlertToasts />));
  const arrive = (own: object[]) => {
    stage.own = own;
    rerender(wrap(<AlertToasts />));
    return stage.toasts.map(({ text }) => text);
  };
  expect(arrive([alert('old')])).toEqual([]);
  expect(arrive([alert('muted', { muted: 'quiet' }), alert('old')])).toEqual([]);
  expect(arrive([alert('new'), alert('old')])).toEqual(['Alert from a colleague']);
  expect(arrive([alert('new', { reminders: 1 })])[1]).toBe('Reminder: Alert from a colleague');
  expect(arrive([alert('c'), alert('d')])[2]).toBe('2 new alerts');
  expect(stage.toasts.every(({ isListed }) => isListed === false)).toBe(true);
  expect(keptToasts()).toEqual([]);
});
