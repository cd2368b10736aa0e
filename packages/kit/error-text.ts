/** What was thrown, as one text for a log: the name and message of an error, else its own text. */
export function errorText(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  try {
    return String(thrown);
  } catch {
    return 'Something without a text was thrown';
  }
}
