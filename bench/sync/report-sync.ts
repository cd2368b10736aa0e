import { isMet, targetTable } from '../targets.ts';
import type { Target } from '../targets.ts';
import type { SyncFigures } from './limits.ts';
import { peerVersions } from './ensure-peers.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../write-section.ts';
import { median } from '../measure.ts';
import { percentile } from '../percentile.ts';
import type { ReopenFigures } from './reopen-trial.ts';
import type { Figure } from '../measure.ts';
import { failUnless } from '../smoke.ts';

/** Prints a run as tables; optionally writes them to docs/benchmarks.md. */
export function reportSync(figures: SyncFigures, targets: readonly Target[], write: boolean): void {
  const text = [
    machine(peerVersions()),
    loadTable(`First load of ${String(figures.rows)} rows`, figures.loads, figures.wireBytes),
    ...(figures.large === null
      ? []
      : [loadTable(`First load of ${String(figures.large.rows)} rows`, figures.large.loads)]),
    reopenTable(`Reopened after a kill, ${String(figures.rows)} rows`, figures.reopened, figures),
    ...(figures.large === null
      ? []
      : [
          reopenTable(
            `Reopened after a kill, ${String(figures.large.rows)} rows`,
            figures.large.reopened,
            null,
          ),
        ]),
    targetTable(targets),
  ].join('\n\n');
  console.log(text);
  if (write) writeSection('sync', text);
  failUnless(targets.every(isMet));
}

function loadTable(
  title: string,
  loads: readonly Figure[],
  bytes?: SyncFigures['wireBytes'],
): string {
  const rows = loads.map(
    ({ name, median: middle, least, most, ratio }) =>
      `| ${name} | ${ms(middle)} | ${ms(least)}–${ms(most)} | ${ratio.toFixed(2)} |`,
  );
  const size =
    bytes === undefined
      ? ''
      : ` (with gzip ${mb(bytes.json)} MB of JSON, ${mb(bytes.columns)} MB of columns)`;
  return [
    `**${title}**${size}`,
    '',
    '| | ms | range | ratio to R |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function reopenTable(title: string, reopened: ReopenFigures, run: SyncFigures | null): string {
  const { coldOpen, queries, updates, megabytes, emptyMegabytes } = reopened;
  const rows = [
    `| cold open to the first result | ${ms(coldOpen)} | | |`,
    ...queries.map(
      ({ name, cold, warm, round }) => `| ${name} | ${ms(cold)} | ${ms(warm)} | ${ms(round)} |`,
    ),
    ...(run?.sqlite == null
      ? []
      : [
          `| q1 in sqlite-wasm | | ${ms(run.sqlite.lastOfAll)} | |`,
          `| q2 in sqlite-wasm | | ${ms(run.sqlite.perDay)} | |`,
        ]),
    `| 50-row update, response to commit | | ${ms(median(updates))} | p95 ${ms(percentile(updates, 95))} |`,
    ...(run === null
      ? []
      : [
          `| its commit to the frame after paint | | ${ms(median(run.paints))} | p95 ${ms(percentile(run.paints, 95))} |`,
        ]),
    `| page and worker, MB (empty page ${emptyMegabytes.toFixed(0)}) | | ${megabytes.toFixed(0)} | |`,
  ];
  return [
    `**${title}**`,
    '',
    '| | first, ms | warm, ms | to the page, ms |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function ms(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(figure >= 10 ? 1 : 2);
}
