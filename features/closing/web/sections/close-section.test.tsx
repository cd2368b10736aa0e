// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { twoFactorState } from '#auth/contract';
import { closingMessages } from '#closing/contract';
import { CallError, ClientProvider } from '#packages/http/web';
import { AccountSection } from './account-section.tsx';
import { CloseSection } from './close-section.tsx';

const stage = vi.hoisted(() => ({
  online: true,
  factor: {},
  /** Missing proofs that the server reports, by field. */
  refused: {},
  asked: 0,
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="/logout">{children}</a>,
}));
vi.mock('#auth/web', async (original) => ({
  ...(await original<object>()),
  useAuth: () => ({ user: { email: 'olga@demo.example' } }),
}));
vi.mock('#packages/sync/web', async (original) => ({
  ...(await original<object>()),
  useCopy: () => ({ data: { people: 2, measurements: 3 } }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
  useSyncStatus: () => ({ online: stage.online }),
}));
const client = {
  call: ({ name }: { name: string }) => {
    if (name !== twoFactorState.name) return Promise.reject(refusal());
    stage.asked += 1;
    return Promise.resolve(stage.factor);
  },
};

const refusal = () =>
  new CallError({ code: 'INVALID', message: 'Refused', errors: { ...stage.refused } });
const byWorkAccount = { enabled: false, enabled_time: null, has_password: false };
const noPassword = /You sign in with your work account and have no password here\./;

beforeEach(() => {
  Object.assign(stage, { online: true, factor: byWorkAccount, refused: {}, asked: 0 });
});
afterEach(cleanup);
// A loaded machine can slow rendering down. These tests do not measure speed.
configure({ asyncUtilTimeout: 30_000 });

function show(section: ReactNode) {
  render(
    <MantineProvider>
      <ClientProvider value={client as never}>
        <QueryClientProvider client={new QueryClient()}>{section}</QueryClientProvider>
      </ClientProvider>
    </MantineProvider>,
  );
}

/** Sends the form of a person without a password; the server rejects it at a field. */
async function refuseAt(field: string, sentence: string, factor: object = byWorkAccount) {
  show(<CloseSection name="Acme" />);
  await screen.findByText(noPassword);
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(stage.asked).toBe(1);
  Object.assign(stage, { refused: { [field]: sentence }, factor });
  fireEvent.change(screen.getByLabelText('Organisation name'), { target: { value: 'Acme' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close organisation' }));
  await screen.findByText(sentence);
  // The state of the account is requested again.
  await vi.waitFor(() => expect(stage.asked).toBe(2), { timeout: 30_000 });
}

test('a password that the account got meanwhile is required', async () => {
  await refuseAt('password', closingMessages.passwordRequired, {
    ...byWorkAccount,
    has_password: true,
  });
  const field = screen.getByLabelText<HTMLInputElement>('Your password');
  fireEvent.change(field, { target: { value: 'demo' } });
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('demo');
  expect(screen.queryByText(closingMessages.passwordRequired)).toBeNull();
  expect(screen.queryByText(noPassword)).toBeNull();
});

test('the field stays during input, although the server reports no password', async () => {
  await refuseAt('password', closingMessages.passwordRequired);
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'demo' } });
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('demo');
});

test('a code that became required meanwhile is shown', async () => {
  await refuseAt('verification_code', closingMessages.codeWrong);
  fireEvent.change(screen.getByLabelText('Authenticator code'), { target: { value: '12' } });
  expect(screen.getByLabelText<HTMLInputElement>('Authenticator code').value).toBe('12');
});

test('a sign-in that is too old is reported, with a link to a new one', async () => {
  await refuseAt('sign_in', closingMessages.signInAnew);
  expect(screen.getByText('Sign in again')).toBeTruthy();
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

test('when offline a note is shown beside the button, and the field has no error', () => {
  stage.online = false;
  show(<AccountSection leave={() => Promise.resolve()} />);
  expect(screen.getByRole('status').textContent).toBe('Connect to do this.');
  expect(screen.getByLabelText('Your email address').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getAllByText('Connect to do this.')).toHaveLength(1);
});
