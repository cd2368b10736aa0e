import type { AuditChange } from '#audit/contract';

/** The changes of an entry in one cell of a file, with the stored names of fields. */
export function changesText(changes: readonly AuditChange[]): string {
  return changes.map(changeText).join('; ');
}

function changeText({ field, before, after, is_hidden, is_erased }: AuditChange): string {
  if (is_erased === true) return `${field}: deleted`;
  if (is_hidden === true) return `${field}: not shown`;
  return `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
}
