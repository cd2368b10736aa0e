import { expect, test } from 'vitest';
import type { ListedBreak } from '#breaks/offline';
import { fileHead, spanText } from './break-texts.ts';
import {
  actualText,
  byDay,
  conditionsText,
  fileRow,
  peopleText,
  plannedText,
  recorderText,
  ruleText,
  zoneText,
} from './break-words.ts';

const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00.000Z`);
const row = (more: Partial<ListedBreak> = {}): ListedBreak => ({
  ...{ break_id: 'b1', location_id: 'pit', location: 'North Pit', others: 0, planned: 15 },
  zone: 'UTC',
  people: ['Ann Doe', 'Ben Ray', 'Cat Fox'],
  ...{ due: at('10:45'), start: at('10:51'), end: at('11:06'), endedBy: 'Sam Lee' },
  conditions: { wbgt: 29.24, heat_index: 36.2, level: 3, work_minutes: 45, rest_minutes: 15 },
  ...{ startedBy: 'Sam Lee', isCorrected: false, unsent: null, modified_time: '' },
  ...{ mayCorrect: true, ...more },
});

test('planned and actual times, in the zone of the location', () => {
  expect(actualText(row())).toBe('10:51 – 11:06');
  expect(actualText(row({ end: null, zone: 'Australia/Perth' }))).toBe('18:51, running');
  expect(plannedText(row())).toBe('Planned 10:45, 15 min · 6 min late');
  expect(plannedText(row({ start: at('10:49') }))).toBe('Planned 10:45, 15 min');
  expect(plannedText(row({ due: null, planned: 125 }))).toBe('Not planned, 2 h 5 min');
});

test('the zone is named where its clocks differ from those of the viewer', () => {
  const far = row({ zone: 'Asia/Makassar' });
  expect(zoneText(far, 'UTC')).toBe('Times in Asia/Makassar');
  expect(zoneText(far, 'Australia/Perth')).toBeNull();
});

test('people: a few names, and how many others', () => {
  expect(peopleText(row(), 3)).toBe('Ann Doe, Ben Ray and Cat Fox');
  expect(peopleText(row({ others: 2 }), 2)).toBe('Ann Doe, Ben Ray and 3 others');
  expect(peopleText(row({ people: [], others: 4 }), 2)).toBe('4 people');
});

test('conditions, as far as they are known', () => {
  expect(conditionsText(row(), 'C')).toBe(
    'WBGT 29.2 °C, heat index 36.2 °C, level 3 of 5; 45 min work, 15 min rest',
  );
  const unknown = { wbgt: null, heat_index: null, level: null };
  const conditions = { ...unknown, work_minutes: null, rest_minutes: null };
  expect(conditionsText({ conditions }, 'F')).toBe('');
});

test('the rule that asked for it', () => {
  const rule = { rule_pack_id: 'us-or', name: 'Oregon', citation: 'OAR 437-002-0156' };
  const { conditions } = row();
  expect(ruleText(row())).toBeNull();
  expect(ruleText({ conditions: { ...conditions, rule } })).toBe('Rule: Oregon, OAR 437-002-0156');
  const cells = fileRow(row({ conditions: { ...conditions, rule } }));
  expect(cells[fileHead.indexOf('Rule')]).toBe('Oregon');
  expect(cells[fileHead.indexOf('Citation')]).toBe('OAR 437-002-0156');
});

test('who recorded it', () => {
  expect(recorderText(row())).toBe('Sam Lee');
  expect(recorderText(row({ startedBy: '' }))).toBe('another person, ended by Sam Lee');
  expect(recorderText(row({ endedBy: 'Kim Ode' }))).toBe('Sam Lee, ended by Kim Ode');
});

test('a file has a cell for each column', () => {
  expect(fileRow(row())).toHaveLength(fileHead.length);
  expect(fileRow(row({ end: null, due: null })).slice(0, 6)).toEqual([
    ...['North Pit', '', '2026-11-20T10:51:00.000Z', '', '15', ''],
  ]);
});

test('breaks by local day, the newest first', () => {
  const zone = 'Australia/Perth';
  const late = row({ break_id: 'b2', start: at('23:30'), zone });
  expect(byDay([late, row({ zone })]).map(([date]) => date)).toEqual(['2026-11-21', '2026-11-20']);
});

test('time spans are rounded up', () => {
  expect([spanText(1), spanText(18 * 60_000), spanText(125 * 60_000 - 1)]).toEqual([
    '1 min',
    '18 min',
    '2 h 5 min',
  ]);
});
