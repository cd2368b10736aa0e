// The product's server as a process of its own, with small pages: built to be killed by histories.
// It is loaded ahead and begins when it is told on which database.
import { once } from 'node:events';
import { pino } from 'pino';
import { openDatabase } from '#packages/database';
import { buildApp } from '../../../apps/server/app.ts';
import { stampedTables } from '../../../apps/server/features.ts';
import { newId } from './house.ts';

process.once('disconnect', () => process.exit());
const [{ connectionString, pageSize }] = (await once(process, 'message')) as [
  { connectionString: string; pageSize: number },
];
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const app = await buildApp({
  database: openDatabase({ connectionString, stampedTables, log: quiet, poolSize: 4 }),
  now: () => Date.now(),
  newId,
  log: pino({ level: 'silent' }),
  pageFolder: '/nowhere',
  version: 'proof',
  publicUrl: 'http://127.0.0.1',
  syncPageSize: pageSize,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
