import { expect, test } from 'vitest';
import type { Viewer } from '#permissions/contract';
import { alertSms } from './alert-sms.ts';
import type { AlertContent, AlertTarget } from './alert-text.ts';
import { defaultTrigger } from './rule-defaults.ts';

const at = Date.UTC(2026, 2, 5, 13, 42);
const link =
  'https://heat.example/monitoring/alerts?ack=0193b000-0000-7000-8000-000000000001&via=sms';
const parts = { nameOf: () => 'Ann Lee', unit: 'C', zone: 'UTC', link } as const;
const viewer = (tag_id: string): Viewer => ({
  ...{ user_id: 'sue', org_id: 'acme' },
  grants: [{ access: ['manager', 'view_user', 'view_measure'], tag_id }],
});
const [supervisor, other] = [viewer('pit'), viewer('mill')];
const test132: AlertTarget = {
  ...{ kind: 'test', user_id: 'ann', tag_ids: ['pit'], measurement_id: 'm', time: at },
  ...{ status: 'moderate', value: 132 },
};
const content = (message: string, targets = [test132]): AlertContent => ({
  ...{ reason: 'now', message, targets },
  trigger: defaultTrigger('status', { now: at, timezone: 'UTC' }),
});

test('a text message has the link and what its recipient may know', () => {
  expect(alertSms(content(''), supervisor, parts)).toBe(
    `Alert: Dehydration of workers. Ann Lee: Moderately Dehydrated, 132 mOsm on 05 Mar 2026, 13:42. ${link}`,
  );
  const hidden = alertSms(content(''), other, parts);
  expect(hidden).toBe(
    `Alert: Dehydration of workers. People of your teams need attention. ${link}`,
  );
});

test.each(['x'.repeat(500), '😀'.repeat(250), 'a\r\nb '.repeat(100)])(
  'a long text is cut to 320 characters, and its link is whole',
  (message) => {
    const text = alertSms(content(message), other, parts);
    expect(text.length).toBeLessThanOrEqual(320);
    expect(text.length).toBeGreaterThan(310);
    expect(text.endsWith(`… ${link}`)).toBe(true);
    expect(text).not.toMatch(/\p{Cc}|\p{Surrogate}/u);
  },
);
