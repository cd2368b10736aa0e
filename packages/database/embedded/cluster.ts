import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chown,
  mkdir,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Log } from '../log.ts';
import { choosePlaces, clusterIn } from './places.ts';
import type { Places } from './places.ts';
import { runAs } from './run-as.ts';
import type { RunAs } from './run-as.ts';

/** A PostgreSQL cluster and what is needed to run it. */
export interface Cluster {
  readonly folder: string;
  readonly postgres: string;
  readonly logFile: string;
  readonly password: string;
  readonly user: RunAs | null;
}

const run = promisify(execFile);
const halfName = 'cluster-in-the-making-';

/**
 * Finds or creates the cluster of a data folder. It is created beside its place and then renamed,
 * so that a kill during the first start leaves nothing incomplete.
 *
 * @param home the result of `usableFolder`, locked by its owner
 * @throws Error with one sentence if the folder cannot be used
 */
export async function ensureCluster(home: string, log: Log): Promise<Cluster> {
  const user = runAs();
  const places = await choosePlaces(home, user, log);
  const folder = clusterIn(places.clusterHome);
  const password = await passwordOf(home, folder);
  if (!existsSync(folder)) {
    const started = performance.now();
    log.info({ folder }, 'creating the database, once');
    await makeCluster(places, folder, password, user);
    log.info({ ms: Math.round(performance.now() - started) }, 'database created');
  }
  return { folder, postgres: places.postgres, logFile: join(home, 'postgres.log'), password, user };
}

/**
 * Creates DATA_DIR if it is missing and checks that it is writable.
 *
 * @returns its real path
 * @throws Error with one sentence
 */
export async function usableFolder(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir);
    const probe = join(dataDir, `.probe-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
    return await realpath(dataDir);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Error(`DATA_DIR ${dataDir} cannot be written (${reason}).`, { cause: error });
  }
}

/**
 * Creates a folder and its parents. The `recursive` option of Node loops for ever if a system
 * returns ENOENT for a name under an existing folder, as `/proc` does.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

/** The last lines of PostgreSQL's log, for a message. */
export async function lastLogLines({ logFile }: Cluster): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

async function passwordOf(home: string, folder: string): Promise<string> {
  const file = join(home, 'database-password');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  if (existsSync(folder)) {
    throw new Error(
      `${file} is missing, and without it the database in ${folder} cannot be opened; bring it back, or delete ${folder} with all data to start again.`,
    );
  }
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600, flush: true });
  return made;
}

async function makeCluster(
  { initdb, postgres, clusterHome }: Places,
  folder: string,
  password: string,
  user: RunAs | null,
): Promise<void> {
  await removeHalves(clusterHome);
  // A unique name, as initdb survives a kill of its parent and continues to write for a moment.
  const half = join(clusterHome, `${halfName}${randomUUID()}`);
  const passwordFile = `${half}-password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== null) await chown(passwordFile, user.uid, user.gid);
  const how = { ...user, cwd: clusterHome, env: { LC_ALL: 'C', PATH: process.env['PATH'] ?? '' } };
  try {
    await run(
      initdb,
      [
        `--pgdata=${half}`,
        '--username=watershade',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
      ],
      how,
    );
    await makeDatabase(postgres, half, how);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(half, folder);
}

async function removeHalves(clusterHome: string): Promise<void> {
  const names = await readdir(clusterHome);
  for (const name of names.filter((each) => each.startsWith(halfName))) {
    await rm(join(clusterHome, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** PostgreSQL's single-user mode creates the database before anybody can connect. */
async function makeDatabase(postgres: string, cluster: string, how: object): Promise<void> {
  const made = run(postgres, ['--single', '-D', cluster, 'postgres'], how);
  made.child.stdin?.end('create database watershade;\n');
  await made;
}
