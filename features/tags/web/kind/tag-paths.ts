import type { TagType } from '#tags/contract';

/** Where the list of each type of tag stands; the page of one stands under it by its id. */
export const tagPaths: Readonly<Record<TagType, string>> = {
  default: '/settings/tags',
  job: '/settings/jobs',
  location: '/settings/locations',
};
