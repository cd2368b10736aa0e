import { slug } from '#packages/kit';

/**
 * A unique key for a text: its slug, with a number if taken; 'question' if it has no letters or
 * digits.
 */
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
