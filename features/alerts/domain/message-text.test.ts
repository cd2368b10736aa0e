import { expect, test } from 'vitest';
import type { Viewer } from '#permissions/contract';
import type { AlertTarget } from './alert-targets.ts';
import type { AlertContent } from './alert-text.ts';
import { messageParagraphs, messageSms, messageSubject, messageTitle } from './message-text.ts';
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
const one = (content: AlertContent) => ({ contents: [content], count: 1 });
const content = (message: string, targets = [test132]): AlertContent => ({
  ...{ reason: 'now', message, targets },
  trigger: defaultTrigger('status', { now: at, timezone: 'UTC' }),
});

test('a text message has the link and what its recipient may know', () => {
  expect(messageSms(one(content('')), supervisor, parts)).toBe(
    `Alert: Dehydration of workers. Ann Lee: Moderately Dehydrated, 132 mOsm on 05 Mar 2026, 13:42. ${link}`,
  );
  const hidden = messageSms(one(content('')), other, parts);
  expect(hidden).toBe(`Alert: Dehydration of workers. People you manage need attention. ${link}`);
});

test('a text message by hand is whole, whatever its first word is', () => {
  const said = {
    reason: 'manual' as const,
    message: 'Rule: drink now',
    trigger: null,
    targets: [],
  };
  expect(messageSms(one(said), other, parts)).toBe(
    `Alert: Alert from a colleague. Rule: drink now ${link}`,
  );
});

test.each(['x'.repeat(500), '😀'.repeat(250), 'a\r\nb '.repeat(100)])(
  'a long text is cut to 320 characters, and its link is whole',
  (message) => {
    const text = messageSms(one(content(message)), other, parts);
    expect(text.length).toBeLessThanOrEqual(320);
    expect(text.length).toBeGreaterThan(310);
    expect(text.endsWith(`… ${link}`)).toBe(true);
    expect(text).not.toMatch(/\p{Cc}|\p{Surrogate}/u);
  },
);

const heat: AlertContent = {
  ...{ reason: 'now', message: '' },
  trigger: defaultTrigger('conditional', { now: at, timezone: 'UTC' }),
  targets: [{ kind: 'place', tag_ids: ['pit'], metric: 'heat_index', value: 41, time: at }],
};

test('a message about several alerts has a paragraph for each and counts the others', () => {
  const group = { contents: [content(''), heat], count: 7 };
  expect(messageSubject(group, 'C')).toMatch(/^7 alerts: Dehydration of workers and Heat index/);
  expect(messageTitle(group, 'C')).toBe(messageSubject(group, 'C'));
  const paragraphs = messageParagraphs(group, supervisor, parts);
  expect(paragraphs).toEqual([
    expect.stringMatching(/^Dehydration of workers\. Ann Lee: .* 132 mOsm .* Rule: .*\.$/),
    expect.stringMatching(/^Heat index .* 41 °C on .* Rule: .*\.$/),
    'And 5 more alerts.',
  ]);
  expect(messageParagraphs(group, other, parts).join()).not.toContain('132');
  const text = messageSms(group, supervisor, parts);
  expect(text).toMatch(/^7 alerts: Dehydration of workers\. Ann Lee: .*Heat index/);
  expect(text).not.toContain('Rule: ');
  expect(text.length).toBeLessThanOrEqual(320);
  expect(messageSms(group, other, parts)).not.toContain('132');
});

test('a message about one alert says what the alert says', () => {
  expect(messageTitle(one(heat), 'C')).not.toContain('1 alert');
  expect(messageSubject(one(heat), 'C')).toBe(`Alert: ${messageTitle(one(heat), 'C')}`);
  expect(messageParagraphs(one(heat), supervisor, parts)).toHaveLength(2);
  const twice = { contents: [heat, heat], count: 2 };
  expect(messageSubject(twice, 'C')).toBe(`2 alerts: ${messageTitle(one(heat), 'C')}`);
});

test('every message about a forecast says so', () => {
  const forecast = { ...heat, reason: 'forecast' as const };
  expect(messageTitle(one(forecast), 'C')).toBe('Forecast: heat index >= 40 °C');
  expect(messageSubject(one(forecast), 'C')).toBe('Forecast: heat index >= 40 °C');
  expect(messageSms(one(forecast), supervisor, parts)).toMatch(
    /^Forecast: heat index >= 40 °C\. .* 41 °C is forecast for /,
  );
  const both = { contents: [heat, forecast], count: 2 };
  expect(messageSubject(both, 'C')).toBe(
    '2 alerts: Heat index >= 40 °C and Forecast: heat index >= 40 °C',
  );
  expect(messageSms(both, supervisor, parts)).toMatch(/^2 alerts: Heat index .* Forecast: heat /);
});

test('each of several alerts names at most five targets', () => {
  const many = content(
    '',
    Array.from({ length: 9 }, () => test132),
  );
  const [first] = messageParagraphs({ contents: [many, heat], count: 2 }, supervisor, parts);
  expect(first?.match(/132 mOsm/g)).toHaveLength(5);
  expect(first).toContain('And 4 more.');
});
