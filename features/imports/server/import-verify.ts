import { setImmediate } from 'node:timers/promises';
import { loadCommonPasswords, passwordMinimum } from '#auth/domain';
import { createToken, hashToken } from '#auth/server';
import { importColumns, importMessages, mostRows, verifiedFor } from '#imports/contract';
import type { ImportCode, SheetRow, VerifiedRow, verifyImport } from '#imports/contract';
import { fileKind, isSheetName, verifiedRow, verifyRows } from '#imports/domain';
import type { ReadyRow } from '#imports/domain';
import { findOrganisation } from '#organisation/server';
import { ExtraFieldsAnswer, HttpError } from '#packages/http/server';
import type { Call, UploadedFile } from '#packages/http/server';
import { jsonBytes } from '#packages/kit';
import { queueTask } from '#packages/tasks/server';
import { cleanEmail, domainOf } from '#people/domain';
import { countEmails, findForeignDomains, findKnownPeople, findTakenEmails } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { findActiveTags } from '#tags/server';
import { insertImport, insertImportRows } from './import-store.ts';
import { forgetImport } from './import-work.ts';
import { passwordSeal } from './sealed-password.ts';
import { readInThread } from './sheet/sheet-reader.ts';

type VerifyCall = Call<typeof verifyImport, Viewer>;
type Answer = ImportCode | ExtraFieldsAnswer<ImportCode | VerifiedRow[]>;

/** Maximum size of all verified rows as JSON in bytes, as the response contains them all. */
const mostBytes = 8 * 1024 * 1024;

/** Number of rows verified before other calls get their turn. */
const rowsAtATime = 50;

/**
 * Reads a file and returns what an import would do with each row; the rows are stored for a while.
 */
export async function verify(call: VerifyCall): Promise<Answer> {
  const { viewer, upload } = call;
  if (!isAdmin(viewer)) return 5;
  await countEmails(call, 'file');
  const file = await read(upload);
  if (typeof file === 'number' || file instanceof ExtraFieldsAnswer) return file;
  const rows = await readyRows(call, file);
  const import_token = createToken();
  await keep(call, import_token, rows);
  return new ExtraFieldsAnswer(rows.map(verifiedRow), { import_token });
}

interface ReadFile {
  rows: SheetRow[];
  extra: string[];
}

async function read(
  upload: UploadedFile | null,
): Promise<ReadFile | ImportCode | ExtraFieldsAnswer<ImportCode>> {
  if (upload === null) return 0;
  if (!isSheetName(upload.name)) return 1;
  if (upload.isTooLarge) throw new HttpError('TOO_LARGE', { message: importMessages.tooLarge });
  const kind = fileKind(upload);
  if (kind === null) return 2;
  const columns = importColumns;
  const sheet = await readInThread({ kind, bytes: upload.bytes, columns, mostRows });
  if (sheet.is === 'refused') {
    if (sheet.code !== 4) return sheet.code;
    return new ExtraFieldsAnswer(sheet.code, { missing: sheet.missing });
  }
  if (sheet.is === 'too_long') {
    throw new HttpError('TOO_LARGE', { message: importMessages.tooManyRows });
  }
  return sheet;
}

/** @throws HttpError TOO_LARGE if the notes of the rows exceed the size of a response */
async function readyRows(
  { viewer, database, newId }: VerifyCall,
  { rows, extra }: ReadFile,
): Promise<ReadyRow[]> {
  const emails = [...new Set(rows.flatMap(({ email }) => cleanEmail(email) ?? []))];
  const known = await database.read(viewer.org_id, async (tx) => ({
    organisation: await findOrganisation(tx),
    people: await findKnownPeople(tx, emails),
    takenEmails: await findTakenEmails(tx, emails),
    foreignDomains: await findForeignDomains(tx, [...new Set(emails.map(domainOf))]),
    tags: await findActiveTags(tx),
  }));
  const { name = '', metadata = {} } = known.organisation ?? {};
  const common = await loadCommonPasswords();
  const ready: ReadyRow[] = [];
  let bytes = 0;
  const passwords = { minimum: passwordMinimum(metadata), common };
  for (const row of verifyRows({ ...known, rows, extra, organisation: name, passwords, newId })) {
    ready.push(row);
    bytes += jsonBytes(row);
    if (bytes > mostBytes)
      throw new HttpError('TOO_LARGE', { message: importMessages.tooMuchText });
    if (ready.length % rowsAtATime === 0) await setImmediate();
  }
  return ready;
}

async function keep(
  { viewer, database, now, newId }: VerifyCall,
  import_token: string,
  rows: readonly ReadyRow[],
): Promise<void> {
  const { org_id, user_id } = viewer;
  const import_id = newId();
  const time = now();
  const expires = new Date(time + verifiedFor);
  await database.write(viewer, async (tx) => {
    await insertImport(tx, {
      ...{ import_id, user_id, token_hash: hashToken(import_token) },
      created_time: new Date(time).toISOString(),
      expires_time: expires.toISOString(),
    });
    await insertImportRows(tx, import_id, rows, passwordSeal(import_token, import_id));
    await queueTask(tx, forgetImport, { org_id, import_id }, { after: expires });
  });
}
