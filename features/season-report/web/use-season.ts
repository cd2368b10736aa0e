import { useNavigate } from '@tanstack/react-router';
import { useAnswer } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { readSeason, readSeasonHours, readSeasonPlans } from '#season-report/contract';
import { seasonDays } from '#season-report/domain';
import { dayAt } from '#weather/domain';
import type { Days } from '#weather/domain';
import { weatherSitesAll } from '#weather/offline';
import { seasonPath } from './season-search.ts';
import type { SeasonSearch } from './season-search.ts';

/** What the calls of the report are asked with beside the days. */
export interface SeasonTags {
  location_id?: string;
  job_id?: string;
}

/** The chosen location and job for the calls. */
export function tagsOf({ location, job }: SeasonSearch): SeasonTags {
  return {
    ...(location !== undefined && { location_id: location }),
    ...(job !== undefined && { job_id: job }),
  };
}

/** The chosen period; without a choice the current season. */
export function usePeriod({ from, to }: SeasonSearch) {
  const [zone, now] = [useZone(), useNow()];
  const { data: sites, error } = useCopy(weatherSitesAll, {});
  const today = dayAt(zone, now);
  const south = (sites ?? []).filter(({ lat }) => lat < 0).length;
  const season = seasonDays(today, south * 2 > (sites ?? []).length);
  const isChosen = from !== undefined && to !== undefined;
  return {
    today,
    season,
    period: isChosen ? { from, to } : season,
    // Where the locations are decides which half of the year the season is.
    isKnown: isChosen || sites !== undefined || error !== null,
  };
}

/** Changes parts of the address; undefined removes one. */
export function useSeasonSearch(search: SeasonSearch) {
  const navigate = useNavigate();
  return (parts: { [Key in keyof SeasonSearch]?: SeasonSearch[Key] | undefined }) => {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...parts }).filter(([, value]) => value !== undefined),
    );
    void navigate({ to: seasonPath, search: next, replace: true });
  };
}

/** The counts and the hours of some days; nothing is asked without days. */
export function useSeason(days: Days | null, tags: SeasonTags, isAsked = true) {
  const query = { from: '', to: '', ...days, ...tags };
  const options = { enabled: isAsked && days !== null };
  const counts = useAnswer(readSeason, { query }, options);
  // The first figures do not wait for the weather.
  const isCounted = counts.data !== undefined;
  const afterwards = { enabled: options.enabled && isCounted, staleTime: 300_000 };
  const hours = useAnswer(readSeasonHours, { query }, afterwards);
  const plans = useAnswer(readSeasonPlans, { query }, afterwards);
  const isFetching = [counts, hours, plans].some((answer) => answer.isFetching);
  return { counts, hours, plans, isFetching };
}
