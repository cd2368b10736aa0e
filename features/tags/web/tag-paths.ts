import type { TagType } from '#tags/contract';

/** Path of the list of each type of tag; the page of a tag is below it by its id. */
export const tagPaths: Readonly<Record<TagType, string>> = {
  default: '/settings/tags',
  job: '/settings/jobs',
  location: '/settings/locations',
};
