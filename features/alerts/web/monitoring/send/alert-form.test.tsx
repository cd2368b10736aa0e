// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NamedTest } from '#alerts/offline';
import { CallError } from '#packages/http/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import { AlertForm } from './alert-form.tsx';

const stage = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { name: string }, input: { body: object }) => Promise<unknown>>(),
  preview: vi.fn<(body: object, enabled: boolean) => unknown>(),
}));
vi.mock('#packages/sync/web', () => ({
  useSyncStatus: () => ({ online: true }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
  useCopy: () => ({ data: { user_id: 'bob', grants: [] } }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
  useAnswer: (_call: object, { body }: { body: object }, { enabled }: { enabled: boolean }) => ({
    ...{ data: enabled ? stage.preview(body, enabled) : undefined, error: null },
  }),
}));

const found = {
  reached: [{ user_id: 'cy', name: 'Cy Poe', has_browser: true }],
  skipped: [{ user_id: 'di', name: 'Di Fox', reason: 'no_email' }],
  ...{ counts: { sent: 2, skipped: 1 }, is_by_admins: false, is_only_caller: false },
  ...{ is_own: false, setup: { mail: true, sms: false, webhook: false } },
};

const onClose = vi.fn();
beforeEach(() => {
  forgetToasts();
  onClose.mockReset();
  stage.call.mockReset();
  stage.call.mockResolvedValue({ counts: { sent: 2, skipped: 1 } });
  stage.preview.mockReset();
  stage.preview.mockReturnValue(found);
});
afterEach(cleanup);

const show = (people: { user_id: string; name: string }[] = [], tests: NamedTest[] = []) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <AlertForm
          tags={[{ tag_id: 't', name: 'Day crew', type: 'default' }]}
          people={people}
          tests={tests}
          onDone={onClose}
          onCancel={onClose}
          onChanged={() => undefined}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
const choose = () => {
  fireEvent.click(screen.getByRole('combobox', { name: 'Tags, jobs and locations' }));
  fireEvent.click(screen.getByRole('option', { name: /Day crew/ }));
};
const send = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Alert supervisors' })));

test('[ALERT-61, ALERT-68] supervisors of the chosen tags are alerted', async () => {
  show();
  choose();
  fireEvent.change(screen.getByLabelText('Message (optional)'), { target: { value: 'Water ' } });
  screen.getByText('6 of 500 characters');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(stage.call.mock.calls[0]?.[1].body).toMatchObject({ tag_ids: ['t'], message: 'Water' });
  expect(keptToasts()[0]).toMatchObject({
    ...{ text: 'Successfully alerted supervisors', detail: 'To 2 people, 1 left out' },
  });
});

test('[ALERT-61] an alert about people needs no tag and names them', async () => {
  const people = [
    { user_id: 'ann', name: 'Ann Lee' },
    { user_id: 'bob', name: 'Bob Ray' },
  ];
  show(people);
  screen.getByText('Ann Lee, Bob Ray');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(stage.call.mock.calls[0]?.[1].body).toMatchObject({
    ...{ tag_ids: [], user_ids: ['ann', 'bob'] },
  });
});

const test142: NamedTest = {
  ...{ measurement_id: 'm', value: 142, state: 'moderate', time: Date.UTC(2026, 10, 20, 12) },
};

test('[ALERT-61] an alert about a test names it, and the person can remove it', async () => {
  const people = [{ user_id: 'ann', name: 'Ann Lee' }];
  show(people, [test142]);
  screen.getByText(/^142 mOsm, Moderately Dehydrated, 20 Nov 2026/);
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(stage.call.mock.calls[0]?.[1].body).toMatchObject({
    ...{ user_ids: ['ann'], measurement_ids: ['m'] },
  });
  cleanup();
  show(people, [test142]);
  fireEvent.click(screen.getByRole('button', { name: /^Remove the test 142 mOsm/ }));
  expect(screen.queryByText(/142 mOsm/)).toBeNull();
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(stage.call.mock.calls[1]?.[1].body).toMatchObject({
    ...{ user_ids: ['ann'], measurement_ids: [] },
  });
});

test('without a tag or a channel nothing is sent', async () => {
  show();
  for (const name of ['Push', 'Email']) {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
    if (box.checked) fireEvent.click(box);
  }
  await send();
  screen.getByText('Select at least one tag, job or location');
  screen.getByText('Please select at least one channel.');
  expect(document.activeElement).toBe(
    screen.getByRole('combobox', { name: 'Tags, jobs and locations' }),
  );
  expect(stage.call).not.toHaveBeenCalled();
});

test('[ALERT-61] a failure keeps the input, with the reason of the server', async () => {
  const message = 'No supervisor with an e-mail address has logged in before.';
  stage.call.mockRejectedValue(new CallError({ message, code: 'INVALID' }));
  show();
  choose();
  await send();
  expect(keptToasts()[0]).toMatchObject({ kind: 'problem', text: 'Failed to alert supervisors' });
  expect(`${keptToasts()[0]?.text} ${keptToasts()[0]?.detail}`).toContain(message);
  expect(onClose).not.toHaveBeenCalled();
});

test('[ALERT-01] the dialog shows who is reached, how, and who is left out and why', () => {
  show();
  screen.getByText('Select tags, jobs or locations to see who is notified.');
  expect(stage.preview).not.toHaveBeenCalled();
  choose();
  expect(stage.preview.mock.lastCall?.[0]).toMatchObject({ tag_ids: ['t'], user_ids: [] });
  screen.getByText('2 of 3 supervisors can be reached');
  const [reached, left] = ['Recipients', 'Left out'].map((name) =>
    screen.getByRole('list', { name }),
  );
  expect(reached?.textContent).toMatch(/Cy Poe.*[Bb]y notification in a browser/);
  screen.getByText('and 1 other');
  expect(left?.textContent).toMatch(/Di Fox.*No email address/);
  expect(screen.queryByText(/only you|No one/)).toBeNull();
});

test.each([
  [{ is_only_caller: true, counts: { sent: 1, skipped: 1 } }, /^This alert reaches only you/],
  [{ reached: [], counts: { sent: 0, skipped: 1 } }, /^No one can be reached/],
])('[ALERT-01] an alert about a person warns if nobody else is reached: %j', (more, warning) => {
  stage.preview.mockReturnValue({ ...found, ...more });
  show([{ user_id: 'ann', name: 'Ann Lee' }]);
  expect(stage.preview.mock.lastCall?.[0]).toMatchObject({ tag_ids: [], user_ids: ['ann'] });
  screen.getByText(warning);
});
