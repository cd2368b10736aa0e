import { createHash } from 'node:crypto';
import { accountBucket, countAttempt } from '#auth/server';
import {
  createIncidentFile,
  incidentMessages as messages,
  listIncidentFiles,
  mostContentBytes,
  mostFiles,
  mostLines,
  readIncidentFile,
} from '#incidents/contract';
import type { IncidentContent, IncidentFile } from '#incidents/contract';
import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { personName } from '#people/domain';
import { findPeople, lockPeople } from '#people/server';
import type { PersonRow } from '#people/server';
import { storeView } from '#profile-views/server';
import type { Viewer } from '#permissions/contract';
import { canViewMeasurements, canViewValues, isAdmin } from '#permissions/domain';
import type { WeatherPort } from '#weather/server';
import { gatherIncident } from './gather-incident.ts';
import { heatOf } from './heat-of-incident.ts';
import { countFiles, findFile, findFiles, insertFile } from './incident-store.ts';
import type { StoredFile } from './incident-store.ts';

/** Files that a person may make in an hour. */
const mostAnHour = 60;

/** Calls about incident files: for those who may see the values of the person. */
export function incidentCalls(weather: WeatherPort): Bound<Viewer>[] {
  return [
    bind(createIncidentFile, (call) => create(call, weather)),
    bind(listIncidentFiles, ({ viewer, params: { id: user_id }, database }) =>
      database.read(viewer.org_id, async (tx) => {
        await findSubject(tx, viewer, user_id);
        return { files: await findFiles(tx, user_id, isAdmin(viewer) ? null : viewer.user_id) };
      }),
    ),
    bind(readIncidentFile, ({ viewer, params: { id }, database }) =>
      database.read(viewer.org_id, async (tx) => {
        const stored = await findFile(tx, id);
        if (stored === null) throw new HttpError('NOT_FOUND');
        return requireReadable(tx, viewer, stored);
      }),
    ),
  ];
}

async function create(call: Call<typeof createIncidentFile, Viewer>, weather: WeatherPort) {
  const { viewer, body, database, now, newId, log } = call;
  const { incident_file_id, user_id } = body;
  const time = now();
  const earlier = await database.read(viewer.org_id, (tx) => findFile(tx, incident_file_id));
  if (earlier !== null) return requireSame(database, viewer, { earlier, body });
  const scope = spanOf(body, time);
  await countAttempt(
    database,
    [{ bucket: accountBucket('incident', viewer), most: mostAnHour, seconds: 3600 }],
    time,
    messages.tooMany,
  );
  const gathered = await database.read(viewer.org_id, async (tx) =>
    gatherIncident(tx, viewer, {
      person: await findNamed(tx, viewer, user_id),
      ...{ scope, now: time },
    }),
  );
  if (gathered.content.lines.length > mostLines) throw fieldError('to_time', messages.tooMuch);
  const warn = (reason: string) => log.warn({ reason }, 'the weather service failed');
  const heat = await heatOf(gathered, weather, { org_id: viewer.org_id, now: time, warn });
  const created_time = new Date(time).toISOString();
  const content = JSON.stringify({
    ...gathered.content,
    ...{ incident_file_id, created_time, created_by: viewer.user_id },
    ...heat,
    left_out: [...gathered.content.left_out, ...heat.left_out],
  } satisfies IncidentContent);
  if (Buffer.byteLength(content) > mostContentBytes) throw fieldError('to_time', messages.tooMuch);
  const content_hash = createHash('sha256').update(content).digest();
  const stored = await database.write(viewer, async (tx) => {
    await findNamed(tx, viewer, user_id);
    await requireNames(tx, gathered.content.people);
    if ((await countFiles(tx, { user_id, maker: viewer.user_id })) >= mostFiles) {
      throw fieldError('user_id', messages.full);
    }
    const named = gathered.content.people.map((person) => person.user_id);
    const file = { ...scope, incident_file_id, content, content_hash, named };
    const by_admin = isAdmin(viewer);
    const made = { created_by: viewer.user_id, created_time };
    // The same request came twice at the same time.
    if (!(await insertFile(tx, { ...file, by_admin, ...made }))) return null;
    // The log cannot be changed, so it proves which text the file had.
    tx.audit({
      ...{ action: 'create', entity: 'incident_file', entity_id: incident_file_id },
      ...{ subject_user_id: user_id, summary: `SHA-256 ${content_hash.toString('hex')}` },
    });
    // The subject sees that somebody has taken out their data, as with an export.
    if (user_id !== viewer.user_id) {
      const view = {
        user_id,
        viewed_by: viewer.user_id,
        kind: 'export',
        time: created_time,
      } as const;
      await storeView(tx, { ...view, view_id: newId(), created_time });
    }
    return findFile(tx, incident_file_id);
  });
  if (stored !== null) return stored.file;
  const other = await database.read(viewer.org_id, (tx) => findFile(tx, incident_file_id));
  if (other === null) throw new Error('The incident file was not stored');
  return requireSame(database, viewer, { earlier: other, body });
}

/**
 * Somebody may have been erased while the weather was read: the file would keep the name.
 *
 * @throws HttpError CONFLICT if one of the names is not that of the person any more
 */
async function requireNames(tx: WriteTx, people: IncidentContent['people']): Promise<void> {
  const current = await lockPeople(
    tx,
    people.map(({ user_id }) => user_id),
  );
  const isSame = people.every(({ user_id, name }) => {
    const person = current.get(user_id);
    return person !== undefined && personName(person) === name;
  });
  if (!isSame) throw new HttpError('CONFLICT');
}

/** The time of a file, until now at the latest. */
function spanOf(
  { user_id, from_time, to_time }: Call<typeof createIncidentFile, Viewer>['body'],
  now: number,
) {
  if (Date.parse(from_time) >= now) throw fieldError('from_time', messages.future);
  const end = Math.min(Date.parse(to_time), now);
  return { user_id, from_time, to_time: new Date(end).toISOString() };
}

/** The answer to the same request again: the file that it made. */
async function requireSame(
  database: Call<typeof createIncidentFile, Viewer>['database'],
  viewer: Viewer,
  { earlier, body }: { earlier: StoredFile; body: Call<typeof createIncidentFile, Viewer>['body'] },
): Promise<IncidentFile> {
  const { created_by, user_id, from_time, to_time, created_time } = earlier.file;
  // A time in the future became that of the making.
  const isSameEnd =
    to_time === body.to_time || (to_time === created_time && body.to_time > created_time);
  const isSame =
    created_by === viewer.user_id &&
    user_id === body.user_id &&
    from_time === body.from_time &&
    isSameEnd;
  if (!isSame) throw new HttpError('CONFLICT');
  return database.read(viewer.org_id, (tx) => requireReadable(tx, viewer, earlier));
}

/**
 * The file of an admin has what others may not see, so its maker reads it only while they are one.
 *
 * @throws HttpError NOT_FOUND unless the viewer is an admin, or made it without being one, and may
 *   see the person's values
 */
async function requireReadable(
  tx: Tx,
  viewer: Viewer,
  { file, by_admin }: StoredFile,
): Promise<IncidentFile> {
  const isOwn = file.created_by === viewer.user_id && !by_admin;
  if (!isOwn && !isAdmin(viewer)) throw new HttpError('NOT_FOUND');
  await findSubject(tx, viewer, file.user_id);
  return file;
}

/**
 * The person of a new file: whose name was erased has nothing left to prove.
 *
 * @throws HttpError as findSubject, also for an erased person
 */
async function findNamed(tx: Tx, viewer: Viewer, user_id: string): Promise<PersonRow> {
  const person = await findSubject(tx, viewer, user_id);
  if (personName(person) === '') {
    throw new HttpError('NOT_FOUND', { message: messages.unknownPerson });
  }
  return person;
}

/**
 * The person, if the viewer may see the values of their tests.
 *
 * @throws HttpError NOT_FOUND if the viewer may not see their tests, FORBIDDEN if values are hidden
 */
async function findSubject(tx: Tx, viewer: Viewer, user_id: string): Promise<PersonRow> {
  const person = (await findPeople(tx, [user_id])).get(user_id);
  if (person === undefined || !canViewMeasurements(viewer, person)) {
    throw new HttpError('NOT_FOUND', { message: messages.unknownPerson });
  }
  if (!canViewValues(viewer, person)) {
    throw new HttpError('FORBIDDEN', { message: messages.hiddenValues });
  }
  return person;
}
