import type { OwnTypeFields } from '#measurements/contract';
import { demoId, foundedAt } from './demo-id.ts';

/** A custom or linked type of the site, in the form of the store. */
type DemoType = OwnTypeFields & { id: string; created_time: string };

/** Custom types of the site. */
export const restingPulse = made('Resting pulse', 'bpm', 'heartbeat');

/** Linked types of the site. */
export const earTemperature = made('Ear temperature', '°C', 'thermometer');

function made(name: string, unit: string, icon: OwnTypeFields['icon']): DemoType {
  const id = demoId(foundedAt, `type ${name}`);
  return { id, name, unit, icon, image: null, created_time: new Date(foundedAt).toISOString() };
}
