// Dexie: bulkPut of the pages, the next one fetched while one is stored.
import { Dexie } from 'dexie';
import { serve } from './serve.js';

serve(async ({ pages, countOf }) => {
  const database = new Dexie('bench-dexie');
  database.version(1).stores({
    measurements: 'measurement_id, user_id, created_time, modified_time, [user_id+created_time]',
  });
  for await (const rows of pages()) await database.table('measurements').bulkPut(rows);
  return countOf(await database.table('measurements').count());
});
