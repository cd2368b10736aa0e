import { expect, test } from 'vitest';
import type { IncidentContent } from '#incidents/contract';
import { shiftLines, takeLines } from './incident-lines.ts';
import { inOrder, withoutNames } from './incident-text.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test('lines are in the order of their times, and only those of the time', () => {
  const span = { start: Date.parse(at(6)), end: Date.parse(at(18)) };
  const takes = takeLines([
    { time: at(8), action: 'release', recorded_by: 'ana' },
    { time: at(7), action: 'take', recorded_by: 'ana' },
  ]);
  const ordered = inOrder([...takes, ...shiftLines([span])], {
    from_time: at(6),
    to_time: at(17),
  });
  expect(textsOf(ordered)).toEqual([
    'Planned start of the shift',
    'Took the case',
    'Released the case',
  ]);
});

test('without names an erased person is in no list, and the lines stay', () => {
  const line = { time: at(6), kind: 'test', text: 'Hydration 90 mOsm', by: 'ben' } as const;
  const content: IncidentContent = {
    ...({ format: 'watershade-incident/1', incident_file_id: 'f', organisation: 'Acme' } as const),
    ...{ timezone: 'UTC', user_id: 'ana', jobs: [], locations: [], from_time: at(6) },
    ...{ to_time: at(7), created_time: at(8), created_by: 'ben', lines: [line], hours: [] },
    ...{ heat_source: null, left_out: [] },
    people: [
      { user_id: 'ana', name: 'Ana Lopez' },
      { user_id: 'ben', name: 'Ben Okoye' },
    ],
  };
  const erased = withoutNames(content, (id) => id === 'ben');
  expect(JSON.stringify(erased)).not.toContain('Okoye');
  expect(erased).toMatchObject({ created_by: '', lines: [line] });
  expect(erased.people).toEqual([{ user_id: 'ana', name: 'Ana Lopez' }]);
});
