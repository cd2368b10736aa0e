// RxDB: its HTTP replication, pull only, 2000 a batch, into its Dexie storage.
import { createRxDatabase } from 'rxdb';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { serve } from './serve.js';

const text = { type: 'string', maxLength: 36 };
const time = { type: 'string', maxLength: 24 };
const schema = {
  version: 0,
  primaryKey: 'measurement_id',
  type: 'object',
  properties: {
    measurement_id: text,
    user_id: text,
    created_time: time,
    modified_time: time,
    measured_by_user_id: { type: ['string', 'null'] },
    measured_by_name_first: { type: ['string', 'null'] },
    measured_by_name_last: { type: ['string', 'null'] },
    valid: { type: 'boolean' },
    active: { type: 'boolean' },
    value: { type: 'number' },
    value_f: { type: 'string' },
    type: { type: 'string' },
    metadata: { type: 'object' },
    raw_data: { type: 'object' },
    tag_ids: { type: 'array', items: { type: 'string' } },
    custom_id: { type: ['string', 'null'] },
    user_tag_ids: { type: 'array', items: { type: 'string' } },
    name_first: { type: 'string' },
    name_last: { type: 'string' },
  },
  required: ['measurement_id', 'user_id', 'created_time', 'modified_time'],
  indexes: ['created_time', 'modified_time', ['user_id', 'created_time']],
};

serve(async ({ count, page, countOf, stop }) => {
  const database = await createRxDatabase({
    name: 'benchrxdb',
    storage: getRxStorageDexie(),
    multiInstance: false,
    eventReduce: false,
  });
  const { measurements } = await database.addCollections({ measurements: { schema } });
  const replication = replicateRxCollection({
    collection: measurements,
    replicationIdentifier: 'bench',
    live: false,
    pull: {
      batchSize: 2000,
      handler: async (checkpoint) => {
        const number = checkpoint?.page ?? 0;
        const documents = number < count ? await page(number) : [];
        return {
          documents: documents.map((row) => ({ ...row, _deleted: false })),
          checkpoint: { page: number + 1 },
        };
      },
    },
  });
  replication.error$.subscribe((error) => {
    throw error;
  });
  await replication.awaitInitialReplication();
  stop();
  return countOf(await measurements.count().exec());
});
