// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OutboxMessage } from '#outbox/contract';
import { UiProvider } from '#packages/ui';
import { TestResult, testText } from './test-result.tsx';
import { SecretDialog } from './webhook-section.tsx';

const stage = vi.hoisted(() => ({
  messages: [] as OutboxMessage[],
  interval: undefined as unknown,
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useAnswer: (_call: object, _input: object, options: { refetchInterval: Interval }) => {
    const data = { messages: stage.messages, is_mail_sent: true };
    stage.interval = options.refetchInterval({ state: { data } });
    return { data, error: null };
  },
}));
type Interval = (query: { state: { data: object } }) => number | false;

afterEach(cleanup);

const message: OutboxMessage = {
  ...{ message_id: 'm', time: '', channel: 'webhook', recipient: 'hook.example', subject: 'Test' },
  ...{ state: 'queued', attempts: 0, error: null, can_resend: false, text: null },
};

test('[SET-02] the result of a test is read until it is sent or has failed, with the reason', () => {
  const onEnd = vi.fn();
  const shown = (messages: OutboxMessage[]) => {
    cleanup();
    stage.messages = messages;
    render(<TestResult message_id="m" onEnd={onEnd} />);
    return screen.getByRole('status').textContent;
  };
  expect(shown([])).toBe('Test is being sent');
  expect(shown([message])).toBe('Test is being sent');
  expect(shown([{ ...message, attempts: 1, error: '500' }])).toMatch(/tried again: 500$/);
  expect(stage.interval).toBeGreaterThan(0);
  expect(onEnd).not.toHaveBeenCalled();
  expect(shown([{ ...message, state: 'failed', error: 'Refused' }])).toBe('Test failed: Refused');
  expect(stage.interval).toBe(false);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(shown([{ ...message, state: 'sent' }])).toBe('Test sent');
});

test('an email of a server without a mail service is stored', () => {
  const mail = { ...message, channel: 'mail', state: 'sent' } as const;
  expect(testText(mail, false)).toBe('Test stored on this server, not sent');
  expect(testText(mail, true)).toBe('Test sent');
});

test('[SET-02] Escape asks before the secret is lost, and Done closes at once', async () => {
  const onClose = vi.fn();
  const show = () =>
    render(
      <UiProvider>
        <SecretDialog secret="whsec_1" onClose={onClose} />
      </UiProvider>,
    );
  show();
  fireEvent.keyDown(await screen.findByText('whsec_1'), { key: 'Escape' });
  const question = await screen.findByRole('dialog', { name: 'Close without copying the secret?' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  cleanup();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
