/** The parts every sync answer has. */
export function headOf(clock: number): Record<string, unknown> {
  return {
    sync_time: new Date(clock).toISOString(),
    access_epoch: 1,
    server_epoch: 'bench',
    full: false,
  };
}

/** An answer of JSON text as the server puts it together. */
export function answerText(head: Record<string, unknown>, parts: readonly string[]): string {
  const data = `${JSON.stringify(head).slice(0, -1)},${parts.join(',')}}`;
  return `{"status":true,"success":true,"data":${data},"message":null}`;
}
