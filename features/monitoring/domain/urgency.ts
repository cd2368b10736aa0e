import type { HydrationState } from '#hydration/domain';

interface Finding {
  state: HydrationState;
  isOnShift: boolean;
  /** Time of the test in milliseconds since 1970. */
  time: number;
}

/** Sort order of dehydrated people: severe first, then those on shift, then the oldest test. */
export function byUrgency(one: Finding, other: Finding): number {
  return (
    Number(other.state === 'severe') - Number(one.state === 'severe') ||
    Number(other.isOnShift) - Number(one.isOnShift) ||
    one.time - other.time
  );
}
