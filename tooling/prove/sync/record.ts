import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { filesUnder } from '../../files/source-files.mjs';
import { historyOf } from './generate.ts';
import { kindsOf } from './kinds.ts';
import { readable } from './report.ts';

/** The results of `npm run prove:sync` so far for one version of the engine. */
export interface Record {
  /** Hash of the code of packages/sync. The record is void for another hash. */
  engine: string;
  node: Progress;
  chromium: Progress;
  /** The number of events of each kind, by name. */
  kinds: { [name: string]: number };
  serverCrashes: number;
  databaseCrashes: number;
  /** Histories with calls of the product's API. */
  api_calls: number;
  /** Shortest forms of the histories that did not converge. */
  divergences: { seed: number; where: Place; text: string }[];
  /** Faulty variants and the first seed that detected each. */
  mutations: { name: string; seed: number; said: string }[];
  seconds: number;
  machine: string;
}

type Kept = Omit<Record, 'api_calls'> & Partial<Pick<Record, 'api_calls'>>;

/** The progress of a place. */
interface Progress {
  histories: number;
  /** The first seed that was not run. */
  next: number;
  /** Later seeds that were already run. */
  ahead: number[];
}

/** Where the client of a history runs. */
export type Place = 'node' | 'chromium';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = join(root, 'docs/proofs/sync.json');

/** Every tenth seed runs in Chromium, all others in Node. */
export function placeOf(seed: number): Place {
  return seed % 10 === 9 ? 'chromium' : 'node';
}

/** The first seed from `seed` on that runs in a place. */
export function seedFrom(seed: number, place: Place): number {
  let next = seed;
  while (placeOf(next) !== place) next += 1;
  return next;
}

/** Reads the record, or returns an empty one if there is none for the current engine. */
export function readRecord(): Record {
  const engine = engineHash();
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
  // A record from before histories had API calls has no count.
  if (known?.engine === engine) return { ...known, api_calls: known.api_calls ?? 0 };
  return {
    engine,
    node: { histories: 0, next: seedFrom(0, 'node'), ahead: [] },
    chromium: { histories: 0, next: seedFrom(0, 'chromium'), ahead: [] },
    kinds: {},
    serverCrashes: 0,
    databaseCrashes: 0,
    api_calls: 0,
    divergences: [],
    mutations: [],
    seconds: 0,
    machine: '',
  };
}

/** Writes the record as JSON and as text. */
export function writeRecord(record: Record): void {
  mkdirSync(join(root, 'docs/proofs'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(join(root, 'docs/proofs/sync.md'), readable(record));
}

/** Counts a finished history. */
export function countHistory(record: Record, seed: number, text: string | null): void {
  const where = placeOf(seed);
  const progress = record[where];
  progress.histories += 1;
  progress.ahead.push(seed);
  while (progress.ahead.includes(progress.next)) {
    progress.ahead.splice(progress.ahead.indexOf(progress.next), 1);
    progress.next = seedFrom(progress.next + 1, where);
  }
  const history = historyOf(seed);
  for (const name of kindsOf(history)) record.kinds[name] = (record.kinds[name] ?? 0) + 1;
  const { crashes, hasActions } = history;
  if (hasActions) record.api_calls += 1;
  if (crashes === 'server') record.serverCrashes += 1;
  if (crashes === 'database') record.databaseCrashes += 1;
  if (text !== null) record.divergences.push({ seed, where, text });
}

/**
 * Hash of the code of packages/sync that the product runs. Types, comments and line breaks do not
 * change it; tests and test helpers are not part of it.
 */
function engineHash(): string {
  const hash = createHash('sha256');
  for (const path of filesUnder(root, ['packages/sync'])) {
    if (!/\.tsx?$/.test(path) || /\.(test|e2e)\.tsx?$|\/trials\//.test(path)) continue;
    const { code } = transformSync(readFileSync(join(root, path), 'utf8'), {
      ...{ loader: path.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' },
      ...{ minifyWhitespace: true, legalComments: 'none' },
    });
    hash.update(`${path}\0`).update(code).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
