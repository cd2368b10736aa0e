import type { LogEntry } from '#packages/sync/offline';

/** Rows of a CSV file: the fields of the specification, the context as JSON. */
export function logRows(entries: readonly LogEntry[]): string[][] {
  return [
    ['timestamp', 'type', 'level', 'page', 'message', 'context'],
    ...entries.map(({ timestamp, type, level, page, message, context }) => [
      timestamp,
      type,
      level,
      page,
      message,
      JSON.stringify(context),
    ]),
  ];
}

/** Short facts beside a message: 'POST /v3/measurement 422', 'syncing_core 12 ms'. */
export function contextText({ context }: LogEntry): string {
  const { method, path, status, ms, phases, stack } = context;
  const parts = [
    [method, path, status === 0 ? undefined : status].filter((part) => part !== undefined),
    ms === undefined ? [] : [`${String(ms)} ms`],
    [phases, stack].filter((part) => part !== undefined && part !== ''),
  ];
  return parts
    .map((part) => part.join(' '))
    .filter((part) => part !== '')
    .join(', ');
}
