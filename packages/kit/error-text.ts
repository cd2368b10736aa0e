/** A thrown value as text for a log: name and message of an error, otherwise its own text. */
export function errorText(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  try {
    return String(thrown);
  } catch {
    return 'Something without a text was thrown';
  }
}
