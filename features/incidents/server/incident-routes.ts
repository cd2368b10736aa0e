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
        const file = await findFile(tx, id);
        if (file === null) throw new HttpError('NOT_FOUND');
        return requireReadable(tx, viewer, file);
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
      person: await findSubject(tx, viewer, user_id),
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
    await findSubject(tx, viewer, user_id);
    await requireNames(tx, gathered.content.people);
    if ((await countFiles(tx, user_id)) >= mostFiles) throw fieldError('user_id', messages.full);
    const named = gathered.content.people.map((person) => person.user_id);
    const file = { ...scope, incident_file_id, content, content_hash, named };
    const made = { created_by: viewer.user_id, created_time };
    if (!(await insertFile(tx, { ...file, ...made }))) throw new HttpError('CONFLICT');
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
  if (stored === null) throw new Error('The incident file was not stored');
  return stored;
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
  { earlier, body }: { earlier: IncidentFile; body: { user_id: string; from_time: string } },
): Promise<IncidentFile> {
  const isSame =
    earlier.created_by === viewer.user_id &&
    earlier.user_id === body.user_id &&
    earlier.from_time === body.from_time;
  if (!isSame) throw new HttpError('CONFLICT');
  return database.read(viewer.org_id, (tx) => requireReadable(tx, viewer, earlier));
}

/** @throws HttpError NOT_FOUND unless the viewer made it or is an admin, and may see the person's values */
async function requireReadable(tx: Tx, viewer: Viewer, file: IncidentFile): Promise<IncidentFile> {
  if (file.created_by !== viewer.user_id && !isAdmin(viewer)) throw new HttpError('NOT_FOUND');
  await findSubject(tx, viewer, file.user_id);
  return file;
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
