import { useMemo } from 'react';
import { useUnansweredAlerts } from '#alerts/web';
import { useLateBreaks } from '#breaks/web';
import type { DashboardFilter } from '#dashboard/domain';
import { caseRank } from '#monitoring/domain';
import { attentionEntries, overShare } from '#monitoring/offline';
import type { NamedEntry } from '#monitoring/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import { useCrewNow } from '../overview/use-crew-now.ts';
import type { AttentionCase, Holder } from './attention-case.ts';
import { useDropRefused } from './use-case-actions.ts';
import { holderAmong } from './use-holder.ts';

/** The list of what needs attention, with the actions of its sources. */
export interface Attention {
  /** The most urgent first; undefined while loading. */
  cases: AttentionCase[] | undefined;
  /** The number of cases at other locations. */
  elsewhere: number;
  /** Whether the organisation plans shifts. */
  hasShifts: boolean;
  /** The list could not be read. */
  error: Error | null;
  /** A part of the list could not be read. */
  isIncomplete: boolean;
  retry: () => void;
  acknowledge: (notice_id: string) => void;
  isBusy: boolean;
}

/**
 * What needs attention: dehydrated people, late rests, the viewer's unacknowledged alerts, and people
 * who are planned longer in the heat than they are used to.
 *
 * @param filter the people; late rests follow its locations
 * @param location_id counts the cases of other locations apart; null for all
 */
export function useAttention(filter: DashboardFilter, location_id: string | null): Attention {
  const zone = useZone();
  const crew = useCrewNow(filter);
  const shares = useCopy(overShare, { filter, zone }, { every: 300_000, keepPrevious: true });
  const entries = useCopy(attentionEntries, {}, { keepPrevious: true });
  const breaks = useLateBreaks();
  const alerts = useUnansweredAlerts();
  const now = useNow();
  const { location_ids } = filter;
  // All parts at once: a row that comes later would move the button under a finger.
  const isReading =
    (breaks.late === undefined && breaks.error === null) ||
    (shares.data === undefined && shares.error === null) ||
    (alerts.alerts === undefined && alerts.error === null);
  const all = useMemo(() => {
    if (crew.data === undefined || entries.data === undefined || isReading) return undefined;
    const found: Unheld[] = [
      ...crew.data.attention.map((row): Unheld => ({
        ...{ kind: 'reading', row, key: `reading ${row.person.user_id}`, since: row.since },
        ...{ subject_id: row.person.user_id, name: personName(row.person) },
        isUrgent: row.state === 'severe',
      })),
      ...(breaks.late ?? [])
        .filter((late) => location_ids.length === 0 || location_ids.includes(late.location_id))
        .map((late): Unheld => ({
          ...{ kind: 'break', late, key: `break ${late.location_id}`, since: late.due },
          ...{ subject_id: late.location_id, name: late.name, isUrgent: false },
        })),
      ...(shares.data ?? []).map((row): Unheld => ({
        ...{ kind: 'heat_share', row, key: `heat_share ${row.person.user_id}`, since: row.since },
        ...{ subject_id: row.person.user_id, name: personName(row.person), isUrgent: false },
      })),
      ...(alerts.alerts ?? []).map((alert): Unheld => ({
        ...{ kind: 'alert', alert, key: `alert ${alert.notice_id}`, since: alert.created },
        ...{ subject_id: alert.alert_id, name: alert.title, isUrgent: alert.isUrgent },
      })),
    ];
    return found
      .map((each): AttentionCase => ({ ...each, holder: holderOfCase(each, entries.data, now) }))
      .toSorted((a, b) => caseRank(a) - caseRank(b));
  }, [
    crew.data,
    breaks.late,
    shares.data,
    alerts.alerts,
    entries.data,
    location_ids,
    now,
    isReading,
  ]);
  useDropRefused(all);
  const here = all?.filter((each) => isAt(each, location_id));
  return {
    cases: here,
    elsewhere: (all?.length ?? 0) - (here?.length ?? 0),
    hasShifts: crew.data?.crews != null,
    error: crew.error ?? entries.error,
    isIncomplete: breaks.error !== null || shares.error !== null || alerts.error !== null,
    retry() {
      for (const retry of [crew.refetch, shares.refetch, entries.refetch]) void retry();
      for (const retry of [breaks.retry, alerts.retry]) void retry();
    },
    acknowledge: alerts.acknowledge,
    isBusy: alerts.isBusy || breaks.isBusy,
  };
}

type DropHolder<Case> = Case extends unknown ? Omit<Case, 'holder'> : never;
type Unheld = DropHolder<AttentionCase>;

function holderOfCase(each: Unheld, entries: readonly NamedEntry[], now: number): Holder | null {
  if (each.kind === 'alert') {
    // Acknowledging an alert is to take it.
    const [name] = each.alert.answered;
    if (name === undefined) return null;
    return { entry_id: null, isOwn: false, name, time: null, isWaiting: false };
  }
  return holderAmong(entries, each, now);
}

/** Alerts are for the viewer, wherever they are. */
function isAt(each: AttentionCase, location_id: string | null): boolean {
  if (location_id === null || each.kind === 'alert') return true;
  if (each.kind === 'break') return each.subject_id === location_id;
  return each.row.person.tag_ids.includes(location_id);
}
