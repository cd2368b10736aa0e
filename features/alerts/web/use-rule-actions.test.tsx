// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AlertRule, AlertRuleFields } from '#alerts/contract';
import { defaultTrigger } from '#alerts/domain';
import { CallError } from '#packages/http/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import { useRuleActions } from './use-rule-actions.ts';

const stage = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { name: string }, input: { body: AlertRuleFields }) => Promise<unknown>>(),
}));
vi.mock('#packages/sync/web', () => ({
  useSyncStatus: () => ({ online: true }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
}));

const trigger = defaultTrigger('periodic', { now: 0, timezone: 'UTC' });
const rule: AlertRule = {
  ...{ alert_rule_id: 'r', enabled: true, use_roster: false, type: 'periodic', active: true },
  ...{ trigger: { ...trigger, next_run_at: '1970-01-02T00:00:00.000Z' }, tag_ids: ['j', 'l'] },
  channels: { push: true, email: false, sms: false, webhook: false },
  ...{ created_time: '', modified_time: '' },
};

beforeEach(() => {
  forgetToasts();
  stage.call.mockReset();
  stage.call.mockResolvedValue({});
});
afterEach(cleanup);

const open = () =>
  renderHook(() => useRuleActions(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;
const sent = () => stage.call.mock.calls.map(([, { body }]) => [body.enabled, body.active]);

test('a switch is shown at once, and taken back with the exact text if it fails', async () => {
  let refuse: (error: Error) => void = () => undefined;
  stage.call.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  const result = open();
  act(() => void result.current.enable(rule, false));
  expect(result.current.changing.get('r')).toEqual({ enabled: false });
  await act(async () => refuse(new CallError({ message: 'Server not responsive', code: 'X' })));
  expect(result.current.changing.size).toBe(0);
  expect(keptToasts()[0]).toMatchObject({
    kind: 'problem',
    text: 'Failed to save the alert rule.',
  });
});

test('a field that the server refuses is shown as a toast where there is no form', async () => {
  const errors = { jobs: 'Please select at least one job.' };
  stage.call.mockRejectedValue(
    new CallError({ message: 'Failed to update. ', code: 'INVALID', errors }),
  );
  const result = open();
  await act(() => result.current.enable(rule, true));
  expect(keptToasts()[0]).toMatchObject({
    kind: 'problem',
    text: 'Failed to save the alert rule.',
  });
});

test('[ALERT-66] a rule is deleted and restored by the same call, without its next run', async () => {
  const result = open();
  await act(() => result.current.remove(rule));
  const [toast] = keptToasts();
  expect(toast).toMatchObject({ text: 'Alert rule deleted', action: { label: 'Undo' } });
  await act(async () => toast?.action?.run());
  expect(sent()).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(stage.call.mock.calls[0]?.[1].body.trigger).toEqual(trigger);
});
