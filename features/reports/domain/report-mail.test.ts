import { expect, test } from 'vitest';
import type { ReportParts } from '#reports/contract';
import { mailParagraphs } from './report-mail.ts';

const counts = { hydrated: 1, mild: 0, moderate: 0, severe: 0, invalid: 0, not_tested: 1 };
const summary = { people: 2, tested: 1, tests: 3, counts, before: counts, labels: [] };
const day = { from: '2026-11-19', to: '2026-11-19', timezone: 'UTC' };
const hours = {
  ...{ ...day, high: 4.5, extreme: 2, unknown: 8, total: 40, known_to: null },
  ...{ rosters_from: null, unread: 0, is_simulated: true, jobs: [] },
};
const alerts = { ...day, alerts: { done: 9, of: 1200 }, median_minutes: 4, labels: [] };

test('the email about hydration alone has one sentence and its totals', () => {
  expect(
    mailParagraphs({ contents: ['hydration'], summary, parts: {}, days: '19 Nov 2026' }),
  ).toEqual([
    'The hydration summary for 19 Nov 2026 is ready.',
    '2 people, 1 of them tested, 3 valid tests.',
  ]);
});

test('each content has a line, with its days if they are others than those of the report', () => {
  const parts: ReportParts = { heat_risk: hours, alerts: { ...alerts, from: '2026-11-18' } };
  expect(
    mailParagraphs({
      ...{ contents: ['hydration', 'heat_risk', 'alerts'], summary, parts },
      days: '19 Nov 2026',
    }),
  ).toEqual([
    'The report for 19 Nov 2026 is ready.',
    'Hydration summary: 2 people, 1 of them tested, 3 valid tests.',
    'Heat risk: 7 of 32 person-hours on shift at high or extreme risk. The risk of 8 person-hours is not known.',
    'Alerts, 18 Nov 2026 – 19 Nov 2026: 1,200 opened, 9 of them answered within 60 minutes.',
  ]);
});

test.each([
  [{ heat_risk: { ...hours, total: 0 } }, 'heat_risk', 'Heat risk: No hours on shift.'],
  [
    { heat_risk: { ...hours, unknown: 40 } },
    'heat_risk',
    'Heat risk: 40 person-hours on shift, none with a known risk.',
  ],
  [{ alerts: { ...alerts, alerts: { done: 0, of: 0 } } }, 'alerts', 'Alerts: No alerts.'],
] as const)('without data the line of %j says so', (parts, content, line) => {
  const [, text] = mailParagraphs({
    ...{ contents: [content], summary: null, parts, days: '19 Nov 2026' },
  });
  expect(text).toBe(line);
});
