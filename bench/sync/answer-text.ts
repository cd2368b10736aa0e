/** The common fields of every sync answer. */
export function headOf(clock: number): Record<string, unknown> {
  return {
    sync_time: new Date(clock).toISOString(),
    access_epoch: 1,
    server_epoch: 'bench',
    full: false,
  };
}

/** `data` of an answer, as JSON text like the server writes it. */
export function dataText(head: Record<string, unknown>, parts: readonly string[]): string {
  return `${JSON.stringify(head).slice(0, -1)},${parts.join(',')}}`;
}

/** An answer with such data. */
export function answerText(head: Record<string, unknown>, parts: readonly string[]): string {
  return `{"status":true,"success":true,"data":${dataText(head, parts)},"message":null}`;
}
