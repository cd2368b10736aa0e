/** Days in which an owner may take the closing of an organisation back. */
export const graceDays = 30;

/** When an organisation ends that is closed now; milliseconds since 1970. */
export function closingTime(now: number): number {
  return now + graceDays * 24 * 60 * 60 * 1000;
}

/** Whether a typed name is the organisation's: spaces around it and inside it count once. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  return plain(typed) === plain(name);
}
