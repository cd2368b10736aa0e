import { machine } from '../machine.ts';
import type { Figure } from '../measure.ts';
import { isMet, targetTable } from '../targets.ts';
import type { Target } from '../targets.ts';
import { writeSection } from '../write-section.ts';
import type { AskedCall } from './asked-emails.ts';
import { failUnless } from '../smoke.ts';

/** Maximum difference of the medians in milliseconds. */
const limit = 5;

/** Prints a run as tables; optionally writes them to docs/benchmarks.md. */
export function reportEnumeration(
  figures: ReadonlyMap<AskedCall, readonly Figure[]>,
  rounds: number,
  write: boolean,
): void {
  const targets = [...figures].flatMap(([call, of]) => targetsOf(call, of));
  const rows = [...figures].flatMap(([call, of]) =>
    of.map(
      ({ name, median, least, most }) =>
        `| ${call}, ${name} | ${median.toFixed(2)} | ${least.toFixed(1)}–${most.toFixed(1)} |`,
    ),
  );
  const table = [
    `**The same call about three kinds of e-mail, ${String(rounds)} rounds**`,
    '',
    '| | ms | range |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
  const text = [machine(), table, targetTable(targets)].join('\n\n');
  console.log(text);
  if (write) writeSection('enumeration', text);
  failUnless(targets.every(isMet));
}

function targetsOf(call: AskedCall, [known, ...others]: readonly Figure[]): Target[] {
  return others.map(({ name, median }) => ({
    what: `${call}: ${name} against known`,
    figure: Math.abs(median - (known?.median ?? Number.NaN)),
    limit,
    unit: 'ms',
  }));
}
