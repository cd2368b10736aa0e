// The product's server as a separate process with small pages, which histories kill. It is loaded
// in advance, starts when it receives a database, and waits for the next one.
import { once } from 'node:events';
import { pino } from 'pino';
import { openDatabase } from '#packages/database';
import { buildApp } from '../../../apps/server/app.ts';
import { stampedTables } from '../../../apps/server/composition.ts';
import { newId } from './organisation-fixture.ts';
import type { AnswerSize } from './inner-server.ts';

interface Order extends AnswerSize {
  connectionString: string;
}

process.once('disconnect', () => process.exit());
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

for (;;) {
  const [order] = (await once(process, 'message')) as [Order];
  const database = openDatabase({ ...order, stampedTables, log: quiet, poolSize: 4 });
  const app = await buildApp({
    database,
    now: () => Date.now(),
    newId,
    log: pino({ level: 'silent' }),
    pageFolder: '/nowhere',
    version: 'proof',
    publicUrl: 'http://127.0.0.1',
    syncPageSize: order.pageSize,
    syncAnswerBytes: order.answerBytes,
  });
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
  await once(process, 'message');
  await app.close();
  await database.close();
  process.send?.('rests');
}
