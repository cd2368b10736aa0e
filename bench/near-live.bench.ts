// How soon an open screen shows what another process wrote: a supervisor's dashboard, the progress
// of a session, and rows that they may not see any more. From the response of the write to the changed screen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#packages/database';
import { openNearLive } from '../journeys/near-live.ts';
import { machine } from './machine.ts';
import { isMet, targetTable } from './targets.ts';
import { failUnless, sizeOf } from './smoke.ts';

const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
const near = await openNearLive(embedded.connectionString);
try {
  // The first one only brings the worker into a known state.
  const [, ...shown] = await near.addTests(
    ['198', '41', '199', '42', '198', '43', '197'].slice(0, sizeOf(7, 2)),
  );
  const progress = await near.testSession(sizeOf(6, 1));
  const requests = await near.askForBreaks(sizeOf(4, 1));
  await near.watching.page.getByRole('link', { name: 'People' }).first().click();
  const gone = await near.takeRights();
  const targets = [
    {
      what: 'A test shows in another browser',
      figure: Math.max(...shown),
      limit: 2000,
      unit: 'ms',
    },
    {
      what: 'A test shows in the progress of a session in another browser',
      figure: Math.max(...progress),
      limit: 2000,
      unit: 'ms',
    },
    {
      what: "A worker's request for a break shows to the supervisor",
      figure: Math.max(...requests),
      limit: 2000,
      unit: 'ms',
    },
    { what: 'People no longer visible are removed', figure: gone, limit: 5000, unit: 'ms' },
  ];
  console.log([machine(), targetTable(targets)].join('\n\n'));
  failUnless(targets.every(isMet));
} finally {
  await near.close();
  await embedded.remove();
  rmSync(folder, { recursive: true, force: true });
}
