import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';

/** Field of the metadata of a sample test. Sample tests give no points. */
export const sampleTestField = '_sample';

export const addSampleData = endpoint({
  name: 'sample.add',
  method: 'POST',
  path: '/v3/sample-data',
  summary:
    'Adds a sample site with jobs, people and tests to the organisation. Repeating it changes nothing.',
  right: 'org_admin',
  body: z.strictObject({
    /** The ids of the sample people are made from it. */
    sample_id: newRowId,
  }),
  data: z.object({ people: z.number().int() }),
  errors: ['CONFLICT'],
});

/** Something of the sample data that stays. */
const kept = z.object({ kind: z.enum(['person', 'tag']), name: z.string() });

export const removeSampleData = endpoint({
  name: 'sample.remove',
  method: 'DELETE',
  path: '/v3/sample-data',
  summary:
    'Removes the sample data. Sample people and tags that were changed, or to which rows were added, stay and are no sample any more.',
  right: 'org_admin',
  data: z.object({
    /** Number of removed people. */
    people: z.number().int(),
    kept: z.array(kept),
  }),
});
