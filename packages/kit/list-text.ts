const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Things in a sentence: 'Ann', 'Ann and Ben', 'Ann, Ben and Cat'. */
export function listText(things: readonly string[]): string {
  return format.format(things);
}
