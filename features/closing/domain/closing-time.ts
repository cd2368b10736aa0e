/** Days in which an owner may cancel the closing of an organisation. */
export const graceDays = 30;

/** When an organisation ends that is closed now; milliseconds since 1970. */
export function closingTime(now: number): number {
  return now + graceDays * 24 * 60 * 60 * 1000;
}
