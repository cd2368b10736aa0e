import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { importMessages } from './import-messages.ts';
import { largestFile, mostRows, verifiedRow } from './verified-row.ts';

export const verifyImport = endpoint({
  name: 'user.import_verify',
  method: 'POST',
  path: '/v3/user/import/verify',
  summary:
    'Reads a spreadsheet of people and returns what an import would do with each row, or a code if the file or the caller is refused. Nobody is added yet.',
  // Other people than admins get an error code.
  right: 'signed_in',
  upload: { field: 'file', largest: largestFile },
  data: z.union([z.number().int(), z.array(verifiedRow)]),
  extraFields: z.object({
    import_token: z.string().optional(),
    /** With code 4: the headers that the file does not have. */
    missing: z.array(z.string()).optional(),
  }),
  errors: ['TOO_LARGE', 'TOO_MANY'],
  isIndependent: true,
  timeout: 60_000,
});

const counts = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  failed: z.array(z.object({ row: z.number().int(), message: z.string() })),
});
export type ImportCounts = z.infer<typeof counts>;

const done = counts.extend({
  /** Ids of created and updated people. */
  user_ids: z.array(z.string()),
});
export type ImportDone = z.infer<typeof done>;

const sheetRow = z.number().int().min(2);

export const runImport = endpoint({
  name: 'user.import',
  method: 'POST',
  path: '/v3/user/import',
  summary:
    'Adds or completes the people of verified rows, 500 at a time. Repeating the call gives the same result and adds nobody twice.',
  right: 'org_admin',
  body: z.object({
    import_token: z.string().max(200, importMessages.expired),
    rows: z.array(sheetRow).min(1).max(mostRows),
    /** Rows of later calls, which count for the progress. */
    planned: z.array(sheetRow).max(mostRows).default([]),
  }),
  data: done,
  isIndependent: true,
  timeout: 600_000,
});

/** Progress of an import. */
export const importProgress = z.object({
  import_id: z.string(),
  /** Number of requested rows, and of finished ones. */
  total: z.number().int(),
  done: z.number().int(),
  /** The import is running; otherwise it has ended or was interrupted. */
  is_running: z.boolean(),
  result: counts,
});
export type ImportProgress = z.infer<typeof importProgress>;

export const readImport = endpoint({
  name: 'user.import_progress',
  method: 'GET',
  path: '/v3/user/import',
  summary: "Progress of the caller's newest import of the last 30 minutes; null without one.",
  right: 'org_admin',
  data: z.object({ import: importProgress.nullable() }),
});

export const importTemplate = endpoint({
  name: 'user.import_template',
  method: 'GET',
  path: '/v3/user/import/template',
  summary: 'The spreadsheet template: its headers, one example row, and notes.',
  right: 'org_admin',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  data: z.string(),
});
