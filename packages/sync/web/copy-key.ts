import type { TableName } from '#packages/sync/contract';

/** First part of the key of every answer of the copy. */
export const copyKey = 'copy';

/** The tables an answer stands on, as its query's meta tells. */
export function tablesOf(meta: Record<string, unknown> | undefined): readonly TableName[] {
  return (meta?.['tables'] ?? []) as readonly TableName[];
}
