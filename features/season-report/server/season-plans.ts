import { setImmediate } from 'node:timers/promises';
import {
  absenceChoices,
  acclimatisationRecord,
  recordField,
  sitesField,
} from '#acclimatisation/contract';
import type { AbsenceDays, AcclimatisationRecord } from '#acclimatisation/contract';
import { acclimatisationLedger, dayPlans, seriesOf, staysOf } from '#acclimatisation/domain';
import type { DatedShift, HeatSeries, Period as Leave, SiteStay } from '#acclimatisation/domain';
import type { Span } from '#compliance/domain';
import { daysOf, findCountedPeople, findRostersAndLeave } from '#compliance/server';
import { commonTrigger } from '#heat/domain';
import { findOrganisation, findSwitchedOn, findZone } from '#organisation/server';
import type { Tx } from '#packages/database';
import { rosterVersions, shiftsOfVersion } from '#rosters/domain';
import type { SeasonPlans } from '#season-report/contract';
import type { Coordinates } from '#tags/contract';
import { dayAfter, dayAt } from '#weather/domain';
import type { Period } from './gather-season.ts';
import type { PastWeather } from './past-weather.ts';
import { findPlacesAndJobs, mostSites } from './season-hours.ts';
import type { SeasonScope } from './season-scope.ts';

const day = 86_400_000;
/** Days before a period that its plans begin with, as on the page of a person. */
const daysBack = 55;
/** Most different plans of people that are computed for an answer. */
const mostPlans = 400;
/** Plans that are computed before other calls get their turn. */
const plansAtOnce = 10;

/** What the acclimatisation plans of people follow from, from one transaction. */
export interface GatheredPlans {
  /** Days that are counted, and the first day of the plans. */
  period: Period;
  begin: string;
  span: Span;
  trigger: number;
  absence: AbsenceDays;
  crews: { shifts: DatedShift[]; isEarlier: boolean }[];
  /** Different plans, each with the number of its people. */
  plans: PlannedPeople[];
  places: ReadonlyMap<string, Coordinates>;
}

interface PlannedPeople {
  people: number;
  crews: readonly number[];
  leaves: readonly Leave[];
  stays: readonly SiteStay[];
  record: AcclimatisationRecord | null;
}

/** Reads the shifts, leave, locations and records of the people of a scope until yesterday. */
export async function gatherPlans(
  tx: Tx,
  { scope, period, now }: { scope: SeasonScope; period: Period; now: number },
): Promise<GatheredPlans> {
  const timezone = await findZone(tx);
  const metadata = (await findOrganisation(tx))?.metadata ?? {};
  const yesterday = dayAt(timezone, now, -1);
  const begin = dayAfter(period.from, -daysBack);
  const to = period.to < yesterday ? period.to : yesterday;
  const days = daysOf({ from: begin, to: to < begin ? begin : to }, timezone);
  const span = { start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 };
  const { places } = await findPlacesAndJobs(tx);
  const isOn = to >= period.from && (await findSwitchedOn(tx)).includes('roster');
  const { rosters, leaves } = isOn
    ? await findRostersAndLeave(tx, span)
    : { rosters: [], leaves: [] };
  const versions = rosters.flatMap(rosterVersions).map((version) => ({
    user_ids: version.user_ids,
    isEarlier:
      version.active &&
      version.start < span.start &&
      Date.parse(version.schedule.shift_start_time) < span.start,
    shifts: shiftsOfVersion(version, span.start - day, span.end + day)
      .map(({ date, ...shift }) => ({
        ...shift,
        date: new Date(date).toISOString().slice(0, 10),
      }))
      .filter(({ date }) => date >= begin && date <= to),
  }));
  const rows = (await findCountedPeople(tx, Math.min(span.end, now))).filter(
    ({ tag_ids }) => scope.manages(tag_ids) && scope.matches(tag_ids),
  );
  const notes = await findNotes(
    tx,
    rows.map(({ user_id }) => user_id),
  );
  const plans = new Map<string, PlannedPeople>();
  for (const { user_id, tag_ids } of rows) {
    const crews = versions.flatMap(({ user_ids, shifts, isEarlier }, nth) =>
      user_ids.has(user_id) && (shifts.length > 0 || isEarlier) ? [nth] : [],
    );
    if (crews.length === 0) continue;
    const own = notes.get(user_id);
    const plan = {
      crews,
      leaves: leaves
        .filter((leave) => leave.user_id === user_id)
        .map((leave) => ({ start: Date.parse(leave.start_time), end: Date.parse(leave.end_time) })),
      stays: staysOf(
        tag_ids.filter((id) => places.has(id)),
        own?.sites,
      ),
      record: acclimatisationRecord.safeParse(own?.record).data ?? null,
    };
    const key = JSON.stringify(plan);
    const known = plans.get(key);
    if (known === undefined) plans.set(key, { ...plan, people: 1 });
    else known.people += 1;
  }
  return {
    ...{ period: { from: period.from, to }, begin, span, places },
    trigger: metadata._heat_index_threshold ?? commonTrigger,
    absence: absenceChoices.find((each) => each === metadata._acclimatisation_absence) ?? 14,
    crews: versions,
    plans: [...plans.values()].toSorted((one, other) => other.people - one.people),
  };
}

/**
 * Counts the days on which people were not allowed to spend the whole shift in the heat, and on how
 * many of them the time in the heat of the shift was within what was allowed.
 */
export async function countPlans(
  gathered: GatheredPlans,
  weather: PastWeather,
): Promise<SeasonPlans> {
  const { begin, span, trigger, absence, crews, places, plans, period } = gathered;
  const used = new Set(plans.flatMap(({ stays }) => stays.map(({ tag_id }) => tag_id)));
  const heat = new Map<string, readonly HeatSeries[]>();
  for (const tag_id of [...used].slice(0, mostSites)) {
    const place = places.get(tag_id);
    if (place === undefined) continue;
    const series = seriesOf(await weather.hours(place, span));
    heat.set(tag_id, series === null ? [] : [series]);
  }
  const counted = { kept: { done: 0, of: 0 }, unknown: 0, left_out: 0 };
  for (const [nth, { people, crews: own, leaves, stays, record }] of plans.entries()) {
    if (nth >= mostPlans) {
      counted.left_out += people;
      continue;
    }
    const days = acclimatisationLedger(
      dayPlans({
        ...{ leaves, trigger },
        shifts: own.flatMap((at) => crews[at]?.shifts ?? []),
        stays: stays.map(({ tag_id, start, end }) => ({
          ...{ start, end },
          weather: heat.get(tag_id) ?? [],
          measured: null,
        })),
      }),
      {
        ...{ from: begin, to: period.to, absence, record },
        hasEarlierShifts: own.some((at) => crews[at]?.isEarlier === true),
      },
    );
    for (const { date, share, plan, verdict } of days) {
      if (date < period.from || plan === null || plan.shift === 0 || share >= 1) continue;
      if (verdict === 'unknown') counted.unknown += people;
      else {
        counted.kept.of += people;
        if (verdict === 'within') counted.kept.done += people;
      }
    }
    if (nth % plansAtOnce === 0) await setImmediate();
  }
  return counted;
}

async function findNotes(
  tx: Tx,
  user_ids: readonly string[],
): Promise<Map<string, { sites: unknown; record: unknown }>> {
  const { rows } = await tx.query<{ user_id: string; sites: unknown; record: unknown }>(
    `select user_id, metadata->$3 as sites, metadata->$4 as record from users
     where org_id = $1 and user_id = any($2::uuid[])`,
    [tx.org_id, user_ids, sitesField, recordField],
  );
  return new Map(rows.map(({ user_id, ...notes }) => [user_id, notes]));
}
