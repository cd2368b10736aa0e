import { param, searchReader } from '#packages/kit';

/** The choices of a URL; invalid values are left out. */
export const linksSearch = searchReader({
  /** Only people who have to take this module. */
  module: param.id,
});
