import { findAudit, shownTo } from '#audit/server';
import { changeWords, actionWord, entityWord } from '#audit/domain';
import { alertHeadline } from '#alerts/domain';
import { shiftsByPerson } from '#compliance/domain';
import type { Span } from '#compliance/domain';
import { findRostersAndLeave } from '#compliance/server';
import { formatName } from '#incidents/contract';
import type { IncidentContent, IncidentLine, NamedPerson } from '#incidents/contract';
import {
  alertLines,
  breakLines,
  caseLines,
  changeLines,
  emergencyLines,
  inOrder,
  shiftLines,
  takeLines,
  testLines,
} from '#incidents/domain';
import type { ChangeFacts } from '#incidents/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { temperatureUnit } from '#organisation/domain';
import { findOrganisation, findSwitchedOn, findZone } from '#organisation/server';
import type { Tx } from '#packages/database';
import type { Param } from '#packages/sync/server';
import { personName } from '#people/domain';
import type { PersonRow } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { findSiteMeasures } from '#readings/server';
import { rosterVersions } from '#rosters/domain';
import type { Coordinates } from '#tags/contract';
import { personScope } from '#tags/server';
import type { SiteMeasures } from '#weather/contract';
import { dayAt } from '#weather/domain';
import { findRows } from './incident-rows.ts';
import type { IncidentScope } from './incident-rows.ts';

/** Most changes of the audit log in a file. */
const mostChanges = 500;
/** Hours before a time in which a reading may have begun that still counts in it. */
const readingReach = 24 * 3_600_000;

/** A location of the person with coordinates, and what was measured there. */
export interface SiteOfIncident extends SiteMeasures {
  name: string;
  place: Coordinates;
}

/** Everything of a file but the heat, which comes from the weather service. */
export interface GatheredIncident {
  content: Omit<IncidentContent, 'incident_file_id' | 'created_time' | 'created_by'>;
  /** The times whose heat belongs to the file: the shifts in it, or all of it without a shift. */
  times: Span[];
  sites: SiteOfIncident[];
  /** Of the hardest job of the person; -1 without an assessed job. */
  hazard: number;
}

/** Reads what was recorded about a person in a time, as far as the viewer may see it. */
export async function gatherIncident(
  tx: Tx,
  viewer: Viewer,
  { person, scope, now }: { person: PersonRow; scope: IncidentScope; now: number },
): Promise<GatheredIncident> {
  const { user_id, from_time, to_time } = scope;
  const span = { start: Date.parse(from_time), end: Math.min(Date.parse(to_time), now) };
  const organisation = await findOrganisation(tx);
  const timezone = await findZone(tx);
  const unit = temperatureUnit(organisation?.metadata ?? {});
  const switchedOn = await findSwitchedOn(tx);
  const tags = await findTags(tx);
  const nameOf = (tag_id: string) => tags.get(tag_id)?.name ?? 'a deleted location';
  const rows = await findRows(tx, viewer, scope, switchedOn);
  // Rosters leave out people who were removed, except for admins.
  const seesShifts = switchedOn.includes('roster') && (person.active || isAdmin(viewer));
  const shifts = seesShifts ? await findShifts(tx, user_id, span) : [];
  const changes = isAdmin(viewer) ? await findChanges(tx, viewer, { scope, timezone }) : null;
  const alerts = rows.alerts.map(({ created_time, issued_by, metadata }) => ({
    ...{ created_time, issued_by, message: metadata.message },
    headline: alertHeadline({ ...metadata, targets: [] }, unit),
  }));
  const lines = inOrder(
    [
      ...shiftLines(shifts),
      ...testLines(rows.tests, await findOwnTypes(tx)),
      ...caseLines(rows.cases),
      ...breakLines(rows.breaks, { nameOf, unit }),
      ...alertLines(alerts, rows.notices),
      ...emergencyLines(rows.emergencies, nameOf),
      ...takeLines(rows.takes),
      ...changeLines(changes?.found ?? []),
    ],
    scope,
  );
  const own = person.tag_ids.flatMap((tag_id) => tags.get(tag_id) ?? []);
  const jobs = own.filter(({ type }) => type === 'job');
  const locations = own.filter(({ type }) => type === 'location');
  const hasHeat = switchedOn.includes('heat stress');
  const sites = hasHeat ? await findSites(tx, locations, span) : [];
  return {
    content: {
      ...{ format: formatName, organisation: organisation?.name ?? '', timezone },
      ...{ user_id, from_time, to_time, lines, hours: [], heat_source: null },
      jobs: jobs.map(({ name }) => name),
      locations: locations.map(({ name }) => name),
      people: await namesOf(tx, viewer, person, lines),
      left_out: [
        ...(changes === null ? ['Changes of the audit log: only admins see them.'] : []),
        ...(changes?.isMore === true ? ['Older changes of the audit log: they are too many.'] : []),
        ...(hasHeat ? [] : ['Heat: it is switched off in this organisation.']),
        ...(hasHeat && sites.length === 0
          ? ['Heat: the person has no location with coordinates.']
          : []),
      ],
    },
    times: timesOfHeat(shifts, span),
    sites,
    hazard: Math.max(-1, ...jobs.map(({ metadata }) => hazardScore(factorsOf(metadata)))),
  };
}

interface TagRow {
  tag_id: string;
  name: string;
  type: string;
  metadata: Record<string, unknown>;
}

async function findTags(tx: Tx): Promise<Map<string, TagRow>> {
  const { rows } = await tx.query<TagRow>(
    `select tag_id, name, type, metadata from tags
     where org_id = $1 and active and type in ('job', 'location') order by name`,
    [tx.org_id],
  );
  return new Map(rows.map((tag) => [tag.tag_id, tag]));
}

async function findOwnTypes(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ custom_id: string; name: string }>(
    'select custom_id, name from custom_measurement_types where org_id = $1',
    [tx.org_id],
  );
  return new Map(rows.map(({ custom_id, name }) => [custom_id, name]));
}

/** The shifts of a person that touch a time. */
async function findShifts(tx: Tx, user_id: string, span: Span): Promise<Span[]> {
  const { rosters, leaves } = await findRostersAndLeave(tx, span);
  const own = rosters.filter((roster) =>
    rosterVersions(roster).some(({ user_ids }) => user_ids.has(user_id)),
  );
  const away = leaves.filter((leave) => leave.user_id === user_id);
  return shiftsByPerson(own, away, span).get(user_id) ?? [];
}

/** The parts of shifts in a time; all of it without a shift. */
function timesOfHeat(shifts: readonly Span[], { start, end }: Span): Span[] {
  if (shifts.length === 0) return [{ start, end }];
  return shifts.map((shift) => ({
    start: Math.max(shift.start, start),
    end: Math.min(shift.end, end),
  }));
}

async function findSites(
  tx: Tx,
  locations: readonly TagRow[],
  { start }: Span,
): Promise<SiteOfIncident[]> {
  const measuresOf = await findSiteMeasures(tx, start - readingReach);
  return locations.flatMap((tag) => {
    const place = storedPlace(tag);
    return isPlaced(place) ? [{ name: tag.name, place, ...measuresOf(tag.tag_id) }] : [];
  });
}

async function findChanges(
  tx: Tx,
  viewer: Viewer,
  { scope, timezone }: { scope: IncidentScope; timezone: string },
): Promise<{ found: ChangeFacts[]; isMore: boolean }> {
  const [from, to] = [scope.from_time, scope.to_time].map((time) =>
    dayAt(timezone, Date.parse(time)),
  );
  const { rows, isMore } = await findAudit(
    tx,
    { from, to, subject: scope.user_id, zone: timezone },
    { after: null, most: mostChanges },
  );
  // Who signed in when is no part of an incident.
  const kept = rows.filter(({ action }) => action !== 'sign_in' && action !== 'sign_out');
  const found = (await shownTo(tx, viewer, kept)).map((entry) => {
    const { time, action, entity, summary, changes, actor_user_id } = entry;
    const detail =
      changes.length === 0 ? summary : changes.map((each) => changeWords(each, noName)).join('; ');
    const what = `${actionWord(action)} ${entityWord(entity).toLowerCase()}`;
    return { time, actor_user_id, text: detail === '' ? what : `${what}: ${detail}` };
  });
  return { found, isMore };
}

/** Names in changes are left out, so that an erasure finds every name in the list of people. */
function noName(): undefined {
  return undefined;
}

/** The names of the subject and of those in the lines that the viewer may see. */
async function namesOf(
  tx: Tx,
  viewer: Viewer,
  person: PersonRow,
  lines: readonly IncidentLine[],
): Promise<NamedPerson[]> {
  const ids = new Set([viewer.user_id, ...lines.flatMap(({ by }) => by ?? [])]);
  ids.delete(person.user_id);
  const values: unknown[] = [tx.org_id, [...ids]];
  const param: Param = (value) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<{ user_id: string; name_first: string; name_last: string }>(
    `select r.user_id, r.name_first, r.name_last from users as r
     where r.org_id = $1 and r.user_id = any($2::uuid[])
       and ${personScope(viewer, 'view_user', 'r.user_id', param)}
     order by r.user_id`,
    values,
  );
  return [person, ...rows].map((each) => ({ user_id: each.user_id, name: personName(each) }));
}
