import { randomFillSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { demoPassword, demoSignIns, seedDemo } from '#demo/server';
import { migrate, openDatabase, refusePowerfulRole, startEmbedded } from '#packages/database';
import type { Embedded } from '#packages/database';
import { createId } from '#packages/kit';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { migrations, stampedTables } from './features.ts';
import { startSentence } from './start-sentence.ts';

const drainPatience = 10_000;
const now = () => Date.now();
const newId = () => createId(now(), (bytes) => void randomFillSync(bytes));

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(startSentence(error));
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, base: { pid: process.pid } });
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded({ dataDir: config.dataDir, log })
      : undefined;
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  const readiness = { stopping: false };
  try {
    await migrate({ connectionString, migrations, log });
    const database = openDatabase({ connectionString, stampedTables, log });
    await refusePowerfulRole(database);
    if (config.demo) await seedDemo(database, { now: now() });
    const app = await buildApp({
      database,
      now,
      newId,
      log,
      readiness,
      pageFolder: fileURLToPath(new URL('../web', import.meta.url)),
      version: process.env['npm_package_version'] ?? '0.1.0',
      checkAnswers: !config.production,
    });
    await app.listen({ host: config.host, port: config.port });
    const address = app.server.address();
    announce(config, typeof address === 'object' && address ? address.port : config.port);
    onStop(async () => {
      readiness.stopping = true;
      const drained = app.close();
      await Promise.race([drained, after(drainPatience)]);
      await database.close();
      await embedded?.stop();
      log.info({}, 'stopped');
    });
  } catch (error) {
    await stopQuietly(embedded);
    throw error;
  }
}

function announce({ host, demo }: Config, port: number): void {
  console.log(
    `Watershade is ready on http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`,
  );
  if (!demo) return;
  console.log('Sign in to the demo organisation with one of these:');
  for (const email of demoSignIns) console.log(`  ${email}  ${demoPassword}`);
}

function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(startSentence(error));
          process.exit(1);
        },
      );
    });
  }
}

async function stopQuietly(embedded: Embedded | undefined): Promise<void> {
  await embedded?.stop().catch(() => undefined);
}

async function after(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
