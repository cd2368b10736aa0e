import type { WorkerPage } from '#worker-page/contract';

/** An answer of the server with the time of the device at which it came. */
export interface Kept<Value> {
  readonly value: Value;
  readonly time: number;
}

/** Milliseconds, a little more than those between two looks of a screen at the clock. */
const lookPause = 90_000;

/**
 * The time by the clock of the server, in milliseconds since 1970. A phone whose clock shows the
 * right hour in the wrong time zone is hours off, and would show the advice for another hour.
 *
 * @param page the last answer, with the time of the device at which it came
 * @param now by the clock of the device
 */
export function serverNow(page: Kept<WorkerPage> | null, now: number): number {
  if (page === null) return now;
  const passed = now - page.time;
  // A screen looks at the clock once a minute, so its time may be from before the answer.
  return Date.parse(page.value.time) + (passed < 0 && passed > -lookPause ? 0 : passed);
}
