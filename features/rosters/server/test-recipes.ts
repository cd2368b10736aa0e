import { newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about rosters and leave. */
export const recipes: Recipes = {
  'roster.create: of the person': ({ target }) => ({ body: roster(newId(), target.user_id) }),
  'roster.change: a roster of the person': async (cell) => ({
    body: roster(await addRoster(cell), cell.target.user_id),
  }),
  'roster.remove: a roster of the person': async (cell) => ({
    path: `/v3/roster/${await addRoster(cell)}`,
  }),
  'roster.remove: a leave of the person': async (cell) => ({
    path: `/v3/roster/${await addLeave(cell)}`,
  }),
  'roster.create_leave: of the person': async (cell) => {
    await removeLeave(cell);
    return {
      body: {
        ...{ roster_user_leave_id: newId(), user_id: cell.target.user_id, reason: 'Training' },
        ...{ start_time: '2026-03-01T00:00:00Z', end_time: '2026-03-02T00:00:00Z' },
        timezone: 'UTC',
      },
    };
  },
  "roster.calendar_feeds: one's own": () => ({}),
  "roster.create_calendar_feed: one's own": () => ({ body: { scope: 'own' } }),
  'roster.create_calendar_feed: of the team': () => ({ body: { scope: 'team' } }),
  "roster.remove_calendar_feed: one's own": () => ({ path: '/v3/roster/calendar/own' }),
  'roster.read_calendar_feed: with a token of nobody': () => ({
    path: `/v3/roster/calendar/feed/${newId()}.ics`,
  }),
  'roster.read_calendar: a calendar': () => ({
    body: { text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR' },
  }),
};

function roster(roster_id: string, user_id: string) {
  return {
    ...{ roster_id, user_ids: [user_id], timezone: 'UTC', frequency: 4, interval: 1 },
    ...{ shift_start_time: '2026-01-05T06:00:00Z', shift_end_time: '2026-01-05T14:00:00Z' },
    days_of_week: [1],
  };
}

async function addRoster(cell: Cell): Promise<string> {
  const roster_id = newId();
  const { org_id, user_id } = cell.target;
  await writeIn(cell, cell.target, (tx) =>
    tx.query(
      `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
         frequency, interval, days_of_week, created_time)
       values ($1, $2, $3, '2026-01-05T06:00Z', '2026-01-05T14:00Z', 'UTC', 4, 1, '{1}',
         '2026-01-01')`,
      [org_id, roster_id, [user_id]],
    ),
  );
  return roster_id;
}

async function addLeave(cell: Cell): Promise<string> {
  const id = newId();
  const { org_id, user_id } = cell.target;
  await writeIn(cell, cell.target, (tx) =>
    tx.query(
      `insert into roster_user_leave (org_id, roster_user_leave_id, user_id, start_time, end_time,
         timezone, reason, created_time)
       values ($1, $2, $3, '2100-01-05', '2100-01-06', 'UTC', '', '2026-01-01')`,
      [org_id, id, user_id],
    ),
  );
  return id;
}

/** Removes the leave of earlier cells, which a new one would overlap. */
async function removeLeave(cell: Cell): Promise<void> {
  const { org_id, user_id } = cell.target;
  await writeIn(cell, cell.target, (tx) =>
    tx.query('update roster_user_leave set active = false where org_id = $1 and user_id = $2', [
      ...[org_id, user_id],
    ]),
  );
}
