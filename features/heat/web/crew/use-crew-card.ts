import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { cardDay, crewCard, hoursLeft } from '#heat/domain';
import type { CardHour } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';
import { assumedOf, crewPlanOf } from './crew-plan.ts';
import type { Assumed } from './crew-plan.ts';
import { crewSearch } from './crew-search.ts';
import type { CrewSearch } from './crew-search.ts';
import { useHeatSettings } from './use-heat-settings.ts';
import type { HeatSettings } from './use-heat-settings.ts';

/** The card of a crew and its inputs; all choices are in the URL. */
export interface ShownCard {
  /** Null if there is no such site; undefined while loading. */
  readonly site: SiteJobs | null | undefined;
  readonly jobs: readonly SiteJob[];
  readonly job: SiteJob | undefined;
  readonly dates: readonly string[];
  readonly today: string;
  readonly date: string;
  readonly assumed: Assumed;
  readonly settings: HeatSettings;
  readonly hours: readonly CardHour[];
  /** Hours that are not over. */
  readonly left: readonly CardHour[];
  readonly search: CrewSearch;
  readonly choose: (change: Partial<CrewSearch>) => void;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The card of the crew at a site: by default of its most hazardous job, on the next day with
 * daylight left.
 */
export function useCrewCard(tag_id: string): ShownCard {
  const { data: site, error, refetch } = useCopy(siteJobs, { tag_id });
  const search = crewSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const settings = useHeatSettings();
  const jobs = (site?.jobs ?? []).filter(
    ({ tag_id: id, hazard, workers }) => hazard >= 0 && (workers > 0 || id === search.job),
  );
  const hardest = jobs.toSorted((one, other) => other.hazard - one.hazard)[0];
  const job = jobs.find((each) => each.tag_id === search.job) ?? hardest;
  // Without a forecast the zone of the site is not known.
  const ownZone = useZone();
  const zone = site?.zone ?? ownZone;
  const now = useNow();
  const [today, tomorrow] = [dayAt(zone, now), dayAt(zone, now, 1)];
  const dates = (site?.days ?? []).map((day) => day.date).filter((day) => day >= today);
  const opening = cardDay(site?.days ?? [], { today, tomorrow, now }) ?? tomorrow;
  const date = dates.find((day) => day === search.date) ?? opening;
  const assumed = assumedOf(job, search);
  const { clothing, used, rest } = assumed;
  const { trigger } = settings;
  const hours = useMemo(() => {
    if (site == null || job === undefined) return [];
    return crewCard(site.days, date, crewPlanOf(site, job, { clothing, used, rest }, trigger));
  }, [site, job, date, clothing, used, rest, trigger]);
  return {
    ...{ site, jobs, job, dates, today, date, assumed, settings, hours, search, error },
    left: hoursLeft(hours, now),
    choose: (change) =>
      void navigate({
        to: '/monitoring',
        search: { ...search, ...change },
        replace: true,
        resetScroll: false,
      }),
    retry: () => void refetch(),
  };
}
