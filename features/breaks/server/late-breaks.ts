import { z } from 'zod';
import { alertAboutBreak } from '#alerts/server';
import type { BreakAlertParts } from '#alerts/server';
import {
  createAdviceCache,
  firstStart,
  hoursOfShifts,
  kindsOf,
  planKey,
  prepareAdvice,
  restPlans,
  siteBreaks,
} from '#breaks/domain';
import type { HourRest, SiteDue, TakenBreak } from '#breaks/domain';
import { measuredDays } from '#heat/domain';
import type { Database } from '#packages/database';
import type { TaskServices } from '#packages/feature/server';
import { hourText } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { mostForecastDays } from '#weather/contract';
import type { WeatherAnswer, WeatherDay } from '#weather/contract';
import { dayAfter, dayAt } from '#weather/domain';
import type { WeatherPort } from '#weather/server';
import { findAlerted, findBreaksSince, noteAlert } from './break-store.ts';
import { findCrewSites } from './site-crews.ts';
import type { CrewSite, CrewSites } from './site-crews.ts';

/** Task that alerts supervisors about late breaks. */
export const watchBreaks = taskKind({
  name: 'watch-breaks',
  data: z.object({}),
  // The next minute looks again.
  tries: 1,
  pause: 30,
  timeout: 300,
});

/** What the task needs at runtime. */
export interface WatchServices extends TaskServices {
  readonly weather: WeatherPort;
  readonly isSmsSent: boolean;
}

/** Looks for late breaks every minute, by the clock of the database. */
export function watchBreaksWork(services: WatchServices): TaskWork {
  return taskWork({
    kind: watchBreaks,
    every: '* * * * *',
    async run() {
      const { database } = services;
      const now = await databaseTime(database);
      const failed: string[] = [];
      for (const org_id of await findOrganisations(database)) {
        try {
          await alertLateBreaks(services, org_id, now);
        } catch (error) {
          failed.push(error instanceof Error ? error.message : String(error));
        }
      }
      if (failed.length > 0) throw new Error(failed.join('; '));
    },
  });
}

const advice = createAdviceCache();

/**
 * Alerts the supervisors of an organisation about breaks that are late, each once, however many
 * processes look for them.
 *
 * @param now milliseconds since 1970
 * @returns the number of alerts
 */
export async function alertLateBreaks(
  services: WatchServices,
  org_id: string,
  now: number,
): Promise<number> {
  const { database } = services;
  const crews = await database.read(org_id, (tx) => findCrewSites(tx, now));
  if (crews === null || crews.sites.length === 0) return 0;
  const known = await database.read(org_id, (tx) => findAlerted(tx, now));
  const late: LateSite[] = [];
  for (const site of crews.sites) {
    // Services of others are asked before the transaction, which must be short.
    const planned = await plannedSite(services, { org_id, now, site, crews });
    const isNew = ({ cause }: SiteDue) => !known.has(`${site.location_id} ${cause}`);
    if (planned !== null && lateOf(planned, crews.breaks, now).some(isNew)) late.push(planned);
  }
  if (late.length === 0) return 0;
  const { newId, publicUrl, isSmsSent } = services;
  const parts = { now, newId, publicUrl, isSmsSent };
  return await database.write({ org_id, actor_user_id: null }, async (tx) => {
    // Breaks may have begun meanwhile.
    const breaks = await findBreaksSince(tx, now - 48 * 3_600_000);
    let count = 0;
    for (const planned of late) {
      for (const due of lateOf(planned, breaks, now)) {
        const { location_id } = planned.site;
        if (!(await noteAlert(tx, { location_id, cause: due.cause, now }))) continue;
        await alertAboutBreak(tx, alertOf(planned, due, crews), parts);
        count += 1;
      }
    }
    return count;
  });
}

/** A location with the hours that need rest, and its zone. */
interface LateSite {
  site: CrewSite;
  plans: ReadonlyMap<string, readonly HourRest[]>;
  zone: string;
}

interface Planning {
  org_id: string;
  now: number;
  site: CrewSite;
  crews: Pick<CrewSites, 'threshold'>;
}

/** Null without weather. */
async function plannedSite(
  { weather }: Pick<WatchServices, 'weather'>,
  { org_id, now, site, crews }: Planning,
): Promise<LateSite | null> {
  const asking = { org_id, now, warn: () => undefined };
  const { people, place } = site;
  const answer = await weather.forecast(place, mostForecastDays, asking);
  const earlier = await earlierDays(weather, { answer, people, place }, asking);
  const days = measuredDays([...earlier, ...answer.forecast.forecastday], site.measures, place);
  const planned = { place, days, threshold: crews.threshold, rules: site.rules };
  const hours = hoursOfShifts(planned, people, now);
  if (hours.length === 0) return null;
  await prepareAdvice(advice, { place, hours, kinds: kindsOf(people) }, immediate);
  const plans = restPlans(planned, people, { hours, advice });
  return { site, plans, zone: answer.location?.tz_id ?? 'UTC' };
}

/** The days before a forecast, which begins with the current day, in which shifts have begun. */
async function earlierDays(
  weather: WeatherPort,
  { answer, people, place }: Pick<CrewSite, 'people' | 'place'> & { answer: WeatherAnswer },
  asking: Parameters<WeatherPort['forecast']>[2],
): Promise<readonly WeatherDay[]> {
  const first = answer.forecast.forecastday[0]?.date;
  const begun = dayAt(answer.location?.tz_id ?? 'UTC', firstStart(people));
  if (first === undefined || begun >= first) return [];
  const past = await weather.history(place, { from: begun, to: dayAfter(first, -1) }, asking);
  return past.forecast.forecastday;
}

/** Other work of the process goes on between two hours. */
function immediate(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function lateOf(
  { site, plans }: Pick<LateSite, 'site' | 'plans'>,
  breaks: readonly TakenBreak[],
  now: number,
): readonly SiteDue[] {
  const people = site.people.map(({ user_id, shift, kinds }) => ({
    ...{ user_id, shift, plan: planKey(kinds) },
  }));
  return siteBreaks({ people, plans, breaks }, now).dues.filter(({ isLate }) => isLate);
}

function alertOf(
  { site, zone }: LateSite,
  { time, minutes, user_ids, rule }: SiteDue,
  { schedules }: CrewSites,
): BreakAlertParts {
  const late = new Set(user_ids);
  return {
    location_id: site.location_id,
    message: `${site.name}: a rest of ${String(minutes)} min was due at ${hourText(time, zone)} and has not started.${rule === null ? '' : ` Rule: ${rule.name}.`}`,
    people: site.people.filter(({ user_id }) => late.has(user_id)),
    schedules,
  };
}

async function databaseTime(database: Database): Promise<number> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
      [],
    ),
  );
  return Math.floor(rows[0]?.now ?? Number.NaN);
}

async function findOrganisations(database: Database): Promise<string[]> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ org_id: string }>('select org_id from organisations_with_rosters()', []),
  );
  return rows.map(({ org_id }) => org_id);
}
