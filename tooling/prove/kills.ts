/**
 * Kills the running product repeatedly under a write load and checks what is stored.
 *
 * Every id that the server acknowledged must be in SQL and in a fresh client's sync, a batch is
 * stored completely or not at all, and the product must be ready again in time. Figures are
 * printed; the exit code says whether all of it held.
 *
 * Usage: npm run prove:kills -- [--kills 30] [--both 10] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { startEmbedded } from '#packages/database';
import { seededRandom } from '#packages/kit';
import { createLoad } from './load.ts';
import { createVictim } from './victim.ts';
import { missingInSql, missingInSync } from './verdict.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    both: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const kills = Number(values.kills);
const both = Number(values.both);
const random = seededRandom(Number(values.seed));
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const victim = await createVictim();
await victim.start();
const load = await createLoad(victim.address, random);

const ready = { server: [] as number[], both: [] as number[] };
let loadSeconds = 0;
for (let kill = 0; kill < kills; kill += 1) {
  // Chosen at random, but exactly the requested number in total.
  const together = random() * (kills - kill) < both - ready.both.length;
  const moment = 300 + Math.floor(random() * 1000);
  loadSeconds += moment / 1000;
  await load.during(moment, () => (together ? victim.killBoth() : victim.killServer()));
  const seconds = await victim.start();
  (together ? ready.both : ready.server).push(seconds);
  console.log(
    `kill ${String(kill + 1)} of ${String(kills)} (${together ? 'server and database' : 'server'}): ready again in ${seconds.toFixed(2)} s, ${String(load.acknowledged())} ids acknowledged`,
  );
}

const unsynced = await missingInSync(victim.address, load.batches());
await victim.stop();

const embedded = await startEmbedded({ dataDir: victim.dataDir, log: quiet });
const sql = await missingInSql(embedded.connectionString, load.batches());
await embedded.remove();
await victim.remove();

const slowest = (seconds: number[]) => Math.max(0, ...seconds).toFixed(2);
console.log(`write load: ${loadSeconds.toFixed(1)} s, ${String(load.batches().length)} batches`);
console.log(`acknowledged ids: ${String(load.acknowledged())}`);
console.log(`missing in SQL: ${String(sql.missing)}, missing in a fresh sync: ${String(unsynced)}`);
console.log(`incomplete batches: ${String(sql.half)}`);
console.log(`slowest restart: server ${slowest(ready.server)} s, both ${slowest(ready.both)} s`);

const held =
  load.acknowledged() > 0 &&
  sql.missing === 0 &&
  unsynced === 0 &&
  sql.half === 0 &&
  ready.server.every((seconds) => seconds <= 5) &&
  ready.both.every((seconds) => seconds <= 20);
console.log(held ? 'held' : 'NOT HELD');
process.exit(held ? 0 : 1);
