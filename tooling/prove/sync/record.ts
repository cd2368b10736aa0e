import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { filesUnder } from '../../files/source-files.mjs';
import { historyOf } from './generate.ts';
import { kindsOf } from './kinds.ts';
import { readable } from './report.ts';

/** What `npm run prove:sync` has shown so far of one version of the engine. */
export interface Record {
  /** Hash of the code of packages/sync; another one and all of this is void. */
  engine: string;
  node: Progress;
  chromium: Progress;
  /** How often each kind of thing happened, in words. */
  kinds: { [name: string]: number };
  serverCrashes: number;
  databaseCrashes: number;
  /** Histories with calls of the product's API. */
  api_calls: number;
  /** Shortest forms of the histories that did not converge. */
  divergences: { seed: number; where: Place; text: string }[];
  /** Wrong variants and the seed by which each was caught first. */
  mutations: { name: string; seed: number; said: string }[];
  seconds: number;
  machine: string;
}

type Kept = Omit<Record, 'api_calls'> & Partial<Pick<Record, 'api_calls'>>;

/** How far a place has come. */
interface Progress {
  histories: number;
  /** The first seed that was not run yet. */
  next: number;
  /** Seeds after it that were run already. */
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

/** The first seed from one on that runs in a place. */
export function seedFrom(seed: number, place: Place): number {
  let next = seed;
  while (placeOf(next) !== place) next += 1;
  return next;
}

/** The record as kept, or an empty one where there is none for the present engine. */
export function readRecord(): Record {
  const engine = engineHash();
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
  // A record from before API calls were part of histories has no count.
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

/** Keeps the record for machines and for readers. */
export function writeRecord(record: Record): void {
  mkdirSync(join(root, 'docs/proofs'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(join(root, 'docs/proofs/sync.md'), readable(record));
}

/** Counts a history that has been run. */
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
  const { crashes, hasDeeds } = history;
  if (hasDeeds) record.api_calls += 1;
  if (crashes === 'server') record.serverCrashes += 1;
  if (crashes === 'database') record.databaseCrashes += 1;
  if (text !== null) record.divergences.push({ seed, where, text });
}

/**
 * Hash of the code of packages/sync that the product runs. Types, comments and line breaks do not
 * count; tests and trials are not part of it.
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
