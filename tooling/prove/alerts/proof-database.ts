import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate, openDatabase } from '#packages/database';
import type { Database } from '#packages/database';
import { prepareTasks } from '#packages/tasks/server';
import { migrations, stampedTables, taskKinds } from '../../../apps/server/composition.ts';

/** A database of the proof with one organisation: three supervisors, and a worker without a test. */
export interface ProofDatabase {
  connectionString: string;
  database: Database;
  org_id: string;
  tag_ids: string[];
  supervisors: number;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Switches off all rules. */
  stopRules(): Promise<void>;
  /** Emails in the outbox, and notices that wait for theirs. */
  waitingEmails(): Promise<number>;
  close(): Promise<void>;
}

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const supervisors = 3;

/** Creates a migrated database. */
export async function openProof(server: string, name: string): Promise<ProofDatabase> {
  const url = new URL(server);
  const owner = new pg.Client({ connectionString: server });
  await owner.connect();
  const label = `proof_${name.replaceAll('-', '_')}`;
  await owner.query(`create database ${label}`);
  await owner.end();
  url.pathname = `/${label}`;
  const connectionString = url.href;
  await migrate({ connectionString, migrations, log });
  await prepareTasks(connectionString, taskKinds);
  const database = openDatabase({ connectionString, stampedTables, log, poolSize: 2 });
  const [org_id, job, location, worker] = [1, 2, 3, 4].map(() => randomUUID());
  const query = async <Row extends object>(sql: string, values: unknown[] = []) => {
    const { rows } = await database.write({ org_id: org_id ?? '', actor_user_id: null }, (tx) =>
      tx.query<Row>(sql, [org_id, ...values]),
    );
    return rows;
  };
  await query(
    `insert into organisations (org_id, name, metadata, created_time)
     values ($1, 'Proof', '{"_show_preview_features": true, "_beta": ["alert"]}', '2026-01-01')`,
  );
  const addPerson = (user_id: string, email: string | null) =>
    query(
      `insert into users (org_id, user_id, name_first, name_last, email, metadata, experimental,
         is_hidden, created_time)
       values ($1, $2, 'A', 'Person', $3, '{}', false, false, '2026-01-01')`,
      [user_id, email],
    );
  for (const [tag_id, type] of [
    [job, 'job'],
    [location, 'location'],
  ]) {
    await query(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       values ($1, $2, $3, $3, '{}', '2026-01-01')`,
      [tag_id, type],
    );
  }
  await addPerson(worker ?? '', null);
  for (const tag_id of [job, location]) {
    await query('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      worker,
      tag_id,
    ]);
  }
  for (let count = 0; count < supervisors; count += 1) {
    const user_id = randomUUID();
    await addPerson(user_id, `supervisor${String(count)}@proof.test`);
    await query(
      `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
       values ($1, $2, $3, $4, 'manager', '2026-01-01')`,
      [randomUUID(), user_id, location],
    );
    await query(
      `insert into sign_in_devices (org_id, user_id, device_hash, last_used_time)
       values ($1, $2, '\\x00', '2026-01-01')`,
      [user_id],
    );
  }
  return {
    ...{ connectionString, database, supervisors, query },
    org_id: org_id ?? '',
    tag_ids: [job ?? '', location ?? ''],
    stopRules: async () => {
      await query('delete from alert_schedules where org_id = $1');
    },
    waitingEmails: async () => {
      const [row] = await query<{ count: number }>(
        `select (select count(*) from outbox where org_id = $1 and state = 'queued')::int
           + (select count(*) from alert_held_messages
              where org_id = $1 and sent_at is null)::int as count`,
      );
      return row?.count ?? 0;
    },
    close: () => database.close(),
  };
}

/** Milliseconds between two slots of a rule: two days. */
export const interval = 2880 * 60_000;

/**
 * Rules that are due every second day, in groups one after the other within these days. The first
 * one is due at `begin`, in milliseconds since 1970.
 */
export async function addRules(
  proof: ProofDatabase,
  { rules, groups }: { rules: number; groups: number },
  begin: number,
): Promise<void> {
  const trigger = {
    ...{ kind: 'conditional', metric: 'days_since_last_measurement', operator_type: '>=' },
    ...{ threshold: 1, frequency_minutes: 2880, enable_forecast: false },
    ...{ forecast_window_hours: 72, notify_lead_time_hours: 48 },
  };
  for (let nth = 0; nth < rules; nth += 1) {
    const id = randomUUID();
    const due = begin + ((nth % groups) * interval) / groups;
    await proof.query(
      `insert into alert_rules (org_id, alert_rule_id, enabled, use_roster, channels, tag_ids, type,
         trigger, created_time)
       values ($1, $2, true, false, $3, $4, 'conditional', $5, '2026-01-01')`,
      [id, { push: true, email: true, sms: false, webhook: false }, proof.tag_ids, trigger],
    );
    await proof.query(
      `insert into alert_schedules (org_id, alert_rule_id, version, due_at)
       values ($1, $2, 1, $3)`,
      [id, new Date(due).toISOString()],
    );
  }
}
