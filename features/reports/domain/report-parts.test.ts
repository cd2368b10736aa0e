import { expect, test } from 'vitest';
import type { ComplianceFigures } from '#compliance/contract';
import { alertPart } from './report-parts.ts';

test('the alerts of a report have a line for each job and location with alerts', () => {
  const days = { from: '2026-11-01', to: '2026-11-30', timezone: 'Australia/Perth' };
  const group = (name: string, done: number, of: number, median_minutes: number | null) => ({
    ...{ name, alerts: { done, of }, median_minutes },
  });
  const figures = {
    ...days,
    organisation: group('', 5, 8, 12.5),
    jobs: [group('Welding', 2, 4, 30), group('Driving', 0, 0, null)],
    locations: [group('Smelter', 0, 3, null)],
  } as unknown as ComplianceFigures;
  expect(alertPart(figures)).toEqual({
    ...days,
    alerts: { done: 5, of: 8 },
    median_minutes: 12.5,
    labels: [
      { ...group('Welding', 2, 4, 30), type: 'job' },
      // An alert that nobody answered has no time to the answer.
      { ...group('Smelter', 0, 3, null), type: 'location' },
    ],
  });
});
