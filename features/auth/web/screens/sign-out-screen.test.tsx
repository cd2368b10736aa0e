// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthProvider } from '../auth-context.ts';
import { createAuthStore } from '../auth-store.ts';
import { SignOutScreen } from './sign-out-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="/dashboard">{children}</a>,
}));

const auth = createAuthStore();
let unsent = 0;
const signOut = vi.fn(async () => auth.clear());
beforeEach(() => {
  unsent = 0;
  auth.keep({
    user_id: 'u1',
    token: 'secret',
    user: {
      user_id: 'u1',
      org_id: 'o1',
      name_first: 'Ana',
      name_last: 'Lee',
      email: 'a@b.example',
    },
  });
});
afterEach(() => {
  cleanup();
  auth.clear();
  signOut.mockClear();
});

function open(isIntended: boolean) {
  render(
    <MantineProvider>
      <AuthProvider value={auth}>
        <SignOutScreen
          brand={null}
          isIntended={isIntended}
          countUnsent={countUnsent}
          signOut={signOut}
        />
      </AuthProvider>
    </MantineProvider>,
  );
}
const countUnsent = () => Promise.resolve(unsent);
const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('visiting the URL asks, and signs out with its button', async () => {
  open(false);
  await heading('Sign out?');
  expect(signOut).not.toHaveBeenCalled();
  press('Sign out');
  await heading('You have been signed out.');
  expect(signOut).toHaveBeenCalledOnce();
});

test('a sign-out button signs out without a question', async () => {
  open(true);
  await heading('You have been signed out.');
  expect(signOut).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'unsent changes are asked about once (intended: %s)',
  async (isIntended) => {
    unsent = 2;
    open(isIntended);
    await heading('Some changes have not been sent');
    expect(signOut).not.toHaveBeenCalled();
    press('Sign out and delete');
    await heading('You have been signed out.');
    expect(signOut).toHaveBeenCalledOnce();
  },
);

test('a change made meanwhile is asked about too', async () => {
  open(false);
  await heading('Sign out?');
  unsent = 1;
  press('Sign out');
  await heading('Some changes have not been sent');
  expect(signOut).not.toHaveBeenCalled();
});

test('nobody is asked who is signed out already, here or in another tab', async () => {
  open(false);
  await heading('Sign out?');
  act(() => auth.clear());
  await heading('You have been signed out.');
  cleanup();
  open(false);
  await heading('You have been signed out.');
  expect(signOut).not.toHaveBeenCalled();
});
