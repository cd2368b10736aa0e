/**
 * Runs writers against clients that know only the specification, with a concurrent transaction of
 * 30 s, and reports lost rows.
 *
 * Usage: npm run prove:race -- [--rows 50000] [--edges 500] [--writers 16] [--seconds 30]
 */
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';
import { createOrganisation } from './organisation-fixture.ts';
import { startInnerServer } from './inner-server.ts';
import { race } from './race.ts';
import { openSite } from './site.ts';
import { createSpecClient } from './spec-client.ts';
import { doWrite } from './write.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    edges: { type: 'string', default: '500' },
    writers: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '30' },
  },
});
const cluster = await startCluster();
const site = openSite(cluster.connectionString);
const server = await startInnerServer(
  site.database,
  { pageSize: 2000, answerBytes: undefined },
  { before: null },
);

const long = await longTransaction(Number(values.seconds));
console.log(
  `a transaction of ${values.seconds} s with 10 200 rows, ${String(long.beside)} writes and ${String(long.polls)} polls beside: ${String(long.lost)} lost, ${String(long.repeated)} repeated`,
);
const raced = await race(site, server, {
  writers: Number(values.writers),
  rows: Number(values.rows),
  edges: Number(values.edges),
});
console.log(
  `${values.writers} writers: ${String(raced.rows)} rows, ${String(raced.edges)} polls while they wrote, ${raced.seconds.toFixed(1)} s: ${String(raced.lost)} lost, ${String(raced.repeated)} repeated`,
);

await server.close();
await site.close();
await cluster.remove();
const held = long.lost + long.repeated + raced.lost + raced.repeated === 0;
console.log(held ? 'held' : 'NOT HELD');
process.exit(held ? 0 : 1);

async function longTransaction(seconds: number) {
  const organisation = await createOrganisation(site);
  const context = { org_id: organisation.org_id, actor_user_id: null };
  const client = createSpecClient(server.answer, organisation.accounts[0]?.token ?? '', 'as text');
  await client.load();
  let isOver = false;
  const slow = site.database
    .write(context, async (tx) => {
      await doWrite(tx, organisation, { kind: 'add', person: 0, count: 10_200, links: false });
      await tx.query('select pg_sleep($1)', [seconds]);
    })
    .finally(() => (isOver = true));
  const result = { beside: 0, polls: 0, lost: 0, repeated: 0 };
  while (!isOver) {
    await site.database.write(context, (tx) =>
      doWrite(tx, organisation, { kind: 'add', person: 1, count: 1, links: false }),
    );
    await client.poll();
    result.beside += 1;
    result.polls += 1;
  }
  await slow;
  await client.poll();
  const [found] = await site.owner<{ count: number }>(
    'select count(*)::int as count from measurements where org_id = $1',
    [organisation.org_id],
  );
  return { ...result, lost: (found?.count ?? 0) - client.rows.size, repeated: client.repeated };
}
