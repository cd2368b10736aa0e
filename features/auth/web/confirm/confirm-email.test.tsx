// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authConfirmEmail, authEmailState, authMessages } from '#auth/contract';
import { callMessages } from '#packages/http/contract';
import { CallError } from '#packages/http/web';
import { ConfirmEmailBanner } from './confirm-email-banner.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { confirmMessages } from './confirm-messages.ts';

const stage = vi.hoisted(() => ({
  online: true,
  access: 'super',
  state: { email: 'ana@ironbark.example', is_confirmed: false },
  /** The server's response to a link, or to the request for another. */
  answer: 'confirmed' as unknown,
  asked: [] as string[],
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="/login">{children}</a>,
}));
vi.mock('#packages/sync/web', async (original) => ({
  ...(await original<object>()),
  useCopy: () => ({
    data: { user_id: 'u', org_id: 'o', grants: [{ access: [stage.access], tag_id: null }] },
  }),
  useSyncStatus: () => ({ online: stage.online }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({
    call: ({ name }: { name: string }) => {
      stage.asked.push(name);
      if (name === authEmailState.name) return Promise.resolve(stage.state);
      const { answer } = stage;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  }),
}));

beforeEach(() => {
  const state = { email: 'ana@ironbark.example', is_confirmed: false };
  Object.assign(stage, { online: true, access: 'super', state, answer: 'confirmed', asked: [] });
});
afterEach(cleanup);
// A loaded machine can slow rendering down. These tests do not measure speed.
configure({ asyncUtilTimeout: 30_000 });

function show(part: ReactNode) {
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </MantineProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['confirmed', /^Email confirmed\./],
  ['used', /^This link has already been used\./],
  ['expired', /^This link is older than 60 minutes/],
  ['elsewhere', /^You have confirmed this email address for another account\./],
])(
  'the page of a link that is %s says so after its button was pressed',
  async (answer, sentence) => {
    stage.answer = answer;
    show(<ConfirmEmailScreen brand={null} token="a.b" />);
    // Mail scanners open links, so opening one confirms nothing.
    expect(stage.asked).toEqual([]);
    press('Confirm email');
    await screen.findByText(sentence);
    expect(stage.asked).toEqual([authConfirmEmail.name]);
    expect(screen.queryByRole('button', { name: 'Confirm email' })).toBeNull();
  },
);

test.each([
  [
    'without a connection',
    new CallError({ code: 'OFFLINE', message: '', status: 0 }),
    callMessages.notResponsive,
  ],
  [
    'after too many',
    new CallError({ code: 'TOO_MANY', message: '', status: 429 }),
    authMessages.tooMany,
  ],
])('%s the page says so and can be tried again', async (_, answer, sentence) => {
  stage.answer = answer;
  show(<ConfirmEmailScreen brand={null} token="a.b" />);
  press('Confirm email');
  await screen.findByText(sentence);
  stage.answer = 'confirmed';
  press('Confirm email');
  await screen.findByText(/^Email confirmed\./);
  expect(stage.asked).toHaveLength(2);
});

test('a page that was reloaded without the link asks to open it again', () => {
  show(<ConfirmEmailScreen brand={null} token={null} />);
  expect(screen.getByText(confirmMessages.noToken)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an owner sees on every screen that the email is not confirmed, and sends the link again', async () => {
  stage.answer = true;
  show(<ConfirmEmailBanner />);
  await screen.findByText('ana@ironbark.example');
  press('Send again');
  await vi.waitFor(() => expect(stage.asked).toHaveLength(2));
});

test('the banner is gone once the email is confirmed', async () => {
  show(<ConfirmEmailBanner />);
  await screen.findByText('ana@ironbark.example');
  // Confirmed in another tab meanwhile: the server sends nothing.
  stage.answer = false;
  stage.state = { ...stage.state, is_confirmed: true };
  press('Send again');
  await vi.waitFor(() => expect(screen.queryByText('ana@ironbark.example')).toBeNull());
});

test.each([
  ['nobody without a connection', { online: false }],
  ['no admin who is not an owner', { access: 'admin' }],
])('the state is requested by %s', (_, more) => {
  Object.assign(stage, more);
  show(<ConfirmEmailBanner />);
  expect(stage.asked).toEqual([]);
});
