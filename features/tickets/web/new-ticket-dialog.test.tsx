// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmProvider } from '#packages/ui';
import { ticketMessages as messages } from '#tickets/contract';
import { NewTicketDialog } from './new-ticket-dialog.tsx';

const stage = vi.hoisted(() => ({ isBlocking: false }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useBlocker: ({ shouldBlockFn }: { shouldBlockFn: () => boolean }) => {
    stage.isBlocking = shouldBlockFn();
    return { status: 'idle' };
  },
}));
vi.mock('#packages/sync/web', async (original) => ({
  ...(await original<object>()),
  useSyncStatus: () => ({ online: true }),
}));
vi.mock('./use-tickets.ts', () => ({ useNewTicket: () => ({ open: vi.fn(), attach: vi.fn() }) }));
vi.mock('./use-diagnostics.ts', () => ({
  useDiagnostics: () => ({ text: undefined, hasFailed: false }),
}));

const onClose = vi.fn();
// The field that grows with its text listens to it; this document has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
beforeEach(() => {
  onClose.mockReset();
  // As of a portal: an open dialog makes the page behind it inert.
  const container = document.body.appendChild(document.createElement('div'));
  container.toggleAttribute('data-portal', true);
  render(
    <MantineProvider env="test">
      <ConfirmProvider>
        <NewTicketDialog opened onClose={onClose} />
      </ConfirmProvider>
    </MantineProvider>,
    { container },
  );
});
afterEach(cleanup);

const fileOf = (name: string) => new File(['text'], name);
const choose = (...names: string[]) =>
  act(async () => {
    const input = document.querySelector('input[type="file"]');
    if (input === null) throw new Error('There is no field for files.');
    fireEvent.change(input, { target: { files: names.map(fileOf) } });
  });
const attached = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((each) => each.getAttribute('aria-label') ?? '');
const refusals = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const typeSubject = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Subject/), { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));

test('[SET-07] of a good and a bad file the good one is attached, and the bad one is named', async () => {
  await choose('good.txt', 'bad.exe');
  expect(attached()).toEqual(['Remove good.txt']);
  expect(refusals()).toEqual([`bad.exe: ${messages.fileKind}`]);
  typeSubject('Pump');
  expect(refusals()).toHaveLength(1);
  await press('Close message about files');
  expect(refusals()).toEqual([]);
});

test('[SET-07] files are attached up to the limit, and the others are named', async () => {
  await choose('1.txt');
  await choose('2.txt', '3.txt', '4.txt', '5.txt');
  expect(attached()).toEqual(['Remove 1.txt', 'Remove 2.txt', 'Remove 3.txt']);
  expect(refusals()).toEqual([`4.txt: ${messages.filesMost}5.txt: ${messages.filesMost}`]);
  await press('Remove 1.txt');
  expect(refusals()).toEqual([]);
});

test('[SET-07] a changed form asks before it closes, and before the page is left', async () => {
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  expect(stage.isBlocking).toBe(false);
  typeSubject('Pump');
  expect(stage.isBlocking).toBe(true);
  await press('Cancel');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(onClose).toHaveBeenCalledOnce();
  await press('Leave');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[SET-07] a refused form moves the focus to the first field with an error', async () => {
  typeSubject('Pump');
  await press('Open ticket');
  expect(screen.getByText(messages.textRequired)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Description/));
});
