import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { assumedOf, cardDay, crewCard, crewPlanOf, hoursLeft, jobsOf } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';
import { crewSearch } from './crew-search.ts';
import type { CrewSearch } from './crew-search.ts';
import { useHeatSettings } from './use-heat-settings.ts';

export type ShownCard = ReturnType<typeof useCrewCard>;

/**
 * The card of the crew at a site: by default of its most hazardous job, on the next day with
 * daylight left. All choices are in the URL.
 *
 * @returns `site` is null if there is no such site, undefined while loading
 */
export function useCrewCard(tag_id: string) {
  const { data: site, error, refetch } = useCopy(siteJobs, { tag_id });
  const search = crewSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const settings = useHeatSettings();
  const { jobs, job } = jobsOf(site, search.job);
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
    /** Hours that are not over. */
    left: hoursLeft(hours, now),
    choose: (change: Partial<CrewSearch>) =>
      void navigate({
        to: '/monitoring',
        search: { ...search, ...change },
        replace: true,
        resetScroll: false,
      }),
    retry: () => void refetch(),
  };
}
