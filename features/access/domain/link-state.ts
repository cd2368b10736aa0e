import type { LinkState } from '#access/contract';
import type { CourseLife } from '#education/domain';
import { isFinishedLongAgo } from './link-life.ts';

/** What the state of a link depends on; times in milliseconds since 1970. */
interface LinkTimes {
  expires: number;
  isRevoked: boolean;
  /** The organisation allows the worker's page. */
  hasPage: boolean;
  /** Undefined for a person without courses. */
  life: CourseLife | undefined;
}

/** The state of a link at a time. */
export function linkState(
  { expires, isRevoked, hasPage, life }: LinkTimes,
  now: number,
): LinkState {
  if (isRevoked) return 'Revoked';
  if (now >= expires) return 'Expired';
  return !hasPage && isFinishedLongAgo(life, now) ? 'Finished' : 'Active';
}
