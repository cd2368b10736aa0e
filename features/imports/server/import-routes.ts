import { importTemplate, readImport, runImport, verifyImport } from '#imports/contract';
import { bind, FileAnswer } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { findProgress } from './import-store.ts';
import { runVerified } from './import-run.ts';
import { verify } from './import-verify.ts';
import { templateFile } from './template.ts';

/** Calls that import people from a spreadsheet. */
export const importCalls: Bound<Viewer>[] = [
  bind(verifyImport, verify),
  bind(runImport, runVerified),
  bind(readImport, async ({ viewer, database, now }) => ({
    import: await database.read(viewer.org_id, (tx) => findProgress(tx, viewer.user_id, now())),
  })),
  bind(importTemplate, async () => {
    const bytes = await templateFile();
    const parts = (async function* parts() {
      yield bytes;
    })();
    return new FileAnswer({ type: importTemplate.file, name: 'watershade-people.xlsx', parts });
  }),
];
