import { machine } from '../machine.ts';
import { percentile } from '../percentile.ts';
import { isMet, targetTable } from '../targets.ts';
import type { Target } from '../targets.ts';
import { writeSection } from '../write-section.ts';
import type { LargeFigures } from './load-trial.ts';
import { failUnless } from '../smoke.ts';

/** One load of one kind of rows. */
export interface LargeTrial extends LargeFigures {
  rows: string;
  form: string;
}

/** Prints the loads as a table; optionally writes it to docs/benchmarks.md. */
export function reportLargeRows(trials: readonly LargeTrial[], write: boolean): void {
  const targets: Target[] = [
    {
      what: 'Memory of the server, maximum of all loads',
      figure: Math.max(...trials.map(({ megabytes }) => megabytes)),
      limit: 512,
      unit: 'MB',
    },
    {
      what: 'Health ping, p95, maximum of all loads',
      figure: Math.max(...trials.map(({ pings }) => percentile(pings, 95))),
      limit: 50,
      unit: 'ms',
    },
  ];
  const text = [machine(), trialTable(trials), targetTable(targets)].join('\n\n');
  console.log(text);
  if (write) writeSection('large-rows', text);
  failUnless(targets.every(isMet));
}

function trialTable(trials: readonly LargeTrial[]): string {
  const rows = trials.map(({ rows: name, form, pings, megabytes, milliseconds, viewers }) => {
    const calls = Math.max(...viewers.map((viewer) => viewer.calls));
    const largest = Math.max(...viewers.map((viewer) => viewer.largest)) / 2 ** 20;
    const figures = [
      megabytes,
      percentile(pings, 50),
      percentile(pings, 95),
      percentile(pings, 99),
    ];
    const shown = figures.map((figure) => figure.toFixed(1)).join(' | ');
    const [took, mib] = [(milliseconds / 1000).toFixed(1), largest.toFixed(1)];
    return `| ${name} | ${form} | ${shown} | ${took} | ${String(calls)} | ${mib} |`;
  });
  return [
    '| tests | form | MB | ping p50 ms | p95 | p99 | load s | calls | largest response MiB |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
