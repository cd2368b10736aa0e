const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sort order of names in a list: case and accents are ignored, 'Crew 2' before 'Crew 10'. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
