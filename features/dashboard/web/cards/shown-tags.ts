import { hydrationStatuses } from '#hydration/domain';
import type { TagStatusRow } from '#dashboard/offline';
import { dryShare, sumOf } from '#hydration/web';
import type { DrawnTag } from '#hydration/web';
import { compareNames } from '#packages/kit';

/** The kinds of labels with singular and plural. */
export const tagKinds = {
  default: { one: 'Tag', many: 'Tags' },
  job: { one: 'Job', many: 'Jobs' },
  location: { one: 'Location', many: 'Locations' },
} as const;
export type TagKind = keyof typeof tagKinds;

/** A label of the card with its people. */
export interface ShownTag extends DrawnTag {
  tag_id: string;
  /** People with only invalid tests, and without any. */
  others: [invalid: number, notTested: number];
}

/**
 * The labels of a kind, the driest first, and the number of omitted ones without a tested person.
 */
export function shownTags(
  rows: readonly TagStatusRow[],
  kind: TagKind,
  hasEmpty: boolean,
): { tags: ShownTag[]; hidden: number } {
  const all = rows
    .filter(({ type }) => type === kind)
    .map(({ tag_id, name, counts }): ShownTag => ({
      ...{ tag_id, name },
      counts: hydrationStatuses.map((status) => counts[status]),
      others: [counts.invalid, counts.not_tested],
    }));
  const tags = hasEmpty ? all : all.filter(({ counts }) => sumOf(counts) > 0);
  return {
    tags: tags.toSorted((a, b) => shareOf(b) - shareOf(a) || compareNames(a.name, b.name)),
    hidden: all.length - tags.length,
  };
}

/** Labels without tested people come after all others. */
function shareOf({ counts }: DrawnTag): number {
  return dryShare(counts) ?? -1;
}
