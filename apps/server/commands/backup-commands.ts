import { join } from 'node:path';
import {
  backUp,
  keptDatabases,
  openArchive,
  proveArchive,
  restoreArchive,
} from '#packages/backup/server';
import type { Archive, RestoreOptions } from '#packages/backup/server';
import { asOwner, openDatabase, usableFolder } from '#packages/database';
import { countOf } from '#packages/kit';
import { eraseAgain, findErased } from '#privacy/server';
import type { Erased } from '#privacy/server';
import { backupFile, backupFolder, extraRows, product, restoreParts } from '../backups.ts';
import { personalData, stampedTables } from '../composition.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { diskSentence, onlyArgument, openOwner, UsageError } from './command.ts';
import type { Command, Environment, Given } from './command.ts';

const backup: Command = {
  name: 'backup',
  args: '[--to <file>]',
  about: 'Write all rows of the database into one file, while the server runs.',
  options: {
    to: {
      value: '<file>',
      about: 'The file; by default in BACKUP_DIR or DATA_DIR/backups, named by the time.',
    },
  },
  async run({ args, options, env, progress }) {
    if (args.length > 0) throw new UsageError('Name the file by --to.');
    const now = Date.now();
    const { to } = options;
    const { version, backupKey: key } = readConfig(env);
    const owner = await openOwner(env);
    try {
      const file = typeof to === 'string' ? to : await defaultFile(env, now);
      const made = await backUp({
        ...{ file, product, version, now, key, extraRows },
        connectionString: owner.connectionString,
        onProgress: reporter(progress, 'rows written'),
      }).catch((error: unknown) => {
        throw diskSentence(error, file);
      });
      const { rows, tables, size } = made;
      const isEncrypted = key !== undefined;
      return {
        text: `${file}: ${count(rows)} rows of ${String(tables)} tables in ${megabytes(size)}${isEncrypted ? ', encrypted' : ', not encrypted: set BACKUP_KEY to encrypt it'}.`,
        data: { file, ...made, encrypted: isEncrypted },
      };
    } finally {
      await owner.stop();
    }
  },
};

const verifyBackup: Command = {
  name: 'verify-backup',
  args: '<file>',
  about:
    'Prove a backup: restore it beside the database, compare every table, and delete that again.',
  options: {
    'only-file': { about: 'Check the file alone, without a database.' },
  },
  async run(given) {
    const file = onlyArgument(given.args, 'file');
    const archive = await openArchive({ file, product, key: keyOf(given.env) });
    if (given.options['only-file'] === true) {
      return {
        text: `${file} is complete and unchanged: ${about(archive)}.`,
        data: dataOf(archive),
      };
    }
    const rows = await onOwner(given, false, (connectionString) =>
      proveArchive(restoreOptions({ archive, file, connectionString }, given)),
    );
    return {
      text: `${file} can be restored: ${about(archive)}, and all of them were equal after a restore.`,
      data: { ...dataOf(archive), rows },
    };
  },
};

const restore: Command = {
  name: 'restore',
  args: '<file> --yes',
  about:
    'Put the database of a backup in the place of the present one, which is kept under another name.',
  options: {
    yes: { about: 'Confirm that the present database is replaced.' },
  },
  async run(given) {
    const file = onlyArgument(given.args, 'file');
    const archive = await openArchive({ file, product, key: keyOf(given.env) });
    if (given.options['yes'] !== true) {
      throw new UsageError(
        `${file} has ${about(archive)}. Add --yes to put it in the place of the present database.`,
      );
    }
    let erased = 0;
    const { before, rows } = await onOwner(given, true, async (connectionString) => {
      return restoreArchive({
        ...restoreOptions({ archive, file, connectionString }, given),
        onRestored: async (restored) => {
          // As late as possible: the server may run, and erase somebody meanwhile.
          const people = await erasedSince(connectionString, archive.header.created_time);
          erased = await eraseIn(restored, people);
        },
      });
    });
    const again =
      erased === 0
        ? ''
        : ` Erased again, as since the backup: ${countOf(erased, 'person', 'people')}.`;
    const kept =
      before === null
        ? ''
        : ` The database before is kept as ${before}; drop it when you are sure: drop database "${before}";`;
    return {
      text: `Restored ${about(archive)}. Every device downloads its copy again, and sends what it has not sent.${again}${kept}`,
      data: { ...dataOf(archive), rows, before, erased },
    };
  },
};

export const backupCommands: readonly Command[] = [backup, verifyBackup, restore];

/**
 * Who was erased since a backup, from the present database or from those before: an older backup
 * that was restored meanwhile may not know them. Nobody of a database that has no tables.
 */
async function erasedSince(connectionString: string, time: string): Promise<Erased[]> {
  const found = new Map<string, Erased>();
  for (const each of [connectionString, ...(await keptDatabases(connectionString))]) {
    for (const person of await erasedFrom(each, time)) found.set(person.user_id, person);
  }
  return [...found.values()];
}

async function erasedFrom(connectionString: string, time: string): Promise<Erased[]> {
  try {
    return await asOwner(connectionString, (owner) => findErased(owner, time));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === noSuchTable || code === noSuchDatabase) return [];
    throw error;
  }
}

const noSuchTable = '42P01';
const noSuchDatabase = '3D000';

async function eraseIn(connectionString: string, people: readonly Erased[]): Promise<number> {
  const database = openDatabase({ connectionString, stampedTables, log: createLog('error') });
  try {
    return await eraseAgain(database, people, { now: Date.now(), personalData });
  } finally {
    await database.close();
  }
}

async function onOwner<T>(
  { env }: Given,
  mayCreate: boolean,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  const owner = await openOwner(env, { mayCreate });
  try {
    return await work(owner.connectionString);
  } finally {
    await owner.stop();
  }
}

function restoreOptions(
  given: Pick<RestoreOptions, 'archive' | 'file' | 'connectionString'>,
  { progress }: Given,
): RestoreOptions {
  return {
    ...given,
    ...restoreParts,
    onProgress: reporter(progress, 'rows restored'),
  };
}

/** The passphrase of backups; missing: they are not encrypted. */
function keyOf(env: Environment): string | undefined {
  return readConfig(env).backupKey;
}

async function defaultFile(env: Environment, now: number): Promise<string> {
  const { backupDir, dataDir } = readConfig(env);
  const folder = backupDir ?? join(await usableFolder(dataDir), 'backups');
  return backupFile(await backupFolder(folder), now);
}

/** Reports at most once a second. */
function reporter(progress: Given['progress'], what: string) {
  let next = performance.now() + 1000;
  return (rows: number) => {
    if (rows === 0 || performance.now() < next) return;
    next = performance.now() + 1000;
    progress(`${count(rows)} ${what} …`);
  };
}

function about({ header, counts }: Archive): string {
  const rows = counts.reduce((sum, table) => sum + table.rows, 0);
  return `${count(rows)} rows of ${String(counts.length)} tables of ${header.created_time}`;
}

function dataOf({ header, counts, size }: Archive) {
  const { version, created_time, encryption } = header;
  return { version, created_time, encrypted: encryption !== null, size, tables: counts };
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
