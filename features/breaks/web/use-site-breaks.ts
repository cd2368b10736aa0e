import { useMemo } from 'react';
import { isForgotten, siteBreaks } from '#breaks/domain';
import type { SiteBreaks } from '#breaks/domain';
import { breakSites } from '#breaks/offline';
import type { BreakChanges, LocationBreaks } from '#breaks/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';

/** A location with the state of its breaks now. */
export interface CurrentBreaks {
  site: LocationBreaks;
  state: SiteBreaks;
  /** For the times at the location. */
  zone: string;
  now: number;
}

/** Milliseconds between two looks at the clock. */
const tick = 5000;

/**
 * The breaks of a location, or of all, at each moment; those with late and running ones first.
 * Undefined while loading, null while heat stress is switched off.
 */
export function useSiteBreaks(location_id: string | null, changes: BreakChanges) {
  const { data, error, refetch } = useCopy(
    breakSites,
    { changes, location_id },
    { every: 60_000, keepPrevious: true },
  );
  const now = useNow(tick);
  const ownZone = useZone();
  const sites = useMemo(
    () =>
      data?.map((site): CurrentBreaks => {
        const { people, plans, breaks } = site;
        const state = siteBreaks({ people, plans: new Map(plans), breaks }, now);
        const known = new Set(state.running.map(({ break_id }) => break_id));
        const others = site.open.filter(
          (each) => !known.has(each.break_id) && !isForgotten(each, now),
        );
        const running = [...state.running, ...others];
        return { site, state: { ...state, running }, zone: site.zone ?? ownZone, now };
      }),
    [data, now, ownZone],
  );
  return { sites: data === null ? null : sites?.toSorted(byUrgency), error, retry: refetch };
}

function byUrgency(a: CurrentBreaks, b: CurrentBreaks): number {
  return rankOf(a) - rankOf(b) || dueOf(a) - dueOf(b);
}

/** Late, running, due, on shift, nobody. */
function rankOf({ state }: CurrentBreaks): number {
  if (state.dues.some(({ isLate }) => isLate)) return 0;
  if (state.running.length > 0) return 1;
  if (state.dues.length > 0) return 2;
  return state.on_shift.length > 0 ? 3 : 4;
}

function dueOf({ state }: CurrentBreaks): number {
  return state.dues[0]?.time ?? Number.MAX_SAFE_INTEGER;
}
