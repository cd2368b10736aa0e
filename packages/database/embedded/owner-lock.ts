import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a second process away from a data folder; `release` gives it free. */
export interface OwnerLock {
  release(): Promise<void>;
}

/**
 * Notes this process as the owner of a data folder. A note left by a killed process counts for
 * nothing.
 *
 * @throws Error with one sentence where a living process owns the folder
 */
export async function takeOwnerLock(dataDir: string): Promise<OwnerLock> {
  const file = join(dataDir, 'server.pid');
  const mine = `${String(process.pid)} ${startOf(process.pid)}\n`;
  for (;;) {
    try {
      await writeFile(file, mine, { flag: 'wx' });
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = 0, start] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ');
    const other = Number(pid);
    if (other !== process.pid && isAlive(other) && (start ?? '') === startOf(other)) {
      throw new Error(
        `DATA_DIR ${dataDir} is in use by the running process ${String(other)}; stop it or choose another folder.`,
      );
    }
    await rm(file, { force: true });
  }
}

/** True while a process with this id runs. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return stateOf(pid) !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process ids are used again; the start time tells two processes of one id apart. */
function startOf(pid: number): string {
  return statOf(pid)[19] ?? '-';
}

/** A killed child that nobody has waited for yet still has an id, but holds nothing. */
function stateOf(pid: number): string | undefined {
  return statOf(pid)[0];
}

function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
