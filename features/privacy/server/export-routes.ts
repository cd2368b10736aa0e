import { accountBucket, countAttempt } from '#auth/server';
import type { ExportTable } from '#packages/export/server';
import type { PersonalData } from '#packages/feature/server';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call, ServerContext } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { exportOrganisation, exportPerson, privacyMessages } from '#privacy/contract';
import { storeView } from '#profile-views/server';
import { exportTables, organisationFile, personFile } from './export-files.ts';

/** Calls that export all data of the organisation and of one person. */
export function exportCalls(personalData: readonly PersonalData[]): Bound<Viewer>[] {
  const ofAll = exportTables(personalData, 'ofOrganisation');
  const ofOne = exportTables(personalData, 'ofPerson');
  return [
    bind(exportOrganisation, (call) => everything(call, ofAll)),
    bind(exportPerson, (call) => ofPerson(call, ofOne)),
  ];
}

async function everything(
  call: Call<typeof exportOrganisation, Viewer>,
  tables: readonly ExportTable[],
) {
  const { viewer, database, now } = call;
  await countExport(call, viewer);
  const exporter = { org_id: viewer.org_id, actor_user_id: viewer.user_id };
  const file = await organisationFile({ database, now, tables }, exporter);
  if (file === null) throw new HttpError('NOT_FOUND');
  return file;
}

async function ofPerson(call: Call<typeof exportPerson, Viewer>, tables: readonly ExportTable[]) {
  const { viewer, params, database, now, newId } = call;
  const user_id = params.id.toLowerCase();
  await countExport(call, viewer);
  const exporter = { org_id: viewer.org_id, actor_user_id: viewer.user_id };
  const file = await personFile({ database, now, tables }, exporter, user_id, async (tx) => {
    if (user_id === viewer.user_id) return;
    const time = new Date(now()).toISOString();
    const view = { user_id, viewed_by: viewer.user_id, kind: 'export', time } as const;
    await storeView(tx, { ...view, view_id: newId(), created_time: time });
  });
  if (file === null) throw new HttpError('NOT_FOUND');
  return file;
}

/** An export is expensive and contains everything, so their number is limited. */
async function countExport(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  { org_id, user_id }: Viewer,
): Promise<void> {
  const limits = [
    { bucket: accountBucket('export', { org_id, user_id }), most: 20, seconds: 3600 },
    { bucket: `export-of:${org_id}`, most: 60, seconds: 3600 },
  ];
  await countAttempt(database, limits, now(), privacyMessages.tooMany);
}
