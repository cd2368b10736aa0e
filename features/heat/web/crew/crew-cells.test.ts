import { expect, test } from 'vitest';
import type { CrewHour } from '#heat/domain';
import { crewCells } from './crew-cells.ts';

const time = '2026-11-24 14:00';
const stretch: CrewHour['longest'] = { least: 45, middle: 80 };
const hourOf = (
  least: number,
  middle: number,
  most: number,
  longest: CrewHour['longest'] = stretch,
) => ({
  ...{ wbgt: 30, minutes: { least, middle, most }, longest, litres: 0.75, litres_of_crew: 10.5 },
});

test('an hour tells work, rest and water, and the range where the class of work is wide', () => {
  expect(crewCells({ time, hour: hourOf(20, 35, 50) })).toEqual({
    ...{ time: '14:00', kind: 'broken', work: '35 min', band: '20 – 50', rest: '25 min' },
    longest: '0:45 – 1:20',
    ...{ litres: '0.75 L', litres_of_crew: '10.5 L' },
  });
});

test('an hour may be worked through, or not at all', () => {
  expect(crewCells({ time, hour: hourOf(60, 60, 60) })).toMatchObject({
    ...{ kind: 'whole', work: '60 min', band: '', rest: '0 min' },
  });
  expect(crewCells({ time, hour: hourOf(0, 0, 15) })).toMatchObject({
    ...{ kind: 'none', work: 'No work', band: '0 – 15', rest: '60 min' },
  });
});

test('work that half a shift does not end is told as more than that', () => {
  const cells = crewCells({ time, hour: hourOf(60, 60, 60, { least: 240, middle: 240 }) });
  expect(cells).toMatchObject({ longest: '4:00+' });
  const sealed = crewCells({ time, hour: hourOf(60, 60, 60, null) });
  expect(sealed).toMatchObject({ longest: '–' });
});

test('what is not known has no number', () => {
  expect(crewCells({ time, hour: null })).toMatchObject({
    kind: 'unknown',
    work: '–',
    litres: '–',
  });
});
