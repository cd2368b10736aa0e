const formats = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
} as const;

/** Words as a list in a sentence: 'water, shade and rest'. */
export function listText(words: Iterable<string>, last: keyof typeof formats = 'and'): string {
  return formats[last].format(words);
}
