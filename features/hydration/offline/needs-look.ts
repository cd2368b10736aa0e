import type { MeasurementMetadata } from '#measurements/contract';
import { measurementIndex } from '#measurements/offline';
import { checksHighReadings } from '#people/domain';
import { peopleById } from '#people/offline';
import type { Copy } from '#packages/sync/offline';
import { boundsOfTest } from './bounds-in-force.ts';
import { hydrationType } from './latest-tests.ts';

/**
 * True for a saliva value above the highest bound that nobody has marked as valid or invalid. The
 * check can be turned off in a person's form.
 */
export function needsLook(copy: Copy, slot: number, metadata: MeasurementMetadata): boolean {
  const index = measurementIndex(copy);
  if (index.type[slot] !== hydrationType || !index.valid[slot] || !index.active[slot]) return false;
  if (metadata['checked'] === true) return false;
  if ((index.value[slot] ?? 0) <= boundsOfTest(copy, slot).max) return false;
  const person = peopleById(copy).get(index.userIds[index.user[slot] ?? -1] ?? '');
  return person !== undefined && checksHighReadings(person.metadata ?? {});
}
