import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { importMessages } from './import-messages.ts';
import { largestFile, mostRows, verifiedRow } from './verified-row.ts';

export const verifyImport = endpoint({
  name: 'user.import_verify',
  method: 'POST',
  path: '/v3/user/import/verify',
  summary:
    'Reads a spreadsheet of people and says of each row what an import would do; a number where the file or the caller is refused. Nobody is added yet.',
  // Whoever is no admin is told so by a code.
  right: 'signed_in',
  upload: { field: 'file', largest: largestFile },
  data: z.union([z.number().int(), z.array(verifiedRow)]),
  beside: z.object({ import_token: z.string().optional() }),
  errors: ['TOO_LARGE', 'TOO_MANY'],
  exempt: true,
  timeout: 60_000,
});

const counts = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  failed: z.array(z.object({ row: z.number().int(), message: z.string() })),
});
export type ImportCounts = z.infer<typeof counts>;

const done = counts.extend({
  /** Who was created or updated. */
  user_ids: z.array(z.string()),
});
export type ImportDone = z.infer<typeof done>;

const sheetRow = z.number().int().min(2);

export const runImport = endpoint({
  name: 'user.import',
  method: 'POST',
  path: '/v3/user/import',
  summary:
    'Adds or completes the people of verified rows, 500 at a time; the same call again answers the same and adds nobody twice.',
  right: 'org_admin',
  body: z.object({
    import_token: z.string().max(200, importMessages.expired),
    rows: z.array(sheetRow).min(1).max(mostRows),
    /** Rows that further calls will ask for: the progress is told of all of them. */
    planned: z.array(sheetRow).max(mostRows).default([]),
  }),
  data: done,
  exempt: true,
  timeout: 600_000,
});

/** How far an import has come. */
export const importProgress = z.object({
  import_id: z.string(),
  /** Rows that were asked for, and how many of them are through. */
  total: z.number().int(),
  done: z.number().int(),
  /** Somebody is at it; otherwise it has ended, or was broken off. */
  is_running: z.boolean(),
  result: counts,
});
export type ImportProgress = z.infer<typeof importProgress>;

export const readImport = endpoint({
  name: 'user.import_progress',
  method: 'GET',
  path: '/v3/user/import',
  summary: "How far the caller's newest import of the last 30 minutes has come; null without one.",
  right: 'org_admin',
  data: z.object({ import: importProgress.nullable() }),
});

export const importTemplate = endpoint({
  name: 'user.import_template',
  method: 'GET',
  path: '/v3/user/import/template',
  summary: 'The spreadsheet to fill in: its headers, one row as an example, and notes.',
  right: 'org_admin',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  data: z.string(),
});
