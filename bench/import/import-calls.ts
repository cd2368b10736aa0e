import { authLogin } from '#auth/contract';
import { runImport, sliceLength, verifyImport } from '#imports/contract';
import type { ImportDone, VerifiedRow } from '#imports/contract';

/** The needed fields of a response. */
interface Answer {
  data: unknown;
  import_token: string;
}

/** The calls of an import as the page makes them. */
export function importCalls(origin: string, token: string) {
  const call = async (path: string, init: Pick<RequestInit, 'method' | 'body'>) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
    };
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    return { status: response.status, body: (await response.json()) as Answer };
  };
  return {
    call,
    async verify(file: Buffer, name = 'crew.xlsx') {
      const body = new FormData();
      body.append('file', new Blob([Uint8Array.from(file)]), name);
      return call(verifyImport.path, { method: 'POST', body });
    },
    /** Imports all valid rows, slice by slice. */
    async run({ data, import_token }: Answer): Promise<ImportDone> {
      const rows = (data as VerifiedRow[]).flatMap(({ row, action }) =>
        action === 'skip' ? [] : [row],
      );
      const sum: ImportDone = { created: 0, updated: 0, failed: [], user_ids: [] };
      for (let from = 0; from < rows.length; from += sliceLength) {
        const slice = rows.slice(from, from + sliceLength);
        const { body } = await call(runImport.path, {
          method: 'POST',
          body: JSON.stringify({ import_token, rows: slice, planned: rows }),
        });
        const done = body.data as ImportDone;
        sum.created += done.created;
        sum.updated += done.updated;
        sum.failed.push(...done.failed);
        sum.user_ids.push(...done.user_ids);
      }
      return sum;
    },
  };
}

/** Signs in to the demo and returns the token. */
export async function signInToDemo(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}${authLogin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-heat-2026' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}
