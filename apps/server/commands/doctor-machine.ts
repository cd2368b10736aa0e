import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { checkMailServer } from '#outbox/server';
import type { Config } from '../config.ts';
import { bytesText, check, ok, problem, warning } from './doctor-check.ts';
import type { Check, Finding } from './doctor-check.ts';

/** As `engines` of package.json. */
export const oldestNode = '20.19';

/** Checks of this machine, without the database. */
export async function machineChecks(config: Config, now: number): Promise<Check[]> {
  return [
    ...(await check('disk', () => diskFindings(config))),
    ...(await check('backups', () => newestBackup(config, now))),
    ...(await check('mail', () => mailServer(config))),
  ];
}

/**
 * Whether Node is new enough.
 *
 * @param running as 20.20.1
 */
export function nodeFinding(running: string): Finding {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const [oldest = 0, least = 0] = oldestNode.split('.').map(Number);
  return major > oldest || (major === oldest && minor >= least)
    ? ok(`Node ${running}`)
    : problem(`Node ${running} is too old.`, `Install Node ${oldestNode} or newer.`);
}

const least = { problem: 500e6, warning: 2e9 };

/**
 * Whether a disk has enough space.
 *
 * @param needed bytes that a restore or a proof would need in addition
 */
export function freeFinding(place: string, free: number, needed = 0): Finding {
  const found = `${place} has ${bytesText(free)} free.`;
  if (free < least.problem) {
    return problem(found, 'Free some space: without it the database stops and backups fail.');
  }
  if (free < least.warning) return warning(found, 'Free some space, or use a larger disk.');
  return free < needed
    ? warning(found, `A restore needs ${bytesText(needed)} beside the database; free some space.`)
    : ok(found);
}

/** Bytes that a folder's disk has for us. */
export async function freeBytes(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}

/** DATA_DIR, and the folder of backups where that is another disk. */
async function diskFindings(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  const data = await stat(dataDir).catch(() => null);
  if (data === null) {
    const advice = 'The next start creates it; if it should exist, check DATA_DIR and its volume.';
    return [warning(`DATA_DIR ${dataDir} does not exist.`, advice)];
  }
  const backups = backupFolderOf(config);
  const other = await stat(backups).catch(() => null);
  const places = other === null || other.dev === data.dev ? [dataDir] : [dataDir, backups];
  return Promise.all(places.map(async (place) => freeFinding(place, await freeBytes(place))));
}

const hour = 3_600_000;
const oldestBackup = 36 * hour;

async function newestBackup(config: Config, now: number): Promise<Finding[]> {
  const folder = backupFolderOf(config);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.backup'));
  const times = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = times.toSorted((a, b) => b.time - a.time)[0];
  const isNightly = config.backupDir !== undefined;
  const advice = isNightly
    ? 'Keep the server running at night, see its log, and copy the files to another machine.'
    : 'Set BACKUP_DIR, or run `watershade backup` every day; copy the files to another machine.';
  if (newest === undefined) return [warning(`There is no backup in ${folder}.`, advice)];
  const age = now - newest.time;
  const found = `The newest of ${String(names.length)} in ${folder} is ${newest.name}, ${String(Math.round(age / hour))} hours old.`;
  return [
    age > oldestBackup ? warning(found, advice) : ok(found),
    ...(config.backupKey === undefined
      ? [warning('BACKUP_KEY is not set, so new backups are not encrypted.', 'Set BACKUP_KEY.')]
      : []),
  ];
}

/** Of nightly backups, or of those that a command makes. */
function backupFolderOf({ backupDir, dataDir }: Config): string {
  return backupDir ?? join(dataDir, 'backups');
}

async function mailServer({ smtpUrl, demo }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    const found = 'SMTP_URL is not set: emails stay in the outbox and are not sent.';
    return demo ? ok(found) : warning(found, 'Set SMTP_URL and MAIL_FROM.');
  }
  // The URL has a password.
  const { host } = new URL(smtpUrl);
  const reason = await checkMailServer(smtpUrl);
  return reason === null
    ? ok(`${host} answers and accepts the sign-in.`)
    : problem(`${host} cannot be used: ${reason}`, 'Check SMTP_URL, the network and the account.');
}
