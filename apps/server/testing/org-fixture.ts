import { randomFillSync } from 'node:crypto';
import { pino } from 'pino';
import { insertCredentials } from '#auth/server';
import { insertMeasurements } from '#measurements/server';
import type { MeasurementRow } from '#measurements/server';
import { insertOrganisation } from '#organisation/server';
import type { Database } from '#packages/database';
import { createId } from '#packages/kit';
import { freshRows } from '#packages/testing/database';
import { insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';
import { insertTags, insertUserTags } from '#tags/server';
import { buildApp } from '../app.ts';
import type { AppOptions } from '../app.ts';
import { password, passwordHash } from './password.ts';
import { openStream } from './stream.ts';

export { password } from './password.ts';

/** Random identifiers, so that tests never share one. */
export const newId = () => createId(Date.now(), (bytes) => void randomFillSync(bytes));
/** The smallest PNG, in base64. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A minimal JPEG of two by two points. */
export const smallJpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqM' +
  'yP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4' +
  '+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEA' +
  'AAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIR' +
  'AxEAPwCAALH/2Q==';
export const noon = Date.parse('2026-11-20T04:00:00.000Z');

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';

/** A clock that a test sets. */
export interface TestClock {
  now: number;
}

/** Builds the real server on a database, without a port. */
export async function appOn(
  database: Database,
  clock: TestClock = { now: noon },
  more: Partial<AppOptions> = {},
) {
  const app = await buildApp({
    database,
    now: () => clock.now,
    newId,
    log: pino({ level: 'silent' }),
    pageFolder: '/nowhere',
    version: 'test',
    publicUrl: 'https://heat.example',
    checkAnswers: true,
    ...more,
  });
  /** One call with the given body, with a token if given. */
  const raw = async (
    method: Verb,
    url: string,
    payload?: string | Buffer,
    token?: string,
    { from = '127.0.0.1', ...headers }: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: from,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      // Tests read different responses.
      body: (answer.body.startsWith('{') ? answer.json() : null) as Answer,
    };
  };
  return {
    close: () => app.close(),
    /** All paths of the server, with their methods. */
    routes: () => app.printRoutes({ commonPrefix: false }),
    /** Listens on a free port; returns the address. */
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    raw,
    openStream: (url: string, token?: string) => openStream(app, url, token),
    call: (method: Verb, url: string, body?: unknown, token?: string) =>
      raw(method, url, body === undefined ? undefined : JSON.stringify(body), token),
  };
}

export interface Answer {
  status: boolean;
  success: boolean;
  data: Record<string, never> & {
    token: string;
    sync_time: string;
    access_epoch: number;
    server_epoch: string;
    full: boolean;
    users: Row[];
    measurements: Row[];
    link_measurements: Row[];
    accepted: string[];
    rejected: { measurement_id: string; message: string; errors?: Record<string, string> }[];
    failed: { id: string; reason: string }[];
    [list: string]: unknown;
  };
  message: string | null;
  code: string;
  errors: Record<string, string>;
  request_id: string;
}
export type Row = Record<string, unknown> & { modified_time: string };

export type TestApp = Awaited<ReturnType<typeof appOn>>;

/** Signs in and returns the token. */
export async function signInTo(app: TestApp, email: string): Promise<string> {
  const { body } = await app.call('POST', '/v3/auth/login', { email, password });
  return body.data.token;
}

interface PersonPlan {
  name: string;
  tag?: string | undefined;
  access?: [string, string | null][];
  enabled?: boolean;
}

/** Creates an organisation with a day and a night crew and a person for every kind of right. */
export async function makeOrganisation(database: Database, name: string) {
  const org_id = newId();
  const day = newId();
  const night = newId();
  const plans: PersonPlan[] = [
    { name: 'owner', access: [['super', null]] },
    { name: 'admin', access: [['admin', null]] },
    { name: 'manager_all', access: [['manager', null]] },
    { name: 'manager_day', access: [['manager', day]] },
    { name: 'manager_night', access: [['manager', night]] },
    { name: 'editor_day', access: [['view_user,view_measure,edit_measure,delete_measure', day]] },
    { name: 'limited', tag: day, access: [['limited', null]] },
    { name: 'worker_day', tag: day },
    { name: 'mate_day', tag: day },
    { name: 'worker_night', tag: night },
    { name: 'disabled', tag: day, enabled: false },
  ];
  const created_time = new Date(noon - 90 * 86_400_000).toISOString();
  const ids: Record<string, string> = Object.fromEntries(plans.map((plan) => [plan.name, newId()]));
  const id = (person: string) => ids[person] ?? '';
  const emailOf = (person: string) => `${person}@${name}.example`;
  const password_hash = await passwordHash;

  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    // Every preview feature is on, as a call of one that is off reaches no row.
    const metadata = { _show_preview_features: true, _beta: ['alert', 'roster', 'heat stress'] };
    await insertOrganisation(tx, { org_id, name, metadata, created_time });
    await insertTags(tx, [
      { tag_id: day, name: 'Day crew', type: 'default', metadata: {}, created_time },
      { tag_id: night, name: 'Night crew', type: 'default', metadata: {}, created_time },
    ]);
    await insertUserTags(
      tx,
      plans.flatMap(({ name: person, tag }) =>
        tag === undefined ? [] : [{ user_id: id(person), tag_id: tag }],
      ),
    );
    await insertUsers(
      tx,
      plans.map(({ name: person }) => ({
        user_id: id(person),
        name_first: person,
        name_last: name,
        email: emailOf(person),
        metadata: {},
        experimental: false,
        is_hidden: false,
        created_time,
      })),
    );
    await insertPermissions(
      tx,
      plans.flatMap(({ name: person, access = [] }) =>
        access.map(([list, tag_id]) => ({
          permission_id: newId(),
          user_id: id(person),
          tag_id,
          access: list,
          created_time,
        })),
      ),
    );
    await insertCredentials(
      tx,
      plans.map(({ name: person }) => ({
        user_id: id(person),
        email: emailOf(person),
        password_hash,
        created_time,
        proven_time: created_time,
      })),
    );
    for (const { name: person, enabled = true } of plans) {
      if (enabled) continue;
      await tx.query('update credentials set enabled = false where user_id = $1', [id(person)]);
    }
  });
  return { org_id, day, night, id, emailOf };
}

export type TestOrganisation = Awaited<ReturnType<typeof makeOrganisation>>;

/** A plain valid hydration test of a person. */
export function measurementOf(user_id: string, more: Partial<MeasurementRow> = {}): MeasurementRow {
  return {
    measurement_id: newId(),
    user_id,
    measured_by_user_id: null,
    measured_by_name_first: null,
    measured_by_name_last: null,
    name_first: 'A',
    name_last: 'B',
    type: 'sosm',
    custom_id: null,
    value: 72,
    value_f: '72 mOsm',
    valid: true,
    metadata: {},
    raw_data: null,
    tag_ids: [],
    user_tag_ids: [],
    created_time: new Date(noon - 3_600_000).toISOString(),
    ...more,
  };
}

/** Stores measurements the way the product does. */
export async function storeMeasurements(
  database: Database,
  org_id: string,
  rows: readonly MeasurementRow[],
): Promise<void> {
  await database.write({ org_id, actor_user_id: null }, (tx) => insertMeasurements(tx, rows));
}

/** Two organisations on a separate database, and the server on it. */
export async function createOrgFixture(more: Partial<AppOptions> = {}) {
  const fresh = await freshRows();
  const clock: TestClock = { now: noon };
  const app = await appOn(fresh.database, clock, more);
  return {
    ...fresh,
    app,
    clock,
    acme: await makeOrganisation(fresh.database, 'acme'),
    other: await makeOrganisation(fresh.database, 'other'),
    leave: async () => {
      await app.close();
      await fresh.drop();
    },
  };
}

export type OrgFixture = Awaited<ReturnType<typeof createOrgFixture>>;
