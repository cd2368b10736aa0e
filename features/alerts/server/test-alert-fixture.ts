import { expect } from 'vitest';
import type { AlertTrigger } from '#alerts/contract';
import { defaultChannels } from '#alerts/domain';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { heatIndex } from '#heat/domain';
import { openWeather, simulatedService } from '#weather/server';
import type { WeatherService } from '#weather/server';
import { runDueSlots, runHeldMessages, runNewTests, runReminders } from './engine/alert-engine.ts';

const tables = [
  ...['alert_rules', 'alert_schedules', 'alert_runs', 'alert_states', 'alert_tests'],
  ...[
    'compliance_alert_logs',
    'compliance_user_alert_logs',
    'alert_messages',
    'alert_held_messages',
    'outbox',
    'webhooks',
  ],
  ...['compliance_high_risk_measurement_logs', 'measurements', 'tag_notices'],
];

/** An organisation with a job and a location, and the engine with an injected clock. */
export interface AlertFixture {
  fixture: OrgFixture;
  /** Token of an admin. */
  admin: string;
  job: string;
  location: string;
  /** An SMS service is configured, for the engine. */
  isSmsSent: boolean;
  /** Time of the server and of the engine in milliseconds since 1970; tests change it. */
  now: number;
  weather: WeatherService;
  /** What failed since the last reset. */
  errors: string[];
  /** @throws Error if something failed */
  requireNoErrors(): void;
  reset(): Promise<void>;
  run<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  slots(): Promise<number>;
  tests(): Promise<number>;
  reminders(): Promise<number>;
  /** Sends the messages that have waited for others. */
  held(): Promise<number>;
  /** A call with a token. */
  call: OrgFixture['app']['call'];
  addRule(trigger: AlertTrigger, more?: object): Promise<string>;
  addTest(who: string, value: number, created_time?: number): Promise<string>;
}

/** Creates the fixture. The workers of the day shift have the job and the location. */
export async function createAlertFixture(
  options: Parameters<typeof createOrgFixture>[0] = {},
): Promise<AlertFixture> {
  const fixture = await createOrgFixture(options);
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const start = fixture.clock.now;
  const [job, location] = [newId(), newId()];
  const run = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const { org_id } = fixture.acme;
    const { rows } = await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query<Row>(sql, [org_id, ...values]),
    );
    return rows;
  };
  for (const [tag_id, type] of [
    [job, 'job'],
    [location, 'location'],
  ]) {
    await run(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       values ($1, $2, $3, $3, '{"lat": 24, "lon": 54}', now())`,
      [tag_id, type],
    );
    for (const who of ['worker_day', 'mate_day'] as const) {
      await run(`insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)`, [
        fixture.acme.id(who),
        tag_id,
      ]);
    }
  }
  const own: AlertFixture = {
    ...{ fixture, admin, job, location, weather: simulatedService, run },
    call: fixture.app.call,
    get now() {
      return fixture.clock.now;
    },
    set now(time) {
      fixture.clock.now = time;
    },
    isSmsSent: false,
    errors: [],
    requireNoErrors() {
      if (own.errors.length > 0) throw new Error(own.errors.join('; '));
    },
    async reset() {
      for (const table of tables) await run(`delete from ${table} where org_id = $1`);
      own.now = start;
      own.weather = simulatedService;
      own.errors = [];
    },
    slots: () => runDueSlots(parts()),
    tests: () => runNewTests(parts()),
    reminders: () => runReminders(parts()),
    held: () => runHeldMessages(parts()),
    async addRule(trigger, more = {}) {
      const alert_rule_id = newId();
      const rule = {
        ...{ alert_rule_id, enabled: true, use_roster: false, channels: defaultChannels },
        ...{ tag_ids: [job, location], type: trigger.kind, trigger, active: true, ...more },
      };
      const { status } = await fixture.app.call('POST', '/v3/alert/rule/', rule, admin);
      expect(status).toBe(200);
      return alert_rule_id;
    },
    async addTest(who, value, time = own.now) {
      const measurement_id = newId();
      const test = {
        ...{ measurement_id, user_id: fixture.acme.id(who as 'worker_day'), type: 'sosm', value },
        created_time: new Date(time).toISOString(),
      };
      const sent = await fixture.app.call(
        'POST',
        '/v3/measurement',
        { measurements: [test] },
        admin,
      );
      expect(sent.status).toBe(200);
      return measurement_id;
    },
  };
  const parts = () => ({
    ...{ database: fixture.database, now: () => own.now, newId, publicUrl: 'https://acme.test' },
    isSmsSent: own.isSmsSent,
    weather: openWeather({ service: own.weather, heatIndexOf: heatIndex }),
    onError: (reason: string) => void own.errors.push(reason),
  });
  return own;
}
