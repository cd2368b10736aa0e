import { findOrganisation, findZone } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import { exportText, zipOf } from '#packages/export/server';
import type { ExportTable, ZipEntry } from '#packages/export/server';
import type { PersonalData } from '#packages/feature/server';
import { FileAnswer } from '#packages/http/server';
import type { ServerContext } from '#packages/http/server';
import { dateText, fileDate } from '#packages/kit';
import { findPeople, findPicture } from '#people/server';
import { personName } from '#people/domain';

/** The tables of all features in an export, by the names of their files. */
export function exportTables(
  personalData: readonly PersonalData[],
  whose: 'ofOrganisation' | 'ofPerson',
): ExportTable[] {
  const tables = personalData.flatMap((part) => part[whose] ?? []);
  return tables.toSorted((a, b) => a.file.localeCompare(b.file));
}

interface ExportParts extends Pick<ServerContext, 'database' | 'now'> {
  readonly tables: readonly ExportTable[];
}

/** Who exports: a person, or the operator of the server (null). */
interface Exporter {
  readonly org_id: string;
  readonly actor_user_id: string | null;
}

/** All data of an organisation as a zip; null if there is no such organisation. */
export async function organisationFile(
  { database, now, tables }: ExportParts,
  exporter: Exporter,
): Promise<FileAnswer | null> {
  const { org_id } = exporter;
  const found = await database.write(exporter, async (tx) => {
    const organisation = await findOrganisation(tx);
    if (organisation === null) return null;
    tx.audit({ action: 'export', entity: 'organisation', entity_id: org_id });
    return { name: organisation.name, zone: await findZone(tx) };
  });
  if (found === null) return null;
  const time = now();
  return fileOf('organisation', { ...found, time }, [
    ...entries({ database, tables }, { org_id, user_id: null }),
  ]);
}

/**
 * All data about a person as a zip; null if there is no such person.
 *
 * @param onExport runs in the transaction that records the export
 */
export async function personFile(
  { database, now, tables }: ExportParts,
  exporter: Exporter,
  user_id: string,
  onExport: (tx: WriteTx) => Promise<unknown>,
): Promise<FileAnswer | null> {
  const { org_id, actor_user_id } = exporter;
  const found = await database.write(exporter, async (tx) => {
    const person = (await findPeople(tx, [user_id])).get(user_id);
    if (person === undefined) return null;
    const entry = { action: 'export', entity: 'user', entity_id: user_id };
    tx.audit(actor_user_id === null ? { ...entry, summary: 'By the server operator' } : entry);
    await onExport(tx);
    return {
      name: personName(person),
      picture: await findPicture(tx, user_id),
      zone: await findZone(tx),
    };
  });
  if (found === null) return null;
  const { picture } = found;
  const time = now();
  return fileOf('person', { ...found, time }, [
    ...entries({ database, tables }, { org_id, user_id }),
    ...(picture === null
      ? []
      : [{ name: 'picture.jpg', parts: partsOf(Buffer.from(picture, 'base64')) }]),
  ]);
}

function entries(
  { database, tables }: Pick<ExportParts, 'database' | 'tables'>,
  whose: { org_id: string; user_id: string | null },
): ZipEntry[] {
  return tables.map((table) => ({ name: table.file, parts: exportText(database, table, whose) }));
}

function fileOf(
  word: string,
  { name, zone, time }: { name: string; zone: string; time: number },
  content: readonly ZipEntry[],
): FileAnswer {
  const about = `Everything that Watershade stores about ${name}`;
  return new FileAnswer({
    type: 'application/zip',
    name: `watershade-${word}-${fileDate(zone, time)}.zip`,
    parts: zipOf([readme(about, zone, time), ...content], time),
  });
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
