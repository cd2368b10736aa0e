import { Temporal } from 'temporal-polyfill';
import type { Conditions } from '#breaks/contract';
import { currentShifts, lateAfter } from '#breaks/domain';
import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { findSchedules } from '#rosters/server';
import { insertWholeBreaks, noteAlert } from './break-store.ts';
import type { WholeBreak } from './break-store.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Days of breaks: some weeks, so that reports show a trend. */
const daysBack = 42;
/** On each such day one break was not recorded, and supervisors were alerted. */
const missedEvery = 6;

/** Breaks of a hot day: hours after the start of a shift, planned minutes and minutes too late. */
const daily = [
  { after: 3.75, minutes: 15, late: 1 },
  { after: 4.75, minutes: 15, late: 3 },
  { after: 6, minutes: 30, late: 0 },
  { after: 7.25, minutes: 20, late: 8 },
  { after: 8.5, minutes: 20, late: 2 },
  { after: 9.75, minutes: 15, late: 4 },
];

/** Adds six weeks of breaks at the two locations with the largest crews, and one that is running. */
export async function addDemoBreaks(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now } = site;
  const crews = await largestCrews(tx);
  const schedules = await findSchedules(tx, now);
  if (schedules === null) return;
  const breaks: WholeBreak[] = [];
  for (let back = daysBack; back >= 0; back -= 1) {
    // Noon of the site is in the shift of the day crew.
    const middle = noonOf(now - back * day, site.zone);
    const shifts = currentShifts(schedules.rosters, schedules.leaves, middle);
    for (const [nth, { location_id, user_ids }] of crews.entries()) {
      const present = user_ids.filter((user_id) => shifts.has(user_id));
      const [first] = present;
      const shift = first === undefined ? undefined : shifts.get(first);
      if (shift === undefined) continue;
      for (const [at, { after, minutes, late }] of daily.entries()) {
        const due = shift.start + after * hour + nth * 20 * minute;
        if ((back + nth) % missedEvery === missedEvery - 1 && at === 3) {
          const cause = `${String(shift.start)} ${String(at)}`;
          await noteAlert(tx, { location_id, cause, now: due + lateAfter });
          continue;
        }
        const start = due + (late + ((back + nth) % 3)) * minute;
        if (start + (minutes + 1) * minute > now - hour) continue;
        const end = start + (minutes + (back % 2)) * minute;
        breaks.push(breakOf(site, { location_id, user_ids: present, due, start, end, minutes }));
      }
    }
  }
  const [crew] = crews;
  if (crew !== undefined) {
    const shifts = currentShifts(schedules.rosters, schedules.leaves, now);
    const present = crew.user_ids.filter((user_id) => shifts.has(user_id));
    const user_ids = present.length > 0 ? present : crew.user_ids.slice(0, 4);
    const times = { due: now - 5 * minute, start: now - 4 * minute, end: null, minutes: 15 };
    breaks.push(breakOf(site, { location_id: crew.location_id, user_ids, ...times }));
  }
  await insertWholeBreaks(tx, breaks);
}

interface DemoBreak {
  location_id: string;
  user_ids: string[];
  /** Milliseconds since 1970. */
  due: number;
  start: number;
  end: number | null;
  minutes: number;
}

function breakOf(
  { idOf }: DemoSite,
  { location_id, user_ids, due, start, end, minutes }: DemoBreak,
): WholeBreak {
  return {
    break_id: idOf(`break ${location_id} ${String(start)}`, start),
    ...{ location_id, user_ids, planned_minutes: minutes, conditions: conditionsOf(minutes) },
    started_time: new Date(start).toISOString(),
    ended_time: end === null ? null : new Date(end).toISOString(),
    due_time: new Date(due).toISOString(),
  };
}

/** Heat that asks for so many minutes of rest. */
function conditionsOf(minutes: number): Conditions {
  const heat_index = minutes >= 30 ? 41.4 : minutes >= 20 ? 39.1 : 36.2;
  return {
    ...{ wbgt: minutes >= 30 ? 31.2 : minutes >= 20 ? 30.1 : 29.2, heat_index },
    ...{ level: heat_index > 41 ? 4 : 3, work_minutes: 60 - minutes, rest_minutes: minutes },
  };
}

function noonOf(time: number, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
  return local.withPlainTime('12:00').epochMilliseconds;
}

async function largestCrews(tx: WriteTx): Promise<{ location_id: string; user_ids: string[] }[]> {
  const { rows } = await tx.query<{ location_id: string; user_ids: string[] }>(
    `select t.tag_id as location_id, array_agg(u.user_id order by u.user_id) as user_ids
     from tags as t join user_tags as m using (org_id, tag_id)
     join users as u on u.org_id = m.org_id and u.user_id = m.user_id
     where t.org_id = $1 and t.type = 'location' and t.active and u.active
       and not u.is_hidden and not u.experimental
     group by t.tag_id order by count(*) desc, t.tag_id limit 2`,
    [tx.org_id],
  );
  return rows;
}
