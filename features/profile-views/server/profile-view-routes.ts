import type { Tx } from '#packages/database';
import { placeOfCursor, timeCursorOf } from '#packages/http/contract';
import type { TimePlace } from '#packages/http/contract';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { lockPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canViewMeasurements, isViewRecorded } from '#permissions/domain';
import {
  addProfileView,
  firstDays,
  listProfileViews,
  profileViewMessages as messages,
  viewPageSize,
} from '#profile-views/contract';
import { openedTimeProblem } from '#profile-views/domain';
import { findViews, storeView } from './profile-view-store.ts';

/** The calls that record who opened the data of a person, and show it to that person. */
export const profileViewCalls: Bound<Viewer>[] = [
  bind(addProfileView, add),
  bind(listProfileViews, list),
];

async function add({ viewer, body, database, now }: Call<typeof addProfileView, Viewer>) {
  const { view_id, user_id, kind, opened_time } = body;
  const time = now();
  await database.write(viewer, async (tx) => {
    // While either of them is erased or merged, no entry may be added that would stay.
    const people = await lockPeople(tx, [user_id, viewer.user_id]);
    const [subject, self] = [people.get(user_id), people.get(viewer.user_id)];
    const isThere = subject?.active === true && self?.active === true;
    if (!isThere || !canViewMeasurements(viewer, subject)) {
      throw new HttpError('NOT_FOUND', { message: messages.unknown });
    }
    if (!isViewRecorded(viewer, subject)) {
      throw new HttpError('FORBIDDEN', { message: messages.own });
    }
    const problem = openedTimeProblem(opened_time, time);
    if (problem !== null) throw fieldError('opened_time', problem);
    const isStored = await storeView(tx, {
      ...{ view_id: view_id.toLowerCase(), user_id, viewed_by: viewer.user_id, kind },
      ...{ time: opened_time, created_time: new Date(time).toISOString() },
    });
    if (!isStored) throw new HttpError('DUPLICATE');
  });
  return true;
}

async function list({ viewer, query, database, now }: Call<typeof listProfileViews, Viewer>) {
  const { user_id } = viewer;
  return database.read(viewer.org_id, async (tx) => {
    const after = placeOfCursor(query.cursor);
    const since = new Date(now() - firstDays * 86_400_000).toISOString();
    const most = viewPageSize;
    const page = { user_id, after, since: after === null ? since : null, most };
    const { rows: entries } = await findViews(tx, page);
    const last = entries.at(-1);
    const place =
      last === undefined
        ? // All entries until the end of the first days.
          { time: since, id: lastId }
        : { time: last.last_time, id: last.view_id };
    return {
      entries,
      next_cursor: (await hasOlder(tx, user_id, place)) ? timeCursorOf(place) : null,
    };
  });
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

async function hasOlder(tx: Tx, user_id: string, after: TimePlace): Promise<boolean> {
  const { rows } = await findViews(tx, { user_id, after, since: null, most: 1 });
  return rows.length > 0;
}
