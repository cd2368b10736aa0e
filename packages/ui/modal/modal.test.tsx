// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

const nothing = () => undefined;

/** A page with two dialogs of which none, one or both are open. */
const page = (isFirst: boolean, isSecond: boolean) => (
  <UiProvider>
    <main>
      <button type="button">Sort</button>
    </main>
    <Modal opened={isFirst} onClose={nothing} title="First">
      <button type="button">Save</button>
    </Modal>
    <Modal opened={isSecond} onClose={nothing} title="Second">
      <button type="button">Leave</button>
    </Modal>
  </UiProvider>
);
const isInert = (name: string) => screen.getByText(name).closest('[inert]') !== null;

test('a page is inert while a dialog is open over it', async () => {
  const { rerender } = render(page(false, false));
  expect(isInert('Sort')).toBe(false);
  rerender(page(true, false));
  await screen.findByText('Save');
  expect([isInert('Sort'), isInert('Save')]).toEqual([true, false]);
  rerender(page(false, false));
  expect(isInert('Sort')).toBe(false);
});

test('of two dialogs only the upper one is active; the page is free when both are closed', async () => {
  const { rerender } = render(page(true, false));
  await screen.findByText('Save');
  rerender(page(true, true));
  await screen.findByText('Leave');
  expect(['Sort', 'Save', 'Leave'].map(isInert)).toEqual([true, true, false]);
  rerender(page(true, false));
  expect(['Sort', 'Save'].map(isInert)).toEqual([true, false]);
  rerender(page(true, true));
  rerender(page(false, true));
  expect(isInert('Sort')).toBe(true);
  rerender(page(false, false));
  expect(isInert('Sort')).toBe(false);
});

test('a page whose dialog is removed with its screen is active again', async () => {
  const { unmount } = render(page(true, false));
  await screen.findByText('Save');
  unmount();
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
});

test('a dialog that opens repeatedly without a transition stays active', async () => {
  const sudden = (isOpen: boolean) => (
    <UiProvider>
      <Modal opened={isOpen} onClose={nothing} title="Ask" transitionProps={{ duration: 0 }}>
        <button type="button">Save</button>
      </Modal>
    </UiProvider>
  );
  const { rerender } = render(sudden(false));
  for (const _time of ['first', 'again']) {
    rerender(sudden(true));
    await screen.findByText('Save');
    expect(isInert('Save')).toBe(false);
    rerender(sudden(false));
    await waitFor(() => expect(screen.queryByText('Save')).toBeNull());
  }
});

test('an element that replaces a dialog may take the focus at once', () => {
  const swap = (isOpen: boolean) => (
    <UiProvider>
      {isOpen ? (
        <Modal opened onClose={nothing} title="Ask">
          <p>Sure?</p>
        </Modal>
      ) : (
        <FocusProbe />
      )}
    </UiProvider>
  );
  const { rerender } = render(swap(true));
  expect(document.querySelectorAll('[inert]').length).toBeGreaterThan(0);
  rerender(swap(false));
  expect(screen.getByRole('textbox').dataset['came']).toBe('free');
});

/** Records whether the page was free when it mounted, as an element with autofocus needs it. */
function FocusProbe() {
  return (
    <input
      ref={(input) => {
        if (input) input.dataset['came'] = input.closest('[inert]') === null ? 'free' : 'held';
      }}
    />
  );
}
