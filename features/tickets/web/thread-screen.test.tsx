// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticketMessages as messages } from '#tickets/contract';
import { ThreadScreen } from './thread-screen.tsx';
import { ticketTexts as texts } from './ticket-texts.ts';

const stage = vi.hoisted(() => ({
  ...{ isBlocking: false, online: true, status: 'Open' },
  ...{ ticket: undefined as object | undefined, error: null as Error | null },
  reply: vi.fn(),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: () => null,
  useBlocker: ({ shouldBlockFn }: { shouldBlockFn: () => boolean }) => {
    stage.isBlocking = shouldBlockFn();
    return { status: 'idle' };
  },
}));
vi.mock('#packages/sync/web', async (original) => ({
  ...(await original<object>()),
  useSyncStatus: () => ({ online: stage.online }),
}));
vi.mock('./use-tickets.ts', () => ({
  useTicket: () => ({
    ...{ ticket: stage.ticket, error: stage.error, isBusy: false },
    ...{ markSeen: vi.fn(), reply: stage.reply, refetch: vi.fn() },
  }),
}));

// The field that grows with its text listens to it; this document has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const ticket = {
  ...{ ticket_id: 't', number: 7, subject: 'Pump', category: 'Problem', status: 'Open' },
  ...{ opened_by: null, is_own: true, organisation: null, is_unread: false, is_support: false },
  ...{ messages: [], files: [], diagnostics: null },
};

beforeEach(() => {
  Object.assign(stage, { online: true, ticket, error: null, isBlocking: false });
  stage.reply.mockReset();
  stage.reply.mockResolvedValue(null);
});
afterEach(cleanup);

const page = () => (
  <MantineProvider env="test">
    <ThreadScreen ticket_id="t" of="organisation" />
  </MantineProvider>
);
const field = () => screen.getByLabelText<HTMLTextAreaElement>(texts.replyField);
const type = (value: string) =>
  act(async () => void fireEvent.change(field(), { target: { value } }));
const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.reply })));

test('[SET-07] a typed reply is asked about until it is sent, and kept when the ticket closes', async () => {
  const { rerender } = render(page());
  expect(stage.isBlocking).toBe(false);
  await type('Still broken');
  expect(stage.isBlocking).toBe(true);
  stage.ticket = { ...ticket, status: 'Closed' };
  rerender(page());
  expect([screen.queryByLabelText(texts.replyField), stage.isBlocking]).toEqual([null, true]);
  stage.ticket = ticket;
  rerender(page());
  expect(field().value).toBe('Still broken');
  await send();
  expect(stage.reply).toHaveBeenCalledWith('Still broken');
  expect([field().value, stage.isBlocking]).toEqual(['', false]);
});

test('[SET-07] an empty reply is refused, and its field gets the focus', async () => {
  render(page());
  await send();
  expect(screen.getByText(messages.replyRequired)).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

test('[SET-07] offline without data only the missing connection is shown', () => {
  Object.assign(stage, { online: false, ticket: undefined, error: new Error('offline') });
  render(page());
  expect(screen.getByText(texts.needsConnection)).toBeTruthy();
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
});
