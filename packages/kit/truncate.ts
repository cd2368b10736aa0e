/** Truncates text to `length` characters (default 100) and adds '...' if something was cut. */
export function truncate(text: string, length = 100): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}...`;
}
