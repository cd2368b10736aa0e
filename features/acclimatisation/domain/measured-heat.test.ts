import { expect, test } from 'vitest';
import { heatAt } from './heat-series.ts';
import { measuredHeat } from './measured-heat.ts';

const at = (clock: string) => Date.parse(`2026-01-10T${clock}:00Z`);
const reading = (clock: string, minutes: number, heat_index: number | null) => ({
  ...{ time: new Date(at(clock)).toISOString(), minutes, heat_index },
});

test('the hottest reading of an hour counts, in every hour that its minutes touch', () => {
  const readings = [reading('06:30', 60, 40), reading('07:10', 15, 35), reading('09:00', 60, 33)];
  for (const given of [readings, readings.toReversed()]) {
    const series = [measuredHeat(given)].filter((each) => each !== null);
    const found = ['05:59', '06:00', '07:59', '08:00', '09:00', '10:00'].map((clock) =>
      heatAt(series, at(clock)),
    );
    expect(found).toEqual([null, 40, 40, null, 33, null]);
  }
});

test('a reading of the WBGT alone has no heat index', () => {
  expect(measuredHeat([reading('06:30', 60, null)])).toBeNull();
});
