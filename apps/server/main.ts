import { randomFillSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { demoPassword, demoSignIns, seedDemo } from '#demo/server';
import { migrate, openDatabase, startEmbedded } from '#packages/database';
import { createId } from '#packages/kit';
import { prepareTasks, runLoops, runTasks } from '#packages/tasks/server';
import { openPush } from '#push/server';
import { openUses } from '#services/server';
import { openDirectory } from '#work-accounts/server';
import { buildApp } from './app.ts';
import { backupPlanOf } from './backups.ts';
import { tileServicesOf } from './tile-services.ts';
import { weatherOf, weatherServiceOf } from './weather-service.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import {
  demoParts,
  loopsOf,
  migrations,
  stampedTables,
  taskKinds,
  worksOf,
} from './composition.ts';
import { createLog } from './log.ts';
import { outliveErrors } from './last-resort.ts';
import { messageTransports } from './message-transports.ts';
import { startSentence } from './start-sentence.ts';

const drainTimeout = 10_000;
/** Maximum milliseconds that a stop waits for an unfinished start. */
const startTimeout = 5_000;
/** Far above the first load of everything, with the pictures of thousands of people. */
const callsPerMinute = 12_000;
/**
 * Maximum number of connections that wait to be accepted; the system may allow fewer (on Linux
 * `net.core.somaxconn`). With Node's 511, browsers that come back at once lose their connections without an
 * answer.
 */
const backlog = 8192;
const now = () => Date.now();
const newId = () => createId(now(), (bytes) => void randomFillSync(bytes));

const readiness = { started: false, stopping: false };
/** Functions that close what was opened, in order. */
const open: (() => Promise<unknown>)[] = [];

const started = start();
onStop(async () => {
  readiness.stopping = true;
  // A stop during the start waits for the current step, so that nothing is left open. A step that
  // waits for something external, such as a lock or a disk, may never end.
  const settled = started.then(
    () => true,
    () => true,
  );
  const isSettled = await Promise.race([settled, after(startTimeout).then(() => false)]);
  await closeAll();
  if (!isSettled) {
    throw new Error('The start could not be ended in 5 seconds and was given up.');
  }
});
try {
  await started;
} catch (error) {
  if (!readiness.stopping) {
    console.error(startSentence(error));
    await closeAll().catch(() => undefined);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const connectionString = config.databaseUrl ?? (await startOwn(config, log));
  goOn();
  await migrate({ connectionString, migrations, log });
  await prepareTasks(connectionString, taskKinds);
  goOn();
  const database = openDatabase({ connectionString, stampedTables, log });
  open.push(() => database.close());
  await database.ping();
  if (config.demo) await seedDemo(database, { now: now(), parts: demoParts });
  goOn();
  const uses = openUses({ database, log });
  const backups = backupPlanOf(config, connectionString);
  const app = await buildApp({
    database,
    now,
    newId,
    log,
    readiness,
    trustProxy: config.trustProxy,
    pageFolder: fileURLToPath(new URL('../web', import.meta.url)),
    version: config.version,
    publicUrl: config.publicUrl,
    workAccounts: config.workAccounts,
    directory: directoryOf(config),
    placeSearch: config.geocodeUrl === undefined ? undefined : { url: config.geocodeUrl },
    weather: weatherServiceOf(config.weather),
    tiles: tileServicesOf(config.tiles),
    addressSearch: config.geoipUrl === undefined ? undefined : { url: config.geoipUrl },
    isMailSent: config.smtpUrl !== undefined,
    isSmsSent: config.sms !== undefined,
    allowsPrivateWebhooks: config.allowsPrivateWebhooks,
    push: config.push,
    ...{ uses, backups },
    secure: config.publicUrl.startsWith('https:'),
    checkAnswers: config.development,
    apiDocs: config.apiDocs,
    metricsToken: config.metricsToken,
    callsPerMinute,
  });
  await app.listen({ host: config.host, port: config.port, backlog });
  open.push(() => Promise.race([app.close(), after(drainTimeout)]));
  if (config.tasks) {
    const transports = messageTransports(config, { database, now });
    const notes = {
      ...{ mail: uses.noteOf('mail'), sms: uses.noteOf('sms'), webhook: uses.noteOf('webhook') },
    };
    const { publicUrl } = config;
    const weather = weatherOf(weatherServiceOf(config.weather), uses.noteOf('weather'));
    const services = {
      ...{ database, now, newId, publicUrl, transports, notes, weather },
      ...{ isSmsSent: config.sms !== undefined, push: openPush(config.push), backups },
    };
    const tasks = await runTasks({ connectionString, works: worksOf(services), log });
    const onError = (reason: string) => log.warn({ reason }, 'background work failed');
    const loops = runLoops(loopsOf({ ...services, onError }), log);
    open.push(async () => {
      await Promise.all([tasks.stop(), loops.stop()]);
      for (const transport of Object.values(transports)) transport.close?.();
    });
  }
  outliveErrors(log);
  // Only now, as readiness means that everything has started.
  readiness.started = true;
  const address = app.server.address();
  announce(config, typeof address === 'object' && address ? address.port : config.port);
}

function directoryOf({ workAccounts, directory }: Config) {
  if (workAccounts === undefined || directory === undefined) return null;
  return openDirectory(workAccounts, directory);
}

async function startOwn({ dataDir }: Config, log: ReturnType<typeof createLog>): Promise<string> {
  const embedded = await startEmbedded({ dataDir, log });
  open.push(() => embedded.stop());
  return embedded.connectionString;
}

/** @throws Error if a stop was requested meanwhile */
function goOn(): void {
  if (readiness.stopping) throw new Error('stopped while starting');
}

async function closeAll(): Promise<void> {
  for (let close = open.pop(); close !== undefined; close = open.pop()) await close();
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
      // A terminal and npm both forward the signal; the second one is ignored.
      if (stopping) return;
      stopping = true;
      stop().then(
        () => {
          console.log('Watershade has stopped.');
          process.exit(0);
        },
        (error: unknown) => {
          console.error(startSentence(error));
          process.exit(1);
        },
      );
    });
  }
}

async function after(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
