// The effect of the largest rows on the server: three viewers load everything at once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate, startEmbedded } from '#packages/database';
import { startProduct } from '#packages/testing/browser';
import { migrations } from '../apps/server/composition.ts';
import { largeLoadTrial } from './large-rows/load-trial.ts';
import {
  makeLargeRows,
  people as peopleMade,
  pictures as picturesMade,
  rawDataKinds,
} from './large-rows/made-rows.ts';
import type { RawData } from './large-rows/made-rows.ts';
import { reportLargeRows } from './large-rows/report-large-rows.ts';
import type { LargeTrial } from './large-rows/report-large-rows.ts';
import { sizeOf } from './smoke.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

const trials: LargeTrial[] = [];
for (const kind of sizeOf(rawDataKinds, rawDataKinds.slice(0, 1)))
  trials.push(...(await loadsOf(kind)));
reportLargeRows(trials, values.write);

/** The same rows in both forms, each from a newly started server. */
async function loadsOf(kind: RawData): Promise<LargeTrial[]> {
  const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
  try {
    const url = embedded.connectionString;
    await migrate({ connectionString: url, migrations, log: quiet });
    console.log(`making ${kind.name} …`);
    const viewers = await makeLargeRows(url, kind);
    const found: LargeTrial[] = [];
    for (const form of ['json', 'columns'] as const) {
      const product = await startProduct({
        databaseUrl: url,
        env: { DEMO: '0', LOG_LEVEL: 'warn' },
      });
      try {
        const order = { origin: product.origin, viewers, form };
        console.log(`loading it as ${form} …`);
        const figures = await largeLoadTrial(product.pid, order);
        for (const { people, pictures, tests } of figures.viewers) {
          const got = [people, pictures, tests].join();
          if (got !== [peopleMade, picturesMade, kind.tests].join())
            throw new Error(`Only ${got} came.`);
        }
        found.push({ ...figures, rows: kind.name, form });
      } finally {
        await product.stop();
      }
    }
    return found;
  } finally {
    await embedded.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
