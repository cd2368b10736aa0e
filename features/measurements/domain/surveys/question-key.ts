import { slug } from '#packages/kit';

/** The key of a text among others: its slug, with a number where that is taken; 'question' of mere signs. */
export function keyOf(text: string, taken: ReadonlySet<string>): string {
  const core = plainSlug(text).slice(0, 80);
  if (!taken.has(core)) return core;
  for (let nth = 2; ; nth += 1) {
    const key = `${core}-${String(nth)}`;
    if (!taken.has(key)) return key;
  }
}

function plainSlug(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? slug(text) : 'question';
}
