import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { importCalls } from './import-routes.ts';
import { eraseImported } from './import-store.ts';
import { forgetImport, importWork } from './import-work.ts';
import { imports } from './migrations/2026-11-22-0906-imports.ts';

/** People from a spreadsheet. */
export const importFeature = serverFeature<Viewer>({
  name: 'imports',
  migrations: [imports],
  tasks: [{ kind: forgetImport, work: importWork }],
  calls: () => importCalls,
  personalData: { erase: (tx, { user_id }) => eraseImported(tx, user_id) },
});
