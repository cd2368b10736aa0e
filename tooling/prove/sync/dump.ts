import { defineRead } from '#packages/sync/offline';
import type { ChunkIndex, CopyDefinition, Row } from '#packages/sync/offline';
import { copyDefinition } from '../../../apps/web/worker/definition.ts';

/** The rows of a client's copy by table, with the unsent writes under `unsent`. */
export type Dump = Record<string, Row[]>;

const rowTables = [
  'organisations',
  'tags',
  'users',
  'permissions',
  'custom_measurement_types',
  'link_measurement_types',
  'link_measurements',
  'rosters',
  'roster_user_leave',
  'sessions',
  'session_users',
  'session_measurements',
  'breaks',
  'emergency_entries',
  'userTags',
] as const;

const dump = defineRead({
  name: 'proof.dump',
  tables: [...rowTables, 'measurements'],
  async run(copy, _: Record<string, never>): Promise<Dump> {
    const found: Dump = {};
    for (const table of rowTables) found[table] = [...copy.rows<Row>(table).values()];
    const index = copy.columns<ChunkIndex>('measurements');
    // Asked for at once, the rows of a chunk share one read; one by one, each is a transaction.
    const reading: Promise<Row>[] = [];
    for (let slot = 0; slot < index.count; slot += 1) {
      if (index.live[slot] === 1) reading.push(index.row(slot));
    }
    const rows = await Promise.all(reading);
    const unsent = [...copy.unsent('measurements')].map(([measurement_id, how]) => ({
      ...{ measurement_id, state: how.state, reason: how.reason },
    }));
    return { ...found, measurements: rows, unsent };
  },
});

/** The number of measurements, without reading each. */
const count = defineRead({
  name: 'proof.count',
  tables: ['measurements'],
  run(copy, _: Record<string, never>): number {
    const { count: slots, live } = copy.columns<ChunkIndex>('measurements');
    return live.subarray(0, slots).reduce((sum, each) => sum + each, 0);
  },
});

/** The product's offline definition, with reads that return all rows. */
export function proofDefinition(pageSize: number): CopyDefinition {
  return { ...copyDefinition, reads: [...copyDefinition.reads, dump, count], pageSize };
}
