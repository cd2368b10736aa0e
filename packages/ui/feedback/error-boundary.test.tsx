// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { forgetToasts, keptToasts } from '../toast/toasts.ts';
import { Cards, ErrorBoundary } from './error-boundary.tsx';

/** The notification is loaded lazily; the machine may be loaded. */
const timeout = { timeout: 30_000 };

const chart = { isBroken: true };

function Chart() {
  if (chart.isBroken) throw new Error('The chart has no axis.');
  return <p>The chart</p>;
}

const show = (resetKey = '/dashboard') => (
  <UiProvider>
    <ErrorBoundary resetKey={resetKey}>
      <Chart />
    </ErrorBoundary>
    <Toaster />
  </UiProvider>
);

beforeEach(() => {
  chart.isBroken = true;
  // React logs caught errors to the console, which is expected here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  forgetToasts();
  vi.restoreAllMocks();
});

test('[PLAT-18] a failed render shows the message of the error in a notification', async () => {
  render(show());
  const [notification] = await screen.findAllByText('The chart has no axis.', {}, timeout);
  expect(notification?.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy();
  expect(keptToasts().map(({ kind, text }) => [kind, text])).toEqual([
    ['problem', 'The chart has no axis.'],
  ]);
});

test('a failed part is rendered again by Retry, and on another page', async () => {
  const { rerender } = render(show());
  chart.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The chart', {}, timeout)).toBeTruthy();

  chart.isBroken = true;
  rerender(show());
  expect(screen.queryByText('The chart')).toBeNull();
  chart.isBroken = false;
  rerender(show('/people'));
  expect(screen.getByText('The chart')).toBeTruthy();
});

test('of several cards one that fails is shown as failed, and can be tried again', async () => {
  render(
    <UiProvider>
      <Cards>
        <p>The ring</p>
        <Chart />
        {false}
      </Cards>
    </UiProvider>,
  );
  expect(screen.getByText('The ring')).toBeTruthy();
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy();
  chart.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The chart', {}, timeout)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
