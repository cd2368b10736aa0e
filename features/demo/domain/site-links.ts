import type { DemoMeasurement } from './demo-day.ts';
import { demoId } from './demo-id.ts';
import { randomOf } from './random-source.ts';
import { earTemperature } from './site-types.ts';

/** A linked value, in the form of the store. */
export interface DemoLink {
  link_id: string;
  link_type_id: string;
  measurement_id: string;
  value: number;
}

/** The linked values of tests: the ear temperature of dry people, and sometimes of others. */
export function linksOf(tests: readonly DemoMeasurement[]): readonly DemoLink[] {
  return tests.flatMap(({ measurement_id, type, value, valid, created_time }) => {
    const chance = randomOf(`ear ${measurement_id}`);
    if (type !== 'sosm' || !valid || !(value > 100 || chance.chance(0.1))) return [];
    const degrees = 36.6 + Math.min(1.4, value / 150) * chance.between(0.4, 1);
    return [
      {
        link_id: demoId(Date.parse(created_time), `ear ${measurement_id}`),
        ...{ link_type_id: earTemperature.id, measurement_id },
        value: Math.round(degrees * 10) / 10,
      },
    ];
  });
}
