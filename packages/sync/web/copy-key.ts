import type { TableName } from '#packages/sync/contract';

/** First part of the query key of every answer of the copy. */
export const copyKey = 'copy';

/** The tables that an answer depends on, from its query's meta. */
export function tablesOf(meta: Record<string, unknown> | undefined): readonly TableName[] {
  return (meta?.['tables'] ?? []) as readonly TableName[];
}
