import { spawn } from 'node:child_process';
import type { Stage } from './fault.ts';

export interface StageRun {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly seconds: number;
}

const vitest = (project: string): string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  '--reporter=default',
];

const commands: Record<Stage, readonly string[]> = {
  lint: ['tooling/lint/lint.mjs'],
  // No fault is planted in a test, and the tests take most of the time.
  types: ['tooling/types/types.mjs', 'web', 'server', 'offline', 'pure'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--check'],
  unit: vitest('unit'),
  database: vitest('database'),
  once: vitest('once'),
};

/** Parameters of a stage. */
export interface StageOptions {
  readonly folder: string;
  /** The files to read or run; all if missing. */
  readonly tests: readonly string[];
  /** Runs only the tests with this text in their title. */
  readonly title: string | null;
  /** The PostgreSQL of all runs. */
  readonly databaseUrl: string;
}

/** Runs one stage and returns its output, line by line. */
export function runStage(
  stage: Stage,
  { folder, tests, title, databaseUrl }: StageOptions,
): Promise<StageRun> {
  const titled =
    title === null ? [] : ['-t', title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)];
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...commands[stage], ...tests, ...titled], {
      cwd: folder,
      env: {
        ...process.env,
        CI: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        DATABASE_URL: databaseUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      resolve({ code, lines: output.split('\n'), seconds });
    });
  });
}
