/** What the page is told of a failed run. */
export function messageOf(error: unknown): string {
  if (isQuotaProblem(error)) return 'There is no room left on this device for the offline copy.';
  return error instanceof Error ? error.message : String(error);
}

/** The database was closed under our feet, or refuses a write for good. */
export function isStorageProblem(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

/** The browser gives no more room. */
export function isQuotaProblem(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
