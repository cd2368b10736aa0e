// Whether response times reveal that an email has an account.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#packages/database';
import { askedCalls, createAskedServer, kinds } from './enumeration/asked-emails.ts';
import type { AskedCall } from './enumeration/asked-emails.ts';
import { reportEnumeration } from './enumeration/report-enumeration.ts';
import { measure } from './measure.ts';
import type { Figure } from './measure.ts';
import { sizeOf } from './smoke.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: sizeOf('500', '2') },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
try {
  const server = await createAskedServer(embedded.connectionString);
  const figures = new Map<AskedCall, readonly Figure[]>();
  for (const call of Object.keys(askedCalls) as AskedCall[]) {
    const contenders = kinds.map((kind) => ({ name: kind, round: () => server.ask(call, kind) }));
    // The first responses of a process are always slower.
    await measure(contenders, Math.min(rounds, 20));
    figures.set(call, await measure(contenders, rounds));
  }
  await server.close();
  reportEnumeration(figures, rounds, values.write);
} finally {
  await embedded.remove();
  rmSync(folder, { recursive: true, force: true });
}
