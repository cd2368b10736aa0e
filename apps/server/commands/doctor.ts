import { asOwner, openDatabase } from '#packages/database';
import { stampedTables } from '../composition.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { createLog } from '../log.ts';
import { startSentence } from '../start-sentence.ts';
import { openOwner, UsageError } from './command.ts';
import type { Command, Environment } from './command.ts';
import { check, ok, problem } from './doctor-check.ts';
import type { Check, Finding } from './doctor-check.ts';
import { databaseChecks, isEmpty, tableChecks } from './doctor-database.ts';
import { machineChecks, nodeFinding } from './doctor-machine.ts';
import { workChecks } from './doctor-work.ts';

export const doctor: Command = {
  name: 'doctor',
  args: '',
  about:
    'Check configuration, machine, database and waiting work; exit code 1 if there is a problem.',
  async run({ args, env }) {
    if (args.length > 0) throw new UsageError('Add nothing.');
    const checks = await allChecks(env);
    const isFailed = checks.some(({ state }) => state === 'problem');
    return { text: checks.map(lineOf).join('\n'), data: { checks }, isFailed };
  },
};

async function allChecks(env: Environment): Promise<Check[]> {
  const node = await check('Node', () => nodeFinding(process.versions.node));
  const config = configOf(env);
  if (Array.isArray(config)) return [...config, ...node];
  const now = Date.now();
  return [
    ...(await check('configuration', () => ok(placeOf(config)))),
    ...node,
    ...(await machineChecks(config, now)),
    ...(await onDatabase(env, config, now)),
  ];
}

/** The configuration, or a check for each of its mistakes. */
function configOf(env: Environment): Config | Check[] {
  try {
    return readConfig(env);
  } catch (error) {
    const sentences = (error instanceof Error ? error.message : String(error)).split('\n');
    const advice = 'Correct the variable; see README.md. The rest was not checked.';
    return sentences.map((found) => ({ name: 'configuration', ...problem(found, advice) }));
  }
}

function placeOf({ databaseUrl, dataDir, publicUrl }: Config): string {
  const where = databaseUrl === undefined ? `embedded, in DATA_DIR ${dataDir}` : 'DATABASE_URL';
  return `All variables are valid. Database: ${where}. Address: ${publicUrl}.`;
}

async function onDatabase(env: Environment, config: Config, now: number): Promise<Check[]> {
  const isEmbedded = config.databaseUrl === undefined;
  const unreachable = (error: unknown): Finding =>
    problem(
      startSentence(error),
      isEmbedded ? 'Check DATA_DIR.' : 'Check DATABASE_URL, the network and the database server.',
    );
  try {
    const { connectionString, stop } = await openOwner(env);
    const database = openDatabase({ connectionString, stampedTables, log: createLog('silent') });
    try {
      return await asOwner(connectionString, async (owner) => [
        ...(await databaseChecks({ owner, database, isEmbedded })),
        ...((await isEmpty(owner))
          ? await check('schema', () => empty)
          : [
              ...(await tableChecks({ owner, database, isEmbedded })),
              ...(await workChecks(
                { owner, database, isNightly: config.backupDir !== undefined },
                now,
              )),
            ]),
      ]);
    } finally {
      await database.close();
      await stop();
    }
  } catch (error) {
    return check('database', () => unreachable(error));
  }
}

const empty = problem('The database is empty.', 'Start the server, or run `watershade migrate`.');

function lineOf({ name, state, found, advice }: Check): string {
  const line = `${state.padEnd(7)}  ${name}: ${found}`;
  return advice === undefined ? line : `${line}\n         ${advice}`;
}
