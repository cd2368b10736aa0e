import { accountBucket, countAttempt } from '#auth/server';
import { findOrganisation, findZone } from '#organisation/server';
import { exportText, zipOf } from '#packages/export/server';
import type { ExportTable, ZipEntry } from '#packages/export/server';
import type { PersonalData } from '#packages/feature/server';
import { bind, FileAnswer, HttpError } from '#packages/http/server';
import type { Bound, Call, ServerContext } from '#packages/http/server';
import { dateText, fileDate } from '#packages/kit';
import { findPeople, findPicture } from '#people/server';
import { personName } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { exportOrganisation, exportPerson, privacyMessages } from '#privacy/contract';
import { storeView } from '#profile-views/server';

/** Calls that export all data of the organisation and of one person. */
export function exportCalls(personalData: readonly PersonalData[]): Bound<Viewer>[] {
  const ofAll = byFile(personalData.flatMap(({ ofOrganisation = [] }) => ofOrganisation));
  const ofOne = byFile(personalData.flatMap(({ ofPerson = [] }) => ofPerson));
  return [
    bind(exportOrganisation, (call) => organisationFile(call, ofAll)),
    bind(exportPerson, (call) => personFile(call, ofOne)),
  ];
}

function byFile(tables: readonly ExportTable[]): ExportTable[] {
  return tables.toSorted((a, b) => a.file.localeCompare(b.file));
}

async function organisationFile(
  call: Call<typeof exportOrganisation, Viewer>,
  all: readonly ExportTable[],
) {
  const { viewer, database } = call;
  const { org_id } = viewer;
  await countExport(call, viewer);
  const { name, zone } = await database.write(viewer, async (tx) => {
    const organisation = await findOrganisation(tx);
    if (organisation === null) throw new HttpError('NOT_FOUND');
    tx.audit({ action: 'export', entity: 'organisation', entity_id: org_id });
    return { name: organisation.name, zone: await findZone(tx) };
  });
  const about = `Everything that Watershade stores about ${name}`;
  return fileOf(fileNameOf('organisation', zone, call.now()), call.now(), [
    readme(about, zone, call.now()),
    ...tables(call, all, { org_id, user_id: null }),
  ]);
}

async function personFile(call: Call<typeof exportPerson, Viewer>, all: readonly ExportTable[]) {
  const { viewer, params, database } = call;
  const { org_id } = viewer;
  const user_id = params.id.toLowerCase();
  await countExport(call, viewer);
  const { name, picture, zone } = await database.write(
    { org_id, actor_user_id: viewer.user_id },
    async (tx) => {
      const person = (await findPeople(tx, [user_id])).get(user_id);
      if (person === undefined) throw new HttpError('NOT_FOUND');
      tx.audit({ action: 'export', entity: 'user', entity_id: user_id });
      if (user_id !== viewer.user_id) {
        const time = new Date(call.now()).toISOString();
        const view = { user_id, viewed_by: viewer.user_id, kind: 'export', time } as const;
        await storeView(tx, { ...view, view_id: call.newId(), created_time: time });
      }
      return {
        name: personName(person),
        picture: await findPicture(tx, user_id),
        zone: await findZone(tx),
      };
    },
  );
  const about = `Everything that Watershade stores about ${name}`;
  return fileOf(fileNameOf('person', zone, call.now()), call.now(), [
    readme(about, zone, call.now()),
    ...tables(call, all, { org_id, user_id }),
    ...(picture === null
      ? []
      : [{ name: 'picture.jpg', parts: partsOf(Buffer.from(picture, 'base64')) }]),
  ]);
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

function tables(
  { database }: Pick<ServerContext, 'database'>,
  of: readonly ExportTable[],
  whose: { org_id: string; user_id: string | null },
): ZipEntry[] {
  return of.map((table) => ({ name: table.file, parts: exportText(database, table, whose) }));
}

function readme(about: string, zone: string, now: number): ZipEntry {
  const text = [
    'Confidential',
    '',
    `${about}, as of ${dateText(now, zone)}.`,
    'The files are comma-separated text in UTF-8. Times are in UTC.',
  ];
  return { name: 'README.txt', parts: partsOf(`${text.join('\r\n')}\r\n`) };
}

async function* partsOf(part: string | Uint8Array) {
  yield part;
}

function fileNameOf(word: string, zone: string, now: number): string {
  return `watershade-${word}-${fileDate(zone, now)}.zip`;
}

function fileOf(name: string, now: number, entries: readonly ZipEntry[]): FileAnswer {
  return new FileAnswer({ type: 'application/zip', name, parts: zipOf(entries, now) });
}
