import { randomFillSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { measurementColumns } from '#measurements/contract';
import { syncMeasuresInit } from '#offline-copy/contract';
import { openDatabase } from '#packages/database';
import { createId } from '#packages/kit';
import { columnAnswerType, layoutHeader, layoutName, layoutOf } from '#packages/sync/contract';

import { buildApp } from '../../apps/server/app.ts';
import { stampedTables } from '../../apps/server/composition.ts';
import { createLog } from '../../apps/server/log.ts';
import type { MadeViewer } from './made-organisations.ts';

/** Form of a requested page. */
export type AskedForm = 'json' | 'columns' | 'columns with gzip';

/** The server's HTTP side in this process, and COPY on the same connections. */
export interface MadeApp {
  /** Requests a page of a first load; returns the number of its rows. */
  page(viewer: MadeViewer, form: AskedForm, after: string): Promise<number>;
  /** The same rows by COPY, without processing. */
  copy(viewer: MadeViewer, after: string): Promise<number>;
  close(): Promise<void>;
}

const horizon = '2026-11-01T00:00:00.000Z';

/** Creates it on a database. */
export async function createMadeApp(url: string): Promise<MadeApp> {
  const log = createLog('silent');
  const database = openDatabase({ connectionString: url, stampedTables, log });
  const app = await buildApp({
    database,
    now: () => Date.now(),
    newId: () => createId(Date.now(), (bytes) => void randomFillSync(bytes)),
    log,
    pageFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    version: 'bench',
    publicUrl: 'http://127.0.0.1',
  });
  return {
    async page({ token }, form, after) {
      const answer = await app.inject({
        method: 'POST',
        url: syncMeasuresInit.path,
        headers: { ...headersOf(form), authorization: `Bearer ${token}` },
        payload: { measurements: after, init_measurement_sync_time: horizon },
        // Otherwise the conversion of bytes to text would be measured too.
        payloadAsStream: true,
      });
      if (answer.statusCode !== 200) throw new Error(`Status ${String(answer.statusCode)}`);
      const isColumns = answer.headers['content-type'] === columnAnswerType;
      if (isColumns !== (form !== 'json')) throw new Error('The response has another form');
      const bytes = await lengthOf(answer.stream());
      if (bytes < 50_000) throw new Error(`A page of ${String(bytes)} bytes`);
      return 2000;
    },
    copy: ({ org_id }, after) =>
      database.read(org_id, async (tx) => {
        const bytes = await tx.copy(
          `select r.* from measurements as r
           where r.org_id = $1 and r.modified_time > $2 and r.modified_time <= $3
           order by r.modified_time limit 2000`,
          [org_id, after, horizon],
        );
        return bytes.length > 100_000 ? 2000 : 0;
      }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function lengthOf(stream: AsyncIterable<Buffer>): Promise<number> {
  let length = 0;
  for await (const part of stream) length += part.length;
  return length;
}

const layout = layoutName(layoutOf('measurement_id', measurementColumns));

function headersOf(form: AskedForm): Record<string, string> {
  if (form === 'json') return { 'accept-encoding': 'identity' };
  return {
    accept: `${columnAnswerType}, application/json;q=0.9`,
    [layoutHeader]: `measurements=${layout}`,
    'accept-encoding': form === 'columns' ? 'identity' : 'gzip',
  };
}
