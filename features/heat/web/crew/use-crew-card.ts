import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  assumedOf,
  cardDay,
  crewCard,
  crewPlanOf,
  hoursLeft,
  jobsOf,
  ruledHours,
} from '#heat/domain';
import type { CardHour, HourRulesOf } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';
import { crewSearch } from './crew-search.ts';
import type { CrewSearch } from './crew-search.ts';
import { useHeatSettings } from './use-heat-settings.ts';

const noHours: readonly CardHour[] = [];

/** The rules for the hours of a day at a location, from a higher feature; undefined while loading. */
export type UseDayRules = (site: string, date: string) => HourRulesOf | null | undefined;

export type ShownCard = ReturnType<typeof useCrewCard>;

/**
 * The card of the crew at a site: by default of its most hazardous job, on the next day with
 * daylight left. All choices are in the URL. Where a rule asks for more caution than the advice, the
 * rule counts.
 *
 * @returns `site` is null if there is no such site, undefined while loading
 */
export function useCrewCard(tag_id: string, useRules: UseDayRules) {
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
  const rulesOf = useRules(tag_id, date);
  const plan = useMemo(
    () =>
      site == null || job === undefined
        ? null
        : crewPlanOf(site, job, { clothing, used, rest }, trigger),
    [site, job, clothing, used, rest, trigger],
  );
  const advised = useMemo(
    () => (site == null || plan === null ? noHours : crewCard(site.days, date, plan)),
    [site, plan, date],
  );
  const sun_exposure = job?.factors._sun_exposure ?? -1;
  const hours = useMemo(
    () =>
      plan === null
        ? noHours
        : ruledHours(advised, plan, { sun_exposure, rulesOf: rulesOf ?? null }),
    [advised, plan, sun_exposure, rulesOf],
  );
  return {
    ...{ jobs, job, dates, today, date, assumed, settings, hours, search, error },
    // Minutes without the rules would be shown for a moment.
    site: rulesOf === undefined && error === null ? undefined : site,
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
