import { param } from '#packages/kit';

/** URL search of a pack: an earlier version of it. */
export interface VersionSearch {
  version?: number;
}

/** Reads a URL, or gives the shortest equivalent one. */
export function versionSearchOf(search: Record<string, unknown>): VersionSearch {
  const version = param.whole(1, 1_000_000)(Number(search['version']));
  return version === undefined ? {} : { version };
}
