import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startOf } from './process-state.ts';

/** Prevents a second process from using a data folder; `release` ends it. */
export interface OwnerLock {
  release(): Promise<void>;
}

/** Lock files of this process; its id alone may equal that of a dead process. */
const ours = new Set<string>();

/**
 * Locks a data folder for this process. The lock file of a killed process is ignored.
 *
 * @throws Error with one sentence if a running process owns the folder
 */
export async function takeOwnerLock(dataDir: string): Promise<OwnerLock> {
  const file = join(dataDir, 'server.pid');
  const mine = `${String(process.pid)} ${startOf(process.pid)}\n`;
  if (ours.has(file)) throw inUse(dataDir, process.pid);
  ours.add(file);
  try {
    while (!(await makeNote(file, mine))) {
      const note = await settledNote(file);
      const owner = livingOwner(note);
      if (owner !== null) throw inUse(dataDir, owner);
      await putAside(file, note);
    }
  } catch (error) {
    ours.delete(file);
    throw error;
  }
  let released = false;
  return {
    release: async () => {
      // A second release would remove the lock of a new owner.
      if (released) return;
      released = true;
      if ((await noteIn(file)) === mine) await rm(file, { force: true });
      ours.delete(file);
    },
  };
}

/** Whether another process that runs owns a data folder. */
export async function isOwned(dataDir: string): Promise<boolean> {
  return livingOwner(await noteIn(join(dataDir, 'server.pid'))) !== null;
}

function inUse(dataDir: string, pid: number): Error {
  return new Error(
    `DATA_DIR ${dataDir} is in use by the running process ${String(pid)}; stop it or choose another folder.`,
  );
}

async function makeNote(file: string, note: string): Promise<boolean> {
  try {
    await writeFile(file, note, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function livingOwner(note: string): number | null {
  const [id = '', start = ''] = note.trim().split(' ');
  const pid = Number(id);
  return pid !== process.pid && isAlive(pid) && start === startOf(pid) ? pid : null;
}

/** A lock file is created and filled in two steps; an empty one gets a moment. */
async function settledNote(file: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const note = await noteIn(file);
    if (note !== '') return note;
    await pause(10);
  }
  return '';
}

/**
 * Removes a dead lock file, and only that one: of two processes that found it, the slower one must
 * not remove the new file of the faster one.
 */
async function putAside(file: string, dead: string): Promise<void> {
  const aside = `${file}-${randomUUID()}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const note = await noteIn(aside);
  if (note !== dead) await makeNote(file, note);
  await rm(aside, { force: true });
}

async function noteIn(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
