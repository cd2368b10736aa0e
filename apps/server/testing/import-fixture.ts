import { expect } from 'vitest';
import type { ImportDone, ImportProgress, VerifiedRow } from '#imports/contract';
import { signInTo, createOrgFixture } from './org-fixture.ts';
import type { OrgFixture } from './org-fixture.ts';
import { sheetFile, upload } from './sheet.ts';
import type { SentFile, SheetLine } from './sheet.ts';

/** A fixture with the import calls, made by its admin by default. */
export interface ImportFixture extends OrgFixture {
  /** The admin's sign-in. */
  admin: string;
  /** Sends a readable file; returns its rows and the token for the import. */
  verified: (
    sent: SentFile,
    token?: string,
  ) => Promise<{ rows: VerifiedRow[]; import_token: string }>;
  verifiedLines: (
    lines: readonly SheetLine[],
  ) => Promise<{ rows: VerifiedRow[]; import_token: string }>;
  run: (
    import_token: string,
    rows: number[],
    token?: string,
  ) => Promise<Awaited<ReturnType<OrgFixture['app']['call']>> & { done: ImportDone }>;
  progress: () => Promise<ImportProgress | null>;
  /** Rows of the first organisation. */
  rowsOf: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
}

/** A separate fixture for a file about imports. */
export async function createImportFixture(): Promise<ImportFixture> {
  const fixture = await createOrgFixture();
  const { app, acme, database } = fixture;
  const admin = await signInTo(app, acme.emailOf('admin'));
  const verified = async (sent: SentFile, token = admin) => {
    const { status, text } = await upload(app, sent, token);
    const body = JSON.parse(text) as { data: VerifiedRow[]; import_token: string };
    expect([status, Array.isArray(body.data)]).toEqual([200, true]);
    return { rows: body.data, import_token: body.import_token };
  };
  return {
    ...fixture,
    admin,
    verified,
    verifiedLines: (lines) => verified({ file: sheetFile(lines) }),
    run: async (import_token, rows, token = admin) => {
      const answer = await app.call('POST', '/v3/user/import', { import_token, rows }, token);
      return { ...answer, done: answer.body.data as unknown as ImportDone };
    },
    progress: async () => {
      const { body } = await app.call('GET', '/v3/user/import', undefined, admin);
      return (body.data as unknown as { import: ImportProgress | null }).import;
    },
    rowsOf: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await database.read(acme.org_id, (tx) => tx.query<Row>(sql, values))).rows,
  };
}
