// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AlertRuleFields, TriggerKind } from '#alerts/contract';
import { CallError } from '#packages/http/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import { blankDraft } from './rule-draft.ts';
import { RuleWizard } from './rule-wizard.tsx';

const stage = vi.hoisted(() => ({
  online: true,
  call: vi.fn<(endpoint: { name: string }, input: { body: AlertRuleFields }) => Promise<unknown>>(),
  navigate: vi.fn(),
  recipients: {} as object,
  accounts: [] as object[] | undefined,
  channels: { mail: true, sms: false, webhook: false },
  withBrowser: [] as string[],
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => stage.navigate,
  useBlocker: () => ({ status: 'idle' }),
  Link: ({ children }: { children: string }) => <a href="/settings/services">{children}</a>,
}));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQueryClient: () => ({ invalidateQueries: () => Promise.resolve() }),
}));
vi.mock('#packages/sync/web', () => ({
  useCopy: () => ({ data: stage.recipients }),
  useSyncStatus: () => ({ online: stage.online }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
  useAllRows: () => ({ data: stage.accounts }),
  useAnswer: (endpoint: { name: string }) =>
    endpoint.name === 'outbox.channels'
      ? { data: stage.channels }
      : { data: { user_ids: stage.withBrowser } },
}));

const timezone = 'Australia/Perth';
const now = Date.parse('2026-11-25T22:03:00Z');
const tag = (tag_id: string, type: 'job' | 'location', hasCoordinates = true) => ({
  ...{ tag_id, name: tag_id, type, hasCoordinates, is_hidden: false },
});
const tags = [tag('Welder', 'job'), tag('Rigger', 'job'), tag('Pit', 'location')];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  forgetToasts();
  stage.online = true;
  stage.call.mockReset();
  stage.call.mockResolvedValue({});
  stage.navigate.mockReset();
  stage.accounts = [];
  stage.channels = { mail: true, sms: false, webhook: false };
  stage.withBrowser = [];
  stage.recipients = {
    reached: [{ user_id: 'ann', name: 'Ann Lee' }],
    skipped: [{ user_id: 'bob', name: 'Bob Roe', reason: 'no_email' }],
    ...{ isByAdmins: false, candidates: ['ann', 'bob'], people: 12 },
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(
  kind: TriggerKind = 'conditional',
  { isNew = true, unit = 'C' as 'C' | 'F', hasRoster = false } = {},
) {
  render(
    <MantineProvider env="test">
      <RuleWizard
        alert_rule_id="rule"
        isNew={isNew}
        setting={{ unit, timezone, tags, hasRoster }}
        stored={blankDraft(kind, { now, timezone, unit })}
      />
    </MantineProvider>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** The only switch of a step; its label has its text and its track. */
const toggle = (words: string) => {
  expect(text(words)).not.toBeNull();
  return screen.getByRole('switch');
};
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const text = (words: string | RegExp) => screen.queryByText(words);
async function saveEverywhere() {
  press('All jobs');
  press('All locations');
  await act(async () => press('Save & Enable'));
}

test('[ALERT-19, ALERT-21, ALERT-30] there are three steps that advance one after the other', () => {
  show();
  const steps = ['1. Type', '2. Trigger', '3. Scope & Actions'];
  const current = () => steps.find((name) => button(name).getAttribute('aria-current') === 'step');
  expect(current()).toBe('1. Type');
  expect(
    [button('Back'), button('3. Scope & Actions')].map((each) => each.hasAttribute('disabled')),
  ).toEqual([true, true]);
  press('Next');
  expect(current()).toBe('2. Trigger');
  press('Next');
  expect(current()).toBe('3. Scope & Actions');
  press('Back');
  expect(current()).toBe('2. Trigger');
});

test('the step that opens gets the focus', async () => {
  show();
  press('Next');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '2. Trigger' })),
  );
});

test('[ALERT-06] every step of a stored rule can be opened', () => {
  show('status', { isNew: false });
  press('3. Scope & Actions');
  expect(button('Save & Enable')).toBeTruthy();
});

test('[ALERT-28] another type resets the trigger', () => {
  show();
  press('Next');
  type('Threshold', '50');
  press('Back');
  expect(text('Heat index >= 50 °C, every 60 min')).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Dehydration status' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Condition' }));
  expect(text('Heat index >= 40 °C, every 60 min')).not.toBeNull();
});

test('[ALERT-29] a level sets the actions and the hours', () => {
  show('status');
  press('Next');
  expect(field('Repeat the alert after').value).toBe('4');
  fireEvent.click(screen.getByRole('radio', { name: /Severe/ }));
  expect(field('Repeat the alert after').value).toBe('2');
  expect(field('Call the supervisor').checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Moderate/ }));
  expect([field('Repeat the alert after').value, field('Call the supervisor').checked]).toEqual([
    '24',
    false,
  ]);
});

test('[ALERT-36] a number below 1 is rejected at its field, which gets the focus', async () => {
  show();
  press('Next');
  type('Evaluate every', '0');
  press('Next');
  expect(text('Evaluate every must be a whole number of minutes from 1 to 100000')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('Evaluate every')));
});

test('[ALERT-37] evaluating below 5 minutes warns and is not refused', () => {
  show();
  press('Next');
  const warning = 'Evaluating more often than every 5 minutes may increase noise & cost.';
  expect(text(warning)).toBeNull();
  type('Evaluate every', '4');
  expect(text(warning)).not.toBeNull();
  press('Next');
  expect(button('Save & Enable')).toBeTruthy();
});

test('the hours ahead are checked against each other', () => {
  show();
  press('Next');
  fireEvent.click(toggle('Use the forecast'));
  type('Notify ahead', '73');
  press('Next');
  expect(text('Notify ahead cannot exceed the look-ahead window.')).not.toBeNull();
});

test('there is no forecast for the days since the last test', () => {
  show();
  press('Next');
  fireEvent.click(toggle('Use the forecast'));
  type('Metric', 'days_since_last_measurement');
  expect(screen.queryByRole('switch')).toBeNull();
  press('Next');
  expect(button('Save & Enable')).toBeTruthy();
});

test('[ALERT-44, ALERT-58] another metric takes its default threshold, and a typed one comes back', () => {
  show('conditional', { unit: 'F' });
  press('Next');
  const threshold = (metric: string) => {
    type('Metric', metric);
    return field('Threshold').value;
  };
  expect(threshold('days_since_last_measurement')).toBe('7');
  expect(threshold('temp')).toBe('95');
  type('Threshold', '97');
  expect(threshold('heat_index')).toBe('104');
  expect(threshold('temp')).toBe('97');
});

test('a reminder whose end is over is refused at its end', () => {
  show('periodic');
  press('Next');
  type('First reminder', '2026-11-01T06:00');
  type('End', '2026-11-20T06:00');
  press('Next');
  expect(text('The end must not be in the past')).toBeTruthy();
  expect(field('End').getAttribute('aria-invalid')).toBe('true');
});

test('[ALERT-44] a threshold is typed in the unit of the organisation and sent in Celsius', async () => {
  show('conditional', { unit: 'F' });
  press('Next');
  expect(field('Threshold').value).toBe('104');
  type('Threshold', '95');
  press('Next');
  await saveEverywhere();
  expect(stage.call.mock.calls[0]?.[1].body.trigger).toMatchObject({ threshold: 35 });
});

test('[ALERT-23] the preview of a reminder lists the next 3 runs with their zone', () => {
  show('periodic');
  const runs = screen.getByRole('list', { name: 'Next runs' });
  expect(Array.from(runs.children, ({ textContent }) => textContent)).toEqual([
    ...['Thu 26 Nov 202606:05', 'Fri 27 Nov 202606:05', 'Sat 28 Nov 202606:05'],
  ]);
  expect(text('Australia/Perth (GMT+08:00)')).not.toBeNull();
});

test('[ALERT-38, ALERT-39] a start is rounded up, and the last day of a week stays selected', () => {
  show('periodic');
  press('Next');
  type('First reminder', '2026-11-27T06:01');
  fireEvent.blur(field('First reminder'));
  expect(field('First reminder').value).toBe('2026-11-27T06:05');
  type('Repeat unit', 'week');
  const isOn = (day: string) => button(day).getAttribute('aria-pressed');
  press('Fri');
  expect([isOn('Fri'), isOn('Sat')]).toEqual(['true', 'false']);
  press('Sat');
  press('Fri');
  expect([isOn('Fri'), isOn('Sat')]).toEqual(['false', 'true']);
});

test('[ALERT-20] the preview says who is notified, how, and who is left out and why', () => {
  show();
  expect(text('Select a job and a location to see who is notified.')).not.toBeNull();
  press('Next');
  press('Next');
  press('All jobs');
  press('All locations');
  expect(text('1 of 2 supervisors can be reached')).not.toBeNull();
  expect(text('Only while the page is open')).not.toBeNull();
  fireEvent.click(field('Email'));
  expect(text('By email, in Watershade')).not.toBeNull();
  expect(screen.getByRole('list', { name: 'Left out' }).textContent).toBe(
    'Bob RoeNo email address',
  );
});

test('[ALERT-20] somebody with notifications in a browser is reached while the page is closed', () => {
  stage.withBrowser = ['ann'];
  show();
  press('Next');
  press('Next');
  press('All jobs');
  press('All locations');
  expect(text('By notification in a browser, in Watershade')).not.toBeNull();
});

test('without a connection the sign-ins are unknown, and nothing can be saved', () => {
  Object.assign(stage, { online: false, accounts: undefined });
  show();
  press('Next');
  press('Next');
  press('All jobs');
  press('All locations');
  expect(text('Without a connection it is unknown who has signed in before.')).not.toBeNull();
  expect(button('Save & Enable').hasAttribute('disabled')).toBe(true);
});

test('a group with fewer people than the smallest number of tests has a warning', () => {
  show('aggregate_percent');
  press('Next');
  press('Next');
  press('All jobs');
  press('All locations');
  expect(text(/Only 12 people in scope, fewer than the minimum number of tests/)).not.toBeNull();
});

test('[ALERT-34, ALERT-35] jobs, locations and a channel are required', async () => {
  show();
  press('Next');
  press('Next');
  fireEvent.click(field('Push'));
  press('Save & Enable');
  const wanted = ['job', 'location', 'channel'].map(
    (each) => `Please select at least one ${each}.`,
  );
  expect(wanted.filter((each) => text(each) === null)).toEqual([]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Jobs' })),
  );
  expect(stage.call).not.toHaveBeenCalled();
});

test('[ALERT-22, ALERT-70] a rule is saved as enabled, once, and the list is opened', async () => {
  let answer: (data: object) => void = () => undefined;
  stage.call.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  show('status', { hasRoster: true });
  press('Next');
  press('Next');
  fireEvent.click(toggle('Use roster'));
  await saveEverywhere();
  expect(button('Saving').hasAttribute('disabled')).toBe(true);
  expect(stage.call.mock.calls.map(([{ name }]) => name)).toEqual(['alert.save_rule']);
  expect(stage.call.mock.calls[0]?.[1].body).toEqual({
    ...{ alert_rule_id: 'rule', enabled: true, active: true, use_roster: true, type: 'status' },
    channels: { push: true, email: false, sms: false, webhook: false },
    tag_ids: ['Welder', 'Rigger', 'Pit'],
    trigger: {
      ...{ kind: 'status', level: 'moderate', realert_after_hours: 4 },
      actions: ['complete_survey', 'read_guidance'],
    },
  });
  await act(async () => answer({}));
  expect(keptToasts()[0]?.text).toBe('Successfully save the alert rule.');
  expect(stage.navigate).toHaveBeenCalledWith({
    to: '/settings/alerts/rules',
    ignoreBlocker: true,
  });
});

test('[ALERT-71] a refused rule keeps the input and shows the message of the server at its field', async () => {
  const refuse = (errors: Record<string, string>) =>
    new CallError({ message: 'Failed to update. ', code: 'INVALID', errors });
  stage.call.mockRejectedValueOnce(refuse({ 'trigger.threshold': 'Too hot' }));
  show();
  press('Next');
  press('Next');
  await saveEverywhere();
  expect(text('Too hot')).not.toBeNull();
  expect(stage.navigate).not.toHaveBeenCalled();
  stage.call.mockRejectedValueOnce(refuse({}));
  press('Next');
  await act(async () => press('Save & Enable'));
  expect(keptToasts()[0]).toMatchObject({
    kind: 'problem',
    text: 'Failed to save the alert rule.',
  });
});

test('the roster is offered where the organisation has it', () => {
  show();
  press('Next');
  press('Next');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('channels that are not configured are named, and those that are tell how they reach', () => {
  const open = (channels: { mail?: boolean; sms: boolean; webhook: boolean }) => {
    cleanup();
    stage.channels = { mail: true, ...channels };
    show('status', { isNew: false });
    press('3. Scope & Actions');
    press('All jobs');
    press('All locations');
    for (const name of ['SMS', 'Webhook']) fireEvent.click(field(name));
  };
  open({ sms: false, webhook: false });
  expect(text(/^SMS and Webhook work once they are configured\./)).not.toBeNull();
  expect(text('Only while the page is open, by SMS once it is configured')).not.toBeNull();
  open({ sms: true, webhook: false });
  expect(text(/^Webhook works once it is configured\./)).not.toBeNull();
  expect(text(/By SMS with a mobile number/)).not.toBeNull();
  open({ sms: false, webhook: true });
  expect(text(/^SMS works once it is configured\./)).not.toBeNull();
  open({ mail: false, sms: false, webhook: false });
  fireEvent.click(field('Email'));
  expect(text(/^Email, SMS and Webhook work once they are configured\./)).not.toBeNull();
  open({ sms: true, webhook: true });
  expect(text(/once .* configured/)).toBeNull();
});
