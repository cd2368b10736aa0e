// Devices that send a hundred thousand tests while people poll: throughput and waiting times.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate, startEmbedded } from '#packages/database';
import { startProduct } from '#packages/testing/browser';
import { migrations } from '../apps/server/composition.ts';
import { clockAhead, ingest, makeDevices } from './ingest/ingest-load.ts';
import { startPolling } from './ingest/polling.ts';
import { machine } from './machine.ts';
import { percentile } from './percentile.ts';
import { isMet, targetTable } from './targets.ts';
import { makeOrganisations } from './server/made-organisations.ts';
import { writeSection } from './write-section.ts';
import { failUnless, sizeOf } from './smoke.ts';

const { values: options } = parseArgs({
  options: {
    tests: { type: 'string', default: sizeOf('100000', '1000') },
    devices: { type: 'string', default: '8' },
    viewers: { type: 'string', default: sizeOf('200', '5') },
    write: { type: 'boolean', default: false },
  },
});
const [tests, count, viewers] = [options.tests, options.devices, options.viewers].map(Number) as [
  ...[number, number, number],
];
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
try {
  const url = embedded.connectionString;
  await migrate({ connectionString: url, migrations, log: quiet });
  const people = await makeOrganisations(url, { organisations: 1, viewers, tests: 20 });
  const [{ org_id } = { org_id: '' }] = people;
  const devices = await makeDevices(url, org_id, count);
  const product = await startProduct({ databaseUrl: url, env: { DEMO: '0', LOG_LEVEL: 'error' } });
  try {
    const polling = startPolling(product.origin, people, 60_000);
    console.log(`sending ${String(tests)} tests …`);
    const sent = await ingest(product.origin, { devices, people, tests });
    const ahead = await clockAhead(url, org_id);
    const polls = await polling.stop();
    const targets = [
      {
        what: 'Tests a second',
        figure: sent.accepted / sent.seconds,
        limit: 2000,
        least: true,
        unit: '',
      },
      { what: 'Stored tests', figure: sent.accepted, limit: tests, least: true, unit: '' },
      { what: 'Polls meanwhile, p95', figure: percentile(polls.took, 95), limit: 250, unit: 'ms' },
      { what: 'Clock ahead at the end', figure: ahead, limit: 60, unit: 's' },
      { what: 'Errors', figure: sent.faults + polls.errors, limit: 0, unit: '' },
    ];
    const section = [
      machine(),
      `**${String(tests)} tests by ${String(count)} devices of one organisation, ${String(viewers)} polling people**`,
      [
        '| | calls | p50 ms | p95 ms |',
        '| --- | --- | --- | --- |',
        line('500 tests', sent.took),
        line('polls', polls.took),
      ].join('\n'),
      `${String(sent.waits)} calls had to wait. It took ${sent.seconds.toFixed(1)} s.`,
      targetTable(targets),
    ].join('\n\n');
    console.log(section);
    if (options.write) writeSection('ingest', section);
    failUnless(targets.every(isMet));
  } finally {
    await product.stop();
  }
} finally {
  await embedded.remove();
  rmSync(folder, { recursive: true, force: true });
}

function line(what: string, took: readonly number[]): string {
  const [middle, high] = [50, 95].map((percent) => percentile(took, percent).toFixed(1));
  return `| ${what} | ${String(took.length)} | ${middle ?? ''} | ${high ?? ''} |`;
}
