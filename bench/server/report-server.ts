import { machine } from '../machine.ts';
import { median } from '../measure.ts';
import type { Figure } from '../measure.ts';
import { percentile } from '../percentile.ts';
import { isMet, targetTable } from '../targets.ts';
import type { Target } from '../targets.ts';
import { writeSection } from '../write-section.ts';
import type { LoadFigures } from './load-trial.ts';
import { failUnless } from '../smoke.ts';

/** All results of a run. */
export interface ServerFigures {
  viewers: number;
  organisations: number;
  pages: readonly Figure[];
  /** Milliseconds of polls without news. */
  empty: readonly number[];
  load: LoadFigures;
}

/** Prints a run as tables; optionally writes them to docs/benchmarks.md. */
export function reportServer(figures: ServerFigures, write: boolean): void {
  const targets = targetsOf(figures);
  const text = [machine(), pageTable(figures.pages), loadTable(figures), targetTable(targets)];
  console.log(text.join('\n\n'));
  if (write) writeSection('server', text.join('\n\n'));
  failUnless(targets.every(isMet));
}

function targetsOf({ pages, empty, load }: ServerFigures): Target[] {
  const page = (name: string) => pages.find((figure) => figure.name === name);
  const ratio = (name: string) => page(name)?.ratio ?? Number.NaN;
  const { calls, writes, writesBack, recovery, megabytes } = load;
  const errors = calls.errors + writes.errors + writesBack.errors + recovery.errors;
  return [
    { what: 'Page in columns', figure: ratio('page in columns'), limit: 2, unit: 'COPY' },
    { what: 'with gzip 1', figure: ratio('page in columns with gzip'), limit: 2.8, unit: 'COPY' },
    {
      what: 'Cached page',
      figure: page('cached page')?.median ?? Number.NaN,
      limit: 2,
      unit: 'ms',
    },
    { what: 'Empty poll, p95', figure: percentile(empty, 95), limit: 15, unit: 'ms' },
    { what: 'Polls under load, p95', figure: calls.p95, limit: 50, unit: 'ms' },
    { what: 'Polls under load, p99', figure: calls.p99, limit: 250, unit: 'ms' },
    { what: 'Errors', figure: errors, limit: 0, unit: '' },
    { what: 'Memory of the server', figure: megabytes, limit: 512, unit: 'MB' },
    {
      what: 'All reconnect at once, p95 within 250 ms after',
      figure: recovery.seconds,
      limit: 60,
      unit: 's',
    },
  ];
}

function pageTable(pages: readonly Figure[]): string {
  const rows = pages.map(
    ({ name, median: middle, least, most, ratio }) =>
      `| ${name} | ${middle.toFixed(1)} | ${least.toFixed(1)}–${most.toFixed(1)} | ${ratio.toFixed(2)} |`,
  );
  return [
    '**A page of 2000 rows on the server**',
    '',
    '| | ms | range | ratio to COPY |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function loadTable({ viewers, organisations, empty, load }: ServerFigures): string {
  const { calls, writes, writesBack, lines, news, recovery, faults } = load;
  const rows = [
    `| empty poll, one at a time | ${String(empty.length)} | ${median(empty).toFixed(1)} | ${percentile(empty, 95).toFixed(1)} | | |`,
    `| polls | ${String(calls.count)} | ${calls.p50.toFixed(1)} | ${calls.p95.toFixed(1)} | ${calls.p99.toFixed(1)} | ${String(calls.errors)} |`,
    `| writes | ${String(writes.count)} | | ${writes.p95.toFixed(1)} | | ${String(writes.errors)} |`,
    `| writes while all reconnect at once | ${String(writesBack.count)} | | ${writesBack.p95.toFixed(1)} | | ${String(writesBack.errors)} |`,
  ];
  const kinds = Object.entries(faults).map(([kind, count]) => `${kind}: ${String(count)}`);
  return [
    `**${String(viewers)} viewers in ${String(organisations)} organisations**`,
    '',
    '| | calls | p50 ms | p95 ms | p99 ms | errors |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `${String(lines)} streams were open at the end and had carried ${String(news)} signals. When all reconnected at once the slowest call took ${recovery.worst.toFixed(0)} ms.${kinds.length === 0 ? '' : ` Faults: ${kinds.join(', ')}.`}`,
  ].join('\n');
}
