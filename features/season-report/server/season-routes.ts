import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import {
  listSeasonChanges,
  listSeasonRows,
  readSeason,
  readSeasonHours,
} from '#season-report/contract';
import { countSeason, weekFinder, weeksOf } from '#season-report/domain';
import type { WeatherPort } from '#weather/server';
import { gatherSeason } from './gather-season.ts';
import type { GatheredSeason } from './gather-season.ts';
import { pastWeather } from './past-weather.ts';
import { findChanges } from './season-changes.ts';
import { countHours, gatherShifts } from './season-hours.ts';
import { seasonRowsOf } from './season-rows.ts';
import { seasonScope } from './season-scope.ts';

/** Calls of admins and managers about the season report. */
export function seasonCalls(weather: WeatherPort): Bound<Viewer>[] {
  return [
    bind(readSeason, figures),
    bind(readSeasonHours, (call) => hours(call, weather)),
    bind(listSeasonRows, async (call) => seasonRowsOf(await gathered(call), call.query.figure)),
    bind(listSeasonChanges, ({ viewer, query, database }) =>
      database.read(viewer.org_id, (tx) => findChanges(tx, query)),
    ),
  ];
}

async function gathered({
  viewer,
  query,
  database,
  now,
}: Pick<
  Call<typeof readSeason, Viewer>,
  'viewer' | 'query' | 'database' | 'now'
>): Promise<GatheredSeason> {
  const { from, to } = query;
  return database.read(viewer.org_id, async (tx) => {
    const scope = await seasonScope(tx, viewer, query);
    return gatherSeason(tx, viewer, { scope, period: { from, to }, now: now() });
  });
}

async function figures(call: Call<typeof readSeason, Viewer>) {
  const { from, to } = call.query;
  const { facts, days, timezone } = await gathered(call);
  const weeks = weeksOf(from, days);
  const { whole, parts } = countSeason(facts, weeks.length, weekFinder(weeks));
  return {
    ...{ from, to, timezone, people: facts.people.length },
    ...whole,
    weeks: parts.map((counts, nth) => ({
      ...{ from: weeks[nth]?.from ?? from, to: weeks[nth]?.to ?? to },
      ...counts,
    })),
  };
}

async function hours(
  { viewer, query, database, now, log }: Call<typeof readSeasonHours, Viewer>,
  weather: WeatherPort,
) {
  const time = now();
  const period = { from: query.from, to: query.to };
  const shifts = await database.read(viewer.org_id, async (tx) => {
    const scope = await seasonScope(tx, viewer, query);
    return gatherShifts(tx, { scope, period, now: time });
  });
  const warn = (reason: string) => log.warn({ reason }, 'the weather service failed');
  return countHours(shifts, pastWeather(weather, { org_id: viewer.org_id, now: time, warn }));
}
