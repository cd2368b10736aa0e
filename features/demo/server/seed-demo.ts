import {
  hashPassword as argon2id,
  insertCredentials,
  noDevice,
  rememberDevice,
} from '#auth/server';
import {
  daysBack,
  demoAccounts,
  demoOrganisation,
  demoOrganisationId,
  demoSite,
  demoSupervisors,
  earTemperature,
  linksOf,
  measurementsOf,
  restingPulse,
  retiredDevice,
  siteDay,
  siteDevices,
  siteSurvey,
} from '#demo/domain';
import { insertDevice, updateDevice } from '#devices/server';
import { insertLinks, insertMeasurements, insertOwnType, storeSurvey } from '#measurements/server';
import { findOrganisation, insertOrganisation } from '#organisation/server';
import type { Database, WriteContext, WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';
import { insertTags, insertUserTags } from '#tags/server';

/** Adds one feature's part of the demo. */
export type DemoPart = (tx: WriteTx, site: DemoSite) => Promise<void>;

export interface SeedOptions {
  /** Milliseconds since 1970: no data is later. */
  now: number;
  /** What each feature adds to a new organisation. */
  parts: readonly DemoPart[];
  /** Instead of argon2id, for tests without sign-ins. */
  hashPassword?: (password: string) => Promise<string>;
}

/** What a seeding added. */
export interface Seeded {
  /** True if the organisation was created now. */
  founded: boolean;
  measurements: number;
}

/**
 * Creates the demo organisation if it is missing and adds the missing measurements of the last 90
 * days, up to now. Existing data is unchanged, so it may run at every start and in several
 * processes at once.
 */
export async function seedDemo(database: Database, options: SeedOptions): Promise<Seeded> {
  const { now, parts, hashPassword = argon2id } = options;
  const context: WriteContext = {
    org_id: demoOrganisationId,
    actor_user_id: null,
    // A minute is more than all stamps need, so the organisation's clock stays behind the wall
    // clock.
    stamp_from: new Date(now - 60_000),
  };
  const founded = await found(database, context, { now, hashPassword });
  const measurements = await database.write(context, async (tx) => {
    const added = await addMissing(tx, now);
    if (founded) for (const add of parts) await add(tx, demoSite(now));
    return added;
  });
  return { founded, measurements };
}

async function found(
  database: Database,
  context: WriteContext,
  { now, hashPassword }: Required<Pick<SeedOptions, 'now' | 'hashPassword'>>,
): Promise<boolean> {
  const existing = await database.read(context.org_id, findOrganisation);
  if (existing !== null) return false;
  const { organisation, people, tags, userTags, permissions } = demoOrganisation();
  // The password is public, so separate salts would only slow the start down.
  const password_hash = await hashPassword(demoPassword);
  const credentials = demoAccounts.map(({ user_id, email, created_time }) => ({
    ...{ user_id, email: email ?? '', password_hash, created_time },
    proven_time: created_time,
  }));
  return database.write(context, async (tx) => {
    // Another process may create it at the same time; only one of them adds its parts.
    if (!(await insertOrganisation(tx, organisation))) return false;
    await insertTags(tx, tags);
    await insertUsers(tx, people);
    await insertUserTags(tx, userTags);
    await insertPermissions(tx, permissions);
    await insertCredentials(tx, credentials);
    // Nobody else is notified: without this the first alerts of the demo would reach nobody.
    for (const [nth, { user_id }] of demoSupervisors.entries()) {
      await rememberDevice(tx, user_id, noDevice, now - (nth + 1) * signInPause);
    }
    for (const device of siteDevices) await insertDevice(tx, device);
    await updateDevice(tx, retiredDevice.device_id, { retired: true });
    await insertOwnType(tx, 'custom', restingPulse);
    await insertOwnType(tx, 'link', earTemperature);
    await storeSurvey(tx, { ...siteSurvey, publish: true }, organisation.created_time);
    return true;
  });
}

/**
 * Goes back from today until a day that is completely stored. All days are added in one
 * transaction, so nothing is missing before that day.
 */
async function addMissing(tx: WriteTx, now: number): Promise<number> {
  const today = siteDay(now);
  let added = 0;
  for (let day = today; day >= today - daysBack; day -= 1) {
    const rows = measurementsOf(day).filter(({ created_time }) => Date.parse(created_time) <= now);
    const stored = await insertMeasurements(tx, rows);
    added += stored.size;
    const isNew = rows.filter(({ measurement_id }) => stored.has(measurement_id));
    await insertLinks(tx, linksOf(isNew), new Date(now).toISOString());
    const last = rows.at(-1);
    const isWhole = day < today - 1;
    if (isWhole && last && !stored.has(last.measurement_id)) break;
  }
  return added;
}

/** Milliseconds between the last sign-ins of two supervisors. */
const signInPause = 3 * 3_600_000;

/** Password of all demo accounts, shown at the start. */
export const demoPassword = 'demo-heat-2026';

/** Emails in the start message: one account of each kind. */
export const demoSignIns: readonly string[] = demoAccounts
  .flatMap(({ email }) => (email === null ? [] : [email]))
  .filter((email) => /^(owner|manager|worker)@/.test(email));
