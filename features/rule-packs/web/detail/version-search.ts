import { z } from 'zod';

/** URL search of a pack: an earlier version of it. */
export interface VersionSearch {
  version?: number;
}

/** Reads a URL, or gives the shortest equivalent one. */
export function versionSearchOf(search: Record<string, unknown>): VersionSearch {
  const version = z.coerce.number().int().min(1).max(1_000_000).safeParse(search['version']);
  return search['version'] !== undefined && version.success ? { version: version.data } : {};
}
