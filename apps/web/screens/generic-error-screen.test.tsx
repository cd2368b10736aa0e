// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetToasts, Toaster, UiProvider } from '#packages/ui';
import { GenericErrorScreen } from './generic-error-screen.tsx';

/** The notification is loaded lazily; the machine may be loaded. */
const timeout = { timeout: 30_000 };

afterEach(() => {
  cleanup();
  forgetToasts();
});

test.each([
  [new Error('The list has no rows.'), 'The list has no rows.'],
  ['no more memory', 'no more memory'],
])(
  'a screen that fails with %s says so in a notification, and can be retried',
  async (thrown, text) => {
    const reset = vi.fn();
    render(
      <UiProvider>
        {/* A screen may throw anything. */}
        <GenericErrorScreen error={thrown as Error} reset={reset} />
        <Toaster />
      </UiProvider>,
    );
    const [notification] = await screen.findAllByText(text, {}, timeout);
    expect(notification?.closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reset).toHaveBeenCalledOnce();
  },
);
