import type { CustomType, LinkType, OwnTypeKind } from '#measurements/contract';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { measurementIndex } from './measurement-index.ts';

/** A custom or linked type with its usage. */
export interface OwnType {
  id: string;
  name: string;
  unit: string;
  icon: string | null;
  /** A JPEG in base64. */
  image: string | null;
  /**
   * Number of its tests, or of tests with a value of it, that the viewer may see; without removed
   * ones.
   */
  measurements: number;
  /** Last change, in milliseconds since 1970. */
  changed: number;
}

/** The active types of one kind by name, counted in one pass over all tests. */
export const ownTypes = defineRead({
  name: 'measurements.own_types',
  tables: [
    ...(['custom_measurement_types', 'link_measurement_types'] as const),
    ...(['measurements', 'link_measurements'] as const),
  ],
  run(copy, { kind }: { kind: OwnTypeKind }): OwnType[] {
    const counts = kind === 'custom' ? customCounts(copy) : linkCounts(copy);
    return typesOf(copy, kind).map(({ id, modified_time, ...type }) => ({
      ...{ ...type, id, measurements: counts.get(id) ?? 0, changed: Date.parse(modified_time) },
    }));
  },
});

/** A type with the fields that forms and column headers need. */
export type NamedType = Pick<OwnType, 'id' | 'name' | 'unit' | 'icon' | 'image'>;

/** The active types of both kinds by name, without counts: for forms. */
export const offeredTypes = defineRead({
  name: 'measurements.offered_types',
  tables: ['custom_measurement_types', 'link_measurement_types'],
  run: (copy, _params: Record<string, never>): Record<OwnTypeKind, NamedType[]> => ({
    custom: namedTypes(copy, 'custom'),
    link: namedTypes(copy, 'link'),
  }),
});

/** The active types of one kind by name. */
export function namedTypes(copy: Copy, kind: OwnTypeKind): NamedType[] {
  return typesOf(copy, kind).map(({ id, name, unit, icon, image }) => ({
    ...{ id, name, unit, icon, image },
  }));
}

interface KeyedType extends NamedType {
  modified_time: string;
}

function typesOf(copy: Copy, kind: OwnTypeKind): KeyedType[] {
  const rows =
    kind === 'custom'
      ? [...copy.rows<CustomType>('custom_measurement_types')]
      : [...copy.rows<LinkType>('link_measurement_types')];
  return rows
    .filter(([, { active }]) => active)
    .map(([id, { name, unit, icon, image, modified_time }]) => ({
      ...{ id, name, unit, icon, image, modified_time },
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Tests per custom_id. */
function customCounts(copy: Copy): ReadonlyMap<string, number> {
  const { count, live, active, custom, customIds } = measurementIndex(copy);
  const tests = new Uint32Array(customIds.length);
  for (let slot = 0; slot < count; slot += 1) {
    if (!live[slot] || !active[slot]) continue;
    const code = custom[slot] ?? 0;
    tests[code] = (tests[code] ?? 0) + 1;
  }
  return new Map(customIds.map((custom_id, code) => [custom_id, tests[code] ?? 0]));
}

/** Tests with a value per link_type_id; there is at most one of each. */
function linkCounts(copy: Copy): ReadonlyMap<string, number> {
  const index = measurementIndex(copy);
  const counts = new Map<string, number>();
  for (const link of copy.rows<LinkedRow>('link_measurements').values()) {
    const { link_type_id, measurement_id, active } = link;
    const slot = active ? index.slotOf(measurement_id) : -1;
    if (slot < 0 || !index.active[slot]) continue;
    counts.set(link_type_id, (counts.get(link_type_id) ?? 0) + 1);
  }
  return counts;
}

interface LinkedRow {
  link_type_id: string;
  measurement_id: string;
  active: boolean;
}
