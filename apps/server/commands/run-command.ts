import { parseArgs } from 'node:util';
import { startSentence } from '../start-sentence.ts';
import { UsageError } from './command.ts';
import type { Command, Environment } from './command.ts';
import { commands } from './commands.ts';

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/**
 * Runs the command that the words name; returns the exit code: 0 done, 1 failed, 2 called wrongly.
 * With `--json` the output is one JSON object, errors included.
 */
export async function runCommand(
  words: readonly string[],
  env: Environment,
  { out, err }: Output,
): Promise<number> {
  const isJson = words.includes('--json');
  const fail = (error: unknown): number => {
    const isUsage = error instanceof UsageError;
    const text = startSentence(error);
    if (isJson) out(JSON.stringify({ error: text }));
    else err(text);
    return isUsage ? 2 : 1;
  };
  const [name, ...rest] = words.filter((word) => word !== '--json');
  if (name === undefined || name === '--help' || name === 'help') {
    out(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    return fail(new UsageError(`There is no command ${name}. See watershade --help.`));
  }
  if (rest.includes('--help')) {
    out(helpOf(command));
    return 0;
  }
  try {
    const outcome = await command.run({
      ...parsed(command, rest),
      env,
      progress: isJson ? () => undefined : err,
    });
    out(isJson ? JSON.stringify({ text: outcome.text, ...outcome.data }) : outcome.text);
    return outcome.isFailed === true ? 1 : 0;
  } catch (error) {
    return fail(error);
  }
}

function parsed(command: Command, words: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    return { args: positionals, options: values };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\n${usageOf(command)}`);
  }
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
  return [
    'watershade <command> [options]',
    '',
    ...lines,
    '',
    'Commands use the database of DATABASE_URL, or the embedded one in DATA_DIR (./data), whether or not its server runs.',
    '--json prints one JSON object. `watershade <command> --help` lists options.',
    'Exit codes: 0 done, 1 failed, 2 called wrongly.',
  ].join('\n');
}

function usageOf({ name, args }: Command): string {
  return `Usage: watershade ${name}${args === '' ? '' : ` ${args}`}`;
}

function helpOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, about }]) =>
      [`--${name}${value === undefined ? '' : ` ${value}`}`, about] as const,
  );
  const width = Math.max(0, ...options.map(([name]) => name.length));
  return [
    usageOf(command),
    command.about,
    ...options.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`),
  ].join('\n');
}
