/** Labels by kind: a test or person matches if it wears at least one of each list. */
export type LabelGroups = readonly (readonly string[])[];

/**
 * Tells for a pair of tag sets (the test's own and its person's at the time) whether together
 * they wear a label of every group. Each distinct set is looked at once, whatever the rows.
 */
export function tagMatcher(
  tagSets: readonly (readonly string[])[],
  groups: LabelGroups,
): (tagSet: number, userTagSet: number) => boolean {
  if (groups.length === 0) return () => true;
  const wanted = 2 ** groups.length - 1;
  const masks = tagSets.map((tag_ids) => groupMask(tag_ids, groups));
  return (tagSet, userTagSet) => ((masks[tagSet] ?? 0) | (masks[userTagSet] ?? 0)) === wanted;
}

/** True where a list of tags has one of every group. */
export function wearsAll(tag_ids: readonly string[], groups: LabelGroups): boolean {
  return groups.every((group) => group.some((tag_id) => tag_ids.includes(tag_id)));
}

function groupMask(tag_ids: readonly string[], groups: LabelGroups): number {
  return groups.reduce(
    (mask, group, bit) => (group.some((id) => tag_ids.includes(id)) ? mask | (1 << bit) : mask),
    0,
  );
}
