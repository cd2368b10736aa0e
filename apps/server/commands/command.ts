import { openDatabase, openEmbedded } from '#packages/database';
import type { Database } from '#packages/database';
import { stampedTables } from '../composition.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A command of `watershade`. */
export interface Command {
  readonly name: string;
  /** What follows the name, as in `<email>`. */
  readonly args: string;
  readonly about: string;
  /** Options with a value, or `true` alone. */
  readonly options?: Readonly<Record<string, { value?: string; about: string }>>;
  /** @throws UsageError if it cannot be called so; any other Error with a sentence if it failed */
  run(given: Given): Promise<Outcome>;
}

export interface Given {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly env: Environment;
  /** Reports what long work is doing. */
  readonly progress: (text: string) => void;
}

export interface Outcome {
  readonly text: string;
  /** What `--json` prints besides the text. */
  readonly data?: object;
  /** Exit code 1 with an output, as for a check that found problems. */
  readonly isFailed?: boolean;
}

/** The command was called in a way that it cannot be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Connection of the owner of the configured database: DATABASE_URL, or the embedded one of DATA_DIR,
 * whether or not its server runs.
 *
 * @param mayCreate the embedded database is created if there is none
 */
export async function openOwner(env: Environment, { mayCreate = false } = {}) {
  const { databaseUrl, dataDir } = readConfig(env);
  if (databaseUrl !== undefined) {
    return { connectionString: databaseUrl, stop: () => Promise.resolve() };
  }
  return openEmbedded({ dataDir, log: createLog('error'), mayCreate });
}

/**
 * Runs work on the configured database with the rights of the application; the second argument is the
 * connection of its owner.
 */
export async function withDatabase<T>(
  env: Environment,
  work: (database: Database, connectionString: string) => Promise<T>,
): Promise<T> {
  const owner = await openOwner(env);
  const { connectionString } = owner;
  const database = openDatabase({ connectionString, stampedTables, log: createLog('error') });
  try {
    return await work(database, connectionString);
  } finally {
    await database.close();
    await owner.stop();
  }
}

/** The only argument of a command. @throws UsageError if there are none or more */
export function onlyArgument(args: readonly string[], what: string): string {
  const [one, ...more] = args;
  if (one === undefined || more.length > 0) throw new UsageError(`Add one ${what}.`);
  return one;
}

/** The error of a command that refuses, as a sentence. */
export function nothingChanged(reason: string): Error {
  return new Error(`${reason}; nothing was changed.`);
}

/** An error of the disk as a sentence; others as they are. */
export function diskSentence(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Error(`The disk of ${file} is full; nothing was kept.`, { cause: error });
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOENT' || code === 'ENOTDIR') {
    return new Error(`${file} cannot be written (${code}).`, { cause: error });
  }
  return error;
}
