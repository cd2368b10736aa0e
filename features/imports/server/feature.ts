import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { importCalls } from './import-routes.ts';
import { eraseImported } from './import-store.ts';
import { forgetImport, importWork } from './import-work.ts';
import { importBaseline } from './migrations/2026-11-24-0910-imports.ts';

/** People from a spreadsheet. */
export const importFeature = serverFeature<Viewer>({
  name: 'imports',
  migrations: [importBaseline],
  tasks: [{ kind: forgetImport, work: importWork }],
  calls: () => importCalls,
  personalData: { erase: (tx, { user_id }) => eraseImported(tx, user_id) },
});
