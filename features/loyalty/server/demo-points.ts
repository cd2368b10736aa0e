import { mostTestPoints } from '#loyalty/contract';
import { openMonths } from '#loyalty/domain';
import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { addEntry } from './ledger-store.ts';

/**
 * Adds the points for tests of the newest month that is over; those of later months are counted by
 * the task.
 */
export async function addDemoPoints(tx: WriteTx, { now, zone, idOf }: DemoSite): Promise<void> {
  const [, before] = openMonths(now, zone);
  const end = Date.parse(`${before}-01T00:07:00Z`);
  const [, month] = openMonths(end + 86_400_000, zone);
  await addEntry(
    tx,
    {
      ...{ cause: `tests:${month}:1-${String(mostTestPoints)}`, kind: 'tests', summary: month },
      ...{ points: mostTestPoints, user_id: null },
    },
    { entry_id: idOf('loyalty tests'), time: new Date(end).toISOString() },
  );
}
