import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { frequencies } from '#rosters/contract';
import { localOf, mondayOf, dateOf, wallClock } from '#rosters/domain';
import { insertLeave, insertRoster } from './roster-store.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Rosters began so many weeks ago. */
const weeksBack = 13;

/**
 * Adds the shifts of both crews, a training that overlaps with one, and leave. The site works every
 * day: at weekends two parts of the day crew take turns, and half of the night crew works.
 */
export async function addDemoRosters(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now, zone, idOf, created_time } = site;
  const dayCrew = await membersOf(tx, site.tagId('Day crew'));
  const nightCrew = await membersOf(tx, site.tagId('Night crew'));
  const thisMonday = mondayOf(dateOf(localOf(zone, now)));
  const clock = wallClock(zone, now - 120 * day, now + 60 * day);
  const time = (date: number, hours: number) =>
    new Date(clock.instantOf(date + hours * hour)).toISOString();
  const first = thisMonday - weeksBack * 7 * day;
  const [weekdays, weekend] = [
    [1, 2, 3, 4, 5],
    [0, 6],
  ];
  const saturday = first + 5 * day;
  const rosters = [
    { key: 'day', people: dayCrew, hours: [6, 18], days: weekdays, interval: 1, date: first },
    { key: 'night', people: nightCrew, hours: [18, 30], days: weekdays, interval: 1, date: first },
    {
      ...{ key: 'weekend', people: dayCrew.slice(0, 12), hours: [6, 18] },
      ...{ days: weekend, interval: 2, date: saturday },
    },
    {
      ...{ key: 'other weekend', people: dayCrew.slice(12, 24), hours: [6, 18] },
      ...{ days: weekend, interval: 2, date: saturday + 7 * day },
    },
    {
      ...{ key: 'night weekend', people: nightCrew.slice(0, 6), hours: [18, 30] },
      ...{ days: weekend, interval: 1, date: saturday },
    },
    {
      ...{ key: 'first aid training', people: dayCrew.slice(2, 5), hours: [16, 19] },
      ...{ days: [3], interval: 4, date: thisMonday + 2 * day },
    },
  ];
  for (const { key, people, hours, days, interval, date } of rosters) {
    if (people.length === 0) continue;
    const [from = 0, to = 0] = hours;
    const fields = {
      ...{ roster_id: idOf(`roster ${key}`), user_ids: people, timezone: zone, interval },
      ...{ shift_start_time: time(date, from), shift_end_time: time(date, to) },
      ...{ frequency: frequencies.weekly, days_of_week: days, active: true },
    };
    await insertRoster(tx, fields, created_time);
  }
  const leaves = [
    { at: 5, from: -3, to: 11, reason: 'Annual leave' },
    { at: 9, from: 4, to: 6, reason: 'Training' },
    { at: 14, from: -20, to: -18, reason: 'Sick leave' },
  ];
  const today = dateOf(localOf(zone, now));
  for (const { at, from, to, reason } of leaves) {
    const user_id = dayCrew[at];
    if (user_id === undefined) continue;
    const roster_user_leave_id = idOf(`leave ${String(at)}`);
    const times = {
      start_time: time(today + from * day, 0),
      end_time: time(today + to * day, 0),
    };
    const fields = { roster_user_leave_id, user_id, ...times, timezone: zone, reason };
    await insertLeave(tx, fields, created_time);
  }
}

async function membersOf(tx: WriteTx, tag_id: string): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select user_id from user_tags where org_id = $1 and tag_id = $2 order by user_id`,
    [tx.org_id, tag_id],
  );
  return rows.map(({ user_id }) => user_id);
}
