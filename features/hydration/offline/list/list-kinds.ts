import { measurementTypes } from '#measurements/contract';
import type { MeasurementType } from '#measurements/contract';
import { measurementKinds } from '#measurements/domain';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';

/** A type of tests, with the id of a custom type. */
export interface Kind {
  type: MeasurementType;
  custom_id: string | null;
}

/** A type of tests with its name and unit. */
export interface NamedKind extends Kind {
  name: string;
  unit: string;
}

/** All types of tests of this organisation: the built-in ones, then custom ones by name. */
export const kindsOfTests = defineRead({
  name: 'hydration.kinds',
  tables: ['custom_measurement_types'],
  run: (copy, _params: Record<string, never>): NamedKind[] => namedKinds(copy),
});

/** The same for other reads. */
export function namedKinds(copy: Copy): NamedKind[] {
  const fixed = measurementTypes.flatMap((type) => {
    if (type === 'custom') return [];
    const { word: name, unit } = measurementKinds[type];
    return [{ type, custom_id: null, name, unit }];
  });
  return [...fixed, ...ownKinds(copy)];
}

/** The custom types that are not deleted, by name. */
export function ownKinds(copy: Copy): NamedKind[] {
  return [...copy.rows<OwnKind>('custom_measurement_types').values()]
    .filter(({ active }) => active !== false)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ custom_id, name, unit }) => ({ type: 'custom', custom_id, name, unit }));
}

interface OwnKind {
  custom_id: string;
  name: string;
  unit: string;
  active?: boolean;
}
