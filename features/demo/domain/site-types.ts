import type { OwnTypeFields } from '#measurements/contract';
import { demoId, foundedAt } from './demo-id.ts';

/** A kind that the site made, in the form the store takes. */
type DemoType = OwnTypeFields & { id: string; created_time: string };

/** Tests of the site's own. */
export const restingPulse = made('Resting pulse', 'bpm', 'heartbeat');

/** Figures that the site records with a test. */
export const earTemperature = made('Ear temperature', '°C', 'thermometer');

function made(name: string, unit: string, icon: OwnTypeFields['icon']): DemoType {
  const id = demoId(foundedAt, `type ${name}`);
  return { id, name, unit, icon, image: null, created_time: new Date(foundedAt).toISOString() };
}
