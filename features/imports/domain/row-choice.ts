import { importColumns } from '#imports/contract';
import type { VerifiedRow } from '#imports/contract';
import type { TagType } from '#tags/contract';

/** Number of rows with each action. */
export function actionCounts(rows: readonly VerifiedRow[]): Record<VerifiedRow['action'], number> {
  const counts = { create: 0, update: 0, skip: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

/** All notes of a row, errors first. */
export function problemsOf({ errors, warnings }: VerifiedRow): string[] {
  return [...errors, ...warnings].map(({ field, message, code }) =>
    code === 'left_out' ? `${field}: ${message}` : message,
  );
}

/** Whether something about a row is wrong or doubtful: what an import will also do is only a notice. */
export function hasProblem({ errors, warnings }: VerifiedRow): boolean {
  return (
    errors.length > 0 || warnings.some(({ code }) => code !== 'new_tag' && code !== 'left_out')
  );
}

/** Names of a row's tags of one type, as in a cell. */
export function tagText({ tags }: VerifiedRow, type: TagType): string {
  return tags.flatMap((tag) => (tag.type === type ? [tag.name] : [])).join(', ');
}

/**
 * Initially chosen rows: all that can be imported, except those with an existing name. A person
 * without an email cannot be recognised and would be added twice.
 */
export function firstTicked(rows: readonly VerifiedRow[]): Set<number> {
  const isDoubtful = ({ warnings }: VerifiedRow) =>
    warnings.some(({ code }) => code === 'same_name');
  return new Set(
    rows.flatMap((row) => (row.action === 'skip' || isDoubtful(row) ? [] : [row.row])),
  );
}

/** Rows with problems, as a file in the form of the template, without passwords. */
export function problemsFile(rows: readonly VerifiedRow[]): string[][] {
  const head = [...importColumns.map(({ header }) => header), 'Row', 'Problems'];
  const lines = rows
    .filter(hasProblem)
    .map((row) => [
      ...[row.name_first, row.name_last, row.email ?? '', ''],
      ...[tagText(row, 'default'), tagText(row, 'job'), tagText(row, 'location')],
      ...[String(row.row), problemsOf(row).join('; ')],
    ]);
  return [head, ...lines];
}
