import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Tx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import {
  listSeasonChanges,
  listSeasonRows,
  readSeason,
  readSeasonHours,
  readSeasonPlans,
} from '#season-report/contract';
import { countSeason, weekFinder, weeksOf } from '#season-report/domain';
import type { WeatherPort } from '#weather/server';
import { gatherSeason } from './gather-season.ts';
import type { GatheredSeason, Period } from './gather-season.ts';
import { pastWeather } from './past-weather.ts';
import { findChanges } from './season-changes.ts';
import { countHours, gatherShifts } from './season-hours.ts';
import { countPlans, gatherPlans } from './season-plans.ts';
import { seasonRowsOf } from './season-rows.ts';
import { seasonScope } from './season-scope.ts';
import type { SeasonScope } from './season-scope.ts';

/** Calls of admins and managers about the season report. */
export function seasonCalls(weather: WeatherPort): Bound<Viewer>[] {
  return [
    bind(readSeason, figures),
    bind(readSeasonHours, (call) => hours(call, weather)),
    bind(readSeasonPlans, (call) => plans(call, weather)),
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

async function hours(call: Call<typeof readSeasonHours, Viewer>, weather: WeatherPort) {
  const { asked, past } = askedOf(call, weather);
  return countHours(await asked(gatherShifts), past);
}

async function plans(call: Call<typeof readSeasonPlans, Viewer>, weather: WeatherPort) {
  const { asked, past } = askedOf(call, weather);
  return countPlans(await asked(gatherPlans), past);
}

/** What a call asks for: read in one transaction, and the past weather afterwards. */
function askedOf(
  {
    viewer,
    query,
    database,
    now,
    log,
  }: Pick<Call<typeof readSeasonHours, Viewer>, 'viewer' | 'query' | 'database' | 'now' | 'log'>,
  weather: WeatherPort,
) {
  const time = now();
  const period = { from: query.from, to: query.to };
  const warn = (reason: string) => log.warn({ reason }, 'the weather service failed');
  return {
    past: pastWeather(weather, { org_id: viewer.org_id, now: time, warn }),
    asked: <Found>(gather: (tx: Tx, of: Asked) => Promise<Found>) =>
      database.read(viewer.org_id, async (tx) => {
        const scope = await seasonScope(tx, viewer, query);
        return gather(tx, { scope, period, now: time });
      }),
  };
}

interface Asked {
  scope: SeasonScope;
  period: Period;
  now: number;
}
