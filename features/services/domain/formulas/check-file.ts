import { tolerances } from '#heat/domain';
import { unitOf } from './check-words.ts';
import type { FormulaCheck } from './formula-check.ts';

const head = [
  ...['Formula', 'Version', 'Source', 'Inputs', 'Published', 'Computed', 'Deviation', 'Tolerance'],
  ...['Unit', 'Match'],
];

/** All numbers of all formulas as the lines of a file, unrounded. */
export function checkFile(checks: readonly FormulaCheck[]): string[][] {
  return [
    head,
    ...checks.flatMap(({ formula, version, source, numbers }) =>
      numbers.map(({ of, printed, found, deviation, tolerance, isMet }) => [
        ...[formula, String(version), source, of, String(printed), String(found)],
        ...[String(deviation), String(tolerances[tolerance]), unitOf(tolerance)],
        isMet ? 'yes' : 'no',
      ]),
    ),
  ];
}
