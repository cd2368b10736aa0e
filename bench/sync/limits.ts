import type { Figure } from '../measure.ts';
import { median } from '../measure.ts';
import { percentile } from '../percentile.ts';
import type { Target } from '../targets.ts';
import type { PageForm } from './page-store.ts';
import type { ReopenFigures } from './reopen-trial.ts';

/** All results of a run. */
export interface SyncFigures {
  rows: number;
  loads: readonly Figure[];
  reopened: ReopenFigures;
  paints: readonly number[];
  large: { rows: number; loads: readonly Figure[]; reopened: ReopenFigures } | null;
  /** Bytes of all pages with gzip. */
  wireBytes: Readonly<Record<PageForm, number>>;
  /** Warm, in milliseconds. */
  sqlite: { lastOfAll: number; perDay: number } | null;
}

/** The targets that a run checks. */
export function limitsOf(figures: SyncFigures): Target[] {
  const { loads, reopened, large, paints } = figures;
  const [binary, json] = [find(loads, 'ours-binary'), find(loads, 'ours-json')];
  const peers: [string, number][] = [
    ['dexie', 10],
    ['rxdb', 25],
    ['sqlite', 2],
  ];
  return [
    { what: 'First load, binary', figure: binary?.ratio ?? Number.NaN, limit: 0.8, unit: 'R' },
    { what: 'First load, JSON', figure: json?.ratio ?? Number.NaN, limit: 2, unit: 'R' },
    ...peers.flatMap(([name, limit]): Target[] => {
      const peer = find(loads, name);
      if (peer === undefined || binary === undefined) return [];
      const figure = peer.ratio / binary.ratio;
      return [{ what: `Faster than ${name} by`, figure, limit, least: true, unit: 'times' }];
    }),
    {
      what: 'Cold open to the first result',
      figure: reopened.coldOpen / (loads[0]?.median ?? Number.NaN),
      limit: 0.3,
      unit: 'R',
    },
    ...ofQueries(reopened, 5, ''),
    { what: '50-row update in the worker', figure: median(reopened.updates), limit: 5, unit: 'ms' },
    {
      what: 'From its commit to paint, p95',
      figure: percentile(paints, 95),
      limit: 40,
      unit: 'ms',
    },
    ...ofKilled(reopened, figures.rows),
    ...(large === null ? [] : ofLarge(large)),
  ];
}

function ofLarge({ rows, loads, reopened }: NonNullable<SyncFigures['large']>): Target[] {
  const figure = find(loads, 'ours-binary')?.ratio ?? Number.NaN;
  return [
    { what: `First load of ${String(rows)} rows, binary`, figure, limit: 1, unit: 'R' },
    ...ofQueries(reopened, 20, ` at ${String(rows)} rows`),
    ...ofKilled(reopened, rows),
  ];
}

function ofQueries({ queries }: ReopenFigures, limit: number, where: string): Target[] {
  return queries
    .slice(0, 2)
    .map(({ name, warm }) => ({ what: `${name}${where}, warm`, figure: warm, limit, unit: 'ms' }));
}

function ofKilled({ rowsAfterKill, digestsEqual }: ReopenFigures, rows: number): Target[] {
  const missing = Math.abs(rows - rowsAfterKill) + (digestsEqual ? 0 : 1);
  return [
    {
      what: `Lost or different rows after a kill, of ${String(rows)}`,
      figure: missing,
      limit: 0,
      unit: '',
    },
  ];
}

function find(loads: readonly Figure[], name: string): Figure | undefined {
  return loads.find((load) => load.name === name);
}
