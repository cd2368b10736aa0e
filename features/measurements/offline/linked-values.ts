import type { LinkMeasurement } from '#measurements/contract';
import type { Copy } from '#packages/sync/offline';
import { namedTypes } from './own-types.ts';
import type { NamedType } from './own-types.ts';

/** Linked values by test, then by linked type. */
type LinkedValues = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** Linked values for lists of tests. */
export interface ShownLinks {
  /** Linked types for which any of the tests has a value, by name. */
  types: NamedType[];
  /** Values of one test by type id; empty if it has none. */
  valuesOf: (measurement_id: string) => Readonly<Record<string, number>>;
}

/** The linked values of the given tests, and their columns. */
export function linksOfTests(copy: Copy, measurement_ids: Iterable<string>): ShownLinks {
  const values = linkedValues(copy);
  const used = new Set<string>();
  // Most organisations have no linked values.
  if (values.size > 0) {
    for (const id of measurement_ids) {
      for (const link_type_id of Object.keys(values.get(id) ?? {})) used.add(link_type_id);
    }
  }
  return {
    types: namedTypes(copy, 'link').filter(({ id }) => used.has(id)),
    valuesOf: (measurement_id) => values.get(measurement_id) ?? {},
  };
}

function linkedValues(copy: Copy): LinkedValues {
  return copy.memo('measurements.linked_values', ['link_measurements'], () => {
    const values = new Map<string, Record<string, number>>();
    for (const link of copy.rows<LinkMeasurement>('link_measurements').values()) {
      if (!link.active) continue;
      const own = values.get(link.measurement_id) ?? {};
      own[link.link_type_id] = link.value;
      values.set(link.measurement_id, own);
    }
    return values;
  });
}
