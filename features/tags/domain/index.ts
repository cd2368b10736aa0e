export { newTagMetadata } from './new-tag-metadata.ts';
export { isSameNotice, noticeOf } from './notice-of.ts';
export { tagNameProblem } from './tag-name-problem.ts';
export { withPending } from './pending-tags.ts';
export type { PendingTag, PendingTags } from './pending-tags.ts';
export { visibleTags } from './visible-tags.ts';
export { shownTags, tagPageSize } from './tag-list.ts';
export type { TagCounts, TagQuery, TagRow, TagSort } from './tag-list.ts';
export { giveTagProblem, takeTagProblem } from './tag-problems.ts';
