import { truncate } from '#packages/kit';
import type { PackContent } from '#rule-packs/contract';

/** Longest summary of a version, in characters. */
const longest = 400;

/**
 * What differs between two versions of a pack, in words: 'name; duty rest_90 changed'. Both must
 * have been read by the schema; empty if they are the same.
 */
export function packChanges(before: PackContent, after: PackContent): string {
  const fields = Object.keys(after).filter((key) => key !== 'duties') as (keyof PackContent)[];
  const changed = fields.filter((key) => !sameValue(before[key], after[key]));
  const known = new Map(before.duties.map((duty) => [duty.duty_key, duty]));
  const kept = new Set(after.duties.map(({ duty_key }) => duty_key));
  const words = [
    ...changed.map((key) => key.replaceAll('_', ' ')),
    ...after.duties.flatMap((duty) => {
      const old = known.get(duty.duty_key);
      if (old === undefined) return [`duty ${duty.duty_key} added`];
      return sameValue(old, duty) ? [] : [`duty ${duty.duty_key} changed`];
    }),
    ...before.duties
      .filter(({ duty_key }) => !kept.has(duty_key))
      .map(({ duty_key }) => `duty ${duty_key} removed`),
  ];
  return truncate(words.join('; '), longest);
}

/** Both come from the schema, so their keys are in the same order. */
function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
