import { runCommand } from './run-command.ts';
import type { Environment } from './command.ts';

/** Runs a command on a database; returns its exit code and all that it prints. */
export async function runWatershade(
  connectionString: string,
  words: readonly string[],
  env: Environment = {},
): Promise<{ code: number; text: string }> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await runCommand(
    words,
    { DATABASE_URL: connectionString, ...env },
    { out: print, err: print },
  );
  return { code, text: printed.join('\n') };
}
