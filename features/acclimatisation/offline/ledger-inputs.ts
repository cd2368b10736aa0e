import { absenceChoices, recordField, acclimatisationRecord } from '#acclimatisation/contract';
import type { AbsenceDays, AcclimatisationRecord } from '#acclimatisation/contract';
import { measuredHeat, seriesOf } from '#acclimatisation/domain';
import type { DatedShift, HeatSeries } from '#acclimatisation/domain';
import { commonTrigger } from '#heat/domain';
import { ownOrganisation } from '#organisation/offline';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import type { Roster } from '#rosters/contract';
import { rosterVersions, shiftsOfVersion } from '#rosters/domain';
import { countedReadings, modelForecastsOfSites, weatherStands } from '#weather/offline';
import { pastHeat } from './heat-history.ts';

/** Tables whose changes invalidate every ledger. */
export const ledgerTables = [
  ...weatherStands,
  ...['heat_history', 'rosters', 'roster_user_leave', 'users', 'permissions'],
] as const;

/** Dates of a ledger: '2026-11-23'. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The people of a roster during a time, with their shifts in a range. */
export interface PlannedCrew {
  readonly user_ids: ReadonlySet<string>;
  readonly shifts: readonly DatedShift[];
  /** It had shifts before the range. */
  readonly isEarlier: boolean;
}

const day = 24 * 3_600_000;

/** The crews of all rosters in a range, also of what they were before they were changed. */
export function plannedCrews(copy: Copy, { from, to }: DateRange): readonly PlannedCrew[] {
  return copy.memo(`acclimatisation.crews ${from} ${to}`, ['rosters'], () => {
    // A date begins up to a day before or after its midnight in UTC.
    const [start, end] = [Date.parse(from), Date.parse(to) + day];
    return [...copy.rows<Roster>('rosters').values()].flatMap((roster) =>
      rosterVersions(roster)
        .map((version) => ({
          user_ids: version.user_ids,
          shifts: shiftsOfVersion(version, start - day, end + day)
            .map(({ date, ...shift }) => ({ ...shift, date: dateText(date) }))
            .filter(({ date }) => date >= from && date <= to),
          isEarlier:
            version.active &&
            version.start < start &&
            Date.parse(version.schedule.shift_start_time) < start,
        }))
        .filter(({ shifts, isEarlier }) => shifts.length > 0 || isEarlier),
    );
  });
}

/** The weather that is stored for a location. */
export interface SiteWeather {
  readonly name: string;
  /** Of the weather service alone, so that no reading makes or prevents a heat day. */
  readonly heat: readonly HeatSeries[];
  /** What meter readings say; null without any. */
  readonly measured: HeatSeries | null;
  readonly hasForecast: boolean;
  readonly hasHistory: boolean;
  /** Time of the oldest data, in milliseconds; null without any. */
  readonly fetched_time: number | null;
  readonly is_simulated: boolean;
}

/** The weather of every location with coordinates, by its tag. */
export function siteWeather(copy: Copy): ReadonlyMap<string, SiteWeather> {
  const tables = [...weatherStands, 'heat_history'];
  return copy.memo('acclimatisation.weather', tables, () => {
    return new Map(
      modelForecastsOfSites(copy).map(({ site, forecast }) => {
        const past = pastHeat(copy, site.place).filter(({ heat }) => heat !== null);
        const hours = forecast?.answer.forecast.forecastday.flatMap(({ hour }) => hour) ?? [];
        // The history of an hour goes before its forecast.
        const heat = [...past.map((block) => block.heat), seriesOf(hours)];
        const sources = [...past, ...(forecast === null ? [] : [forecast])];
        const times = sources.flatMap((each) => each.fetched_time ?? []);
        return [
          site.tag_id,
          {
            ...{ name: site.name, hasForecast: forecast !== null, hasHistory: past.length > 0 },
            heat: heat.filter((series) => series !== null),
            measured: measuredHeat(countedReadings(copy).get(site.tag_id) ?? []),
            fetched_time: times.length === 0 ? null : Math.min(...times),
            is_simulated: sources.some((each) => each.is_simulated),
          },
        ];
      }),
    );
  });
}

/** Settings of the organisation that a ledger depends on. */
export function ledgerSettings(copy: Copy) {
  const metadata = ownOrganisation(copy)?.metadata ?? {};
  const own = metadata._heat_index_threshold ?? null;
  const absence: AbsenceDays =
    absenceChoices.find((choice) => choice === metadata._acclimatisation_absence) ?? 14;
  return { trigger: own ?? commonTrigger, hasOwnTrigger: own !== null, absence, metadata };
}

/** The newest record of a manager about a person; null if there is none. */
export function recordOf({ metadata }: Pick<User, 'metadata'>): AcclimatisationRecord | null {
  return acclimatisationRecord.safeParse(metadata[recordField]).data ?? null;
}

function dateText(date: number): string {
  return new Date(date).toISOString().slice(0, 10);
}
