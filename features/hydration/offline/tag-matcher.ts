/** Labels by kind: a test or person matches if it has at least one of each list. */
export type LabelGroups = readonly (readonly string[])[];

/**
 * Returns whether a pair of tag sets (of the test and of its person at the time) has a label of
 * every group. Each distinct set is checked once, whatever the number of rows.
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

/** True if a list of tags has one of every group. */
export function hasTagOfEveryGroup(tag_ids: readonly string[], groups: LabelGroups): boolean {
  return groups.every((group) => group.some((tag_id) => tag_ids.includes(tag_id)));
}

function groupMask(tag_ids: readonly string[], groups: LabelGroups): number {
  return groups.reduce(
    (mask, group, bit) => (group.some((id) => tag_ids.includes(id)) ? mask | (1 << bit) : mask),
    0,
  );
}
