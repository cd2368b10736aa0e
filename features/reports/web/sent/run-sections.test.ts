import { expect, test } from 'vitest';
import type { ReportParts, ReportRun } from '#reports/contract';
import { runFileRows, runSections } from './run-sections.ts';

const none = { done: 0, of: 0 };
const day = { from: '2026-11-19', to: '2026-11-19', timezone: 'Australia/Perth' };
const hours = { high: 4.6, extreme: 2, unknown: 8, total: 40 };
const heat_risk = {
  ...{ ...day, ...hours, known_to: '2026-11-19', rosters_from: '2026-09-01T00:00:00Z' },
  ...{ unread: 0, is_simulated: true, jobs: [{ ...hours, tag_id: null, name: '' }] },
};
const alerts = {
  ...{ ...day, alerts: { done: 3, of: 4 }, median_minutes: 12.25 },
  labels: [
    { name: 'Pit', type: 'location' as const, alerts: { done: 0, of: 1 }, median_minutes: null },
  ],
};
const group = {
  ...{ people: 0, tests: none, never_tested: 0, retests: none, actions: none, alerts: none },
  ...{ median_minutes: null, courses: none, rules: 0, score: null },
};
const compliance = {
  ...{ ...day, jobs: [], locations: [] },
  organisation: {
    ...{ ...group, survey: none, guidance: none, supervisor: none },
    ...{ jobs: 0, jobs_unassessed: 0, locations: 0, locations_unplaced: 0 },
  },
};

const runOf = (parts: ReportParts): ReportRun => ({
  ...{ run_id: '1', report_id: '2', name: 'Review', contents: [], time: '2026-11-20T00:00:00Z' },
  ...{ from: '2026-11-18T16:00:00Z', to: '2026-11-19T16:00:00Z', timezone: 'Australia/Perth' },
  ...{ filter_words: ['Pit'], recipients: [], summary: null, parts },
});

test('each content has its period, filter, tables, definitions, and what is not known', () => {
  const sections = runSections(runOf({ heat_risk, alerts }));
  expect(sections.map(({ title }) => title)).toEqual(['Heat risk', 'Alerts']);
  const about = { period: '19 Nov 2026', timezone: 'Australia/Perth', filter: 'Pit' };
  for (const section of sections) {
    expect(section.about).toEqual(about);
    expect(section.meanings.length).toBeGreaterThan(1);
  }
  const [heat, answered] = sections;
  expect(heat?.tables[0]?.data.rows).toEqual([
    ['All jobs', '7', '21 %', '5', '2', '8', '40'],
    ['No job', '7', '21 %', '5', '2', '8', '40'],
  ]);
  expect(heat?.notes).toEqual([
    'Rosters are known from 01 Sep 2026, past weather up to 19 Nov 2026.',
    'The weather is simulated.',
  ]);
  expect(answered?.tables[0]?.data.rows).toEqual([
    ['All alerts', '', '4', '3', '75 %', '12.3'],
    ['Pit', 'Location', '1', '0', '0 %', ''],
  ]);
});

test('the file has the contents below each other', () => {
  const rows = runFileRows(runOf({ heat_risk, alerts }));
  expect(rows.slice(0, 4)).toEqual([
    ['Heat risk'],
    ['Period', '19 Nov 2026'],
    ['Time zone', 'Australia/Perth'],
    ['Filter', 'Pit'],
  ]);
  const begin = rows.findIndex(([first]) => first === '');
  expect(rows[begin + 1]).toEqual(['Alerts']);
  expect(rows.at(-1)).toEqual(['Pit', 'Location', '1', '0', '0 %', '']);
});

test('contents without data say so and have no tables', () => {
  const parts = {
    ...{ heat_risk: { ...heat_risk, total: 0 }, compliance },
    alerts: { ...alerts, alerts: none },
  };
  const sections = runSections(runOf(parts));
  expect(sections.map(({ empty, tables }) => [empty?.title, tables.length])).toEqual([
    ['No hours on shift in this period', 0],
    ['No data in this period', 0],
    ['No alerts in this period', 0],
  ]);
  expect(runFileRows(runOf(parts)).map(([first]) => first)).toContain('No data in this period');
});
