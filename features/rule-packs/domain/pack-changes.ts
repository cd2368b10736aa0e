import { truncate } from '#packages/kit';
import type { Duty, PackContent } from '#rule-packs/contract';

/** Longest summary of a version, in characters. */
const longest = 400;
/** Longest text of a duty in it. */
const longestDuty = 60;

/**
 * What differs between two versions of a pack, in words: 'name; duty “Rest of
 * 10 minutes” changed'. Both must
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
      if (old === undefined) return [`duty ${nameOf(duty)} added`];
      return sameValue(old, duty) ? [] : [`duty ${nameOf(duty)} changed`];
    }),
    ...before.duties
      .filter(({ duty_key }) => !kept.has(duty_key))
      .map((duty) => `duty ${nameOf(duty)} removed`),
  ];
  return truncate(words.join('; '), longest);
}

function nameOf({ text }: Duty): string {
  return `“${truncate(text, longestDuty)}”`;
}

/** Both come from the schema, so their keys are in the same order. */
function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
