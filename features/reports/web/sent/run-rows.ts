import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { ReportRun, ReportSummary } from '#reports/contract';
import { windowWords } from '#reports/domain';

/** Kinds of labels in tables. */
export const kindWords = { default: 'Tag', job: 'Job', location: 'Location' } as const;
const stateHeads = hydrationStates.map((state) => hydrationWords[state].short);

/** People by state, with the previous period. */
export function stateTable({ counts, before }: ReportSummary) {
  return {
    columns: ['Status', 'People', 'Before'],
    rows: hydrationStates.map((state) => [
      hydrationWords[state].long,
      String(counts[state]),
      String(before[state]),
    ]),
  };
}

/** People by state for each label. */
export function labelTable({ labels }: ReportSummary) {
  return {
    columns: ['Label', 'Kind', ...stateHeads],
    rows: labels.map(({ name, type, counts }) => [
      ...[name, kindWords[type]],
      ...hydrationStates.map((state) => String(counts[state])),
    ]),
  };
}

/** All figures of a run as rows of one file: all people, then each label. */
export function fileRows(summary: ReportSummary): string[][] {
  const all = hydrationStates.map((state) => String(summary.counts[state]));
  const { columns, rows } = labelTable(summary);
  return [columns, ['All people', '', ...all], ...rows];
}

/** The days of a run, in its own time zone. */
export function daysOf({ from, to, timezone }: ReportRun): string {
  return windowWords({ from: Date.parse(from), to: Date.parse(to), timezone });
}
