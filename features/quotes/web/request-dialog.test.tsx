// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmProvider } from '#packages/ui';
import { quoteMessages as messages } from '#quotes/contract';
import { RequestDialog } from './request-dialog.tsx';

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

const onClose = vi.fn();
const onRequest = vi.fn(() => Promise.resolve(null));
// The fields that grow with their text listen to it; this document has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => {
  onClose.mockReset();
  onRequest.mockClear();
  // As of a portal: an open dialog makes the page behind it inert.
  const container = document.body.appendChild(document.createElement('div'));
  container.toggleAttribute('data-portal', true);
  render(
    <MantineProvider env="test">
      <ConfirmProvider>
        <RequestDialog opened contact="Ben Ito" onRequest={onRequest} onClose={onClose} />
      </ConfirmProvider>
    </MantineProvider>,
    { container },
  );
});
afterEach(cleanup);

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
const press = (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));

test.each(['-3', '2.5'])(
  '[SET-06] the quantity %s is refused at its field instead of changed',
  async (quantity) => {
    await type(/^Contact name/, 'Ana Lee');
    await type(/^Test strips/, quantity);
    fireEvent.blur(field(/^Test strips/));
    expect(field(/^Test strips/).value).toBe(quantity);
    expect(screen.getByText(messages.quantityInvalid)).toBeTruthy();
    await press('Request quote');
    expect(onRequest).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field(/^Test strips/));
  },
);

test('the contact is the person who is signed in, until another is written', async () => {
  expect(field(/^Contact name/).value).toBe('Ben Ito');
  await type(/^Contact name/, 'Ana Lee');
  expect(field(/^Contact name/).value).toBe('Ana Lee');
});

test('[SET-06] without quantities the first of them is marked, and has the focus', async () => {
  await press('Request quote');
  expect(screen.getByText(messages.itemsRequired)).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Test devices/));
  expect(field(/^Test devices/).getAttribute('aria-invalid')).toBe('true');
});

test('[SET-06] a changed request asks before it closes, and before the page is left', async () => {
  expect(stage.isBlocking).toBe(false);
  await type(/^Contact name/, 'Ana Lee');
  expect(stage.isBlocking).toBe(true);
  await press('Cancel');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(onClose).not.toHaveBeenCalled();
  await press('Leave');
  expect(onClose).toHaveBeenCalledOnce();
});
