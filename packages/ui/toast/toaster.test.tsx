// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifications } from '@mantine/notifications';
import { UiProvider } from '../theme/ui-provider.tsx';
import { raiseToast } from './raise-toast.tsx';
import type { KeptToast, Toast } from './toast.ts';
import { Toaster } from './toaster.tsx';
import { forgetToasts, keptToasts, showToast } from './toasts.ts';

const noon = new Date(2026, 10, 22, 12, 4, 9).getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  cleanup();
  notifications.clean();
  forgetToasts();
  vi.useRealTimers();
});

let lastId = 0;
/** Shows a toast at once; in the product its component is loaded first. */
function raise(toast: Partial<Toast>): void {
  lastId += 1;
  const kept: KeptToast = { kind: 'done', text: 'Saved', id: lastId, time: noon, seen: false };
  render(
    <UiProvider>
      <Toaster />
    </UiProvider>,
  );
  act(() => raiseToast({ ...kept, ...toast }));
  pass(250);
}
function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}
const toast = () => screen.queryByText('Saved');
/** Longer than the closing transition. */
const way = 300;

test('[SHARED-20] a toast appears at the bottom right, with its time', () => {
  raise({});
  expect(toast()?.closest('[data-position=bottom-right]')).not.toBeNull();
  expect(screen.getByText(/^\d\d:\d\d:09$/).tagName).toBe('TIME');
});

test.each([
  ['what the person did', {}, 3000],
  ['anything else', { cause: 'background' as const }, 5000],
  ['what can be taken back', { action: { label: 'Undo', run: () => undefined } }, 10_000],
])('[SHARED-21, SHARED-22] a toast of %s closes by itself: %j, %i ms', (_what, more, time) => {
  raise(more);
  pass(time - 300);
  expect(toast()).not.toBeNull();
  pass(300);
  pass(way);
  expect(toast()).toBeNull();
});

test('a toast stays while it is hovered', () => {
  raise({});
  const shown = toast();
  if (shown === null) throw new Error('There is no toast.');
  fireEvent.mouseEnter(shown.closest('[role=status]') ?? shown);
  pass(20_000);
  expect(toast()).not.toBeNull();
});

test('a problem is announced at once, anything else in a pause', () => {
  raise({ kind: 'problem' });
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('the list keeps each toast of the last 24 hours, newest first', async () => {
  showToast({ kind: 'done', text: 'First' });
  vi.setSystemTime(noon + 23 * 3_600_000);
  showToast({ kind: 'problem', text: 'Second' });
  expect(keptToasts().map(({ text }) => text)).toEqual(['Second', 'First']);
  vi.setSystemTime(noon + 25 * 3_600_000);
  showToast({ kind: 'note', text: 'Third' });
  expect(keptToasts().map(({ text }) => text)).toEqual(['Third', 'Second']);
  // The component is loaded lazily, and must not appear in the next test.
  vi.useRealTimers();
  await waitFor(() => expect(keptToasts()).toHaveLength(2));
});

test('an action is below a detail, which needs the width, and beside a text alone', () => {
  const action = { label: 'Acknowledge', run: () => undefined };
  raise({ detail: 'Ann Lee. Severely Dehydrated', action });
  const button = () => screen.getByRole('button', { name: 'Acknowledge' });
  expect(button().parentElement?.textContent).toContain('Ann Lee. Severely Dehydrated');
  cleanup();
  notifications.clean();
  raise({ action });
  expect(button().parentElement?.textContent).toContain('12:04');
});
