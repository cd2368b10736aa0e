import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInTo } from '#apps/server/testing';
import type { AlertTrigger, RuleRuns } from '#alerts/contract';
import { ServiceFailure } from '#packages/http/server';
import { simulatedService } from '#weather/server';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

const day = 86_400_000;
const hot: AlertTrigger = {
  ...{ kind: 'conditional', metric: 'heat_index', operator_type: '>=', threshold: 200 },
  ...{ frequency_minutes: 60, enable_forecast: false, forecast_window_hours: 24 },
  notify_lead_time_hours: 12,
};

let own: AlertFixture;
beforeAll(async () => {
  own = await createAlertFixture();
});
beforeEach(() => own.reset());
afterAll(() => own.fixture.leave());

const ask = (token = own.admin) =>
  own.fixture.app.call('GET', '/v3/alert/rule/runs', undefined, token);
async function runsOf(alert_rule_id: string): Promise<RuleRuns | undefined> {
  const { status, body } = await ask();
  expect(status).toBe(200);
  const rules = body.data['rules'] as unknown as RuleRuns[];
  return rules.find((rule) => rule.alert_rule_id === alert_rule_id);
}

test('a rule without a run has none, and shows its last one and those missed in 7 days', async () => {
  const id = await own.addRule(hot);
  expect(await runsOf(id)).toEqual({
    ...{ alert_rule_id: id, last_run_at: null, missed: 0, no_data: [] },
  });
  const start = own.now;
  await own.run(
    `insert into alert_runs (org_id, alert_rule_id, version, slot, ran_at)
     values ($1, $2, 1, $3, $3), ($1, $2, 1, $4, null), ($1, $2, 1, $5, null), ($1, $2, 1, $6, $6)`,
    [
      ...[id, iso(start - 9 * day), iso(start - 8 * day), iso(start - 6 * day)],
      iso(start - 2 * day),
    ],
  );
  expect(await runsOf(id)).toMatchObject({ last_run_at: start - 2 * day, missed: 1 });
  own.now = start + 2 * day;
  expect(await runsOf(id)).toMatchObject({ last_run_at: start - 2 * day, missed: 0 });
});

test('a rule names the places without data of its last run, until it has data, is off or changed', async () => {
  const id = await own.addRule(hot);
  const first = async () => {
    await own.slots();
    const runs = await runsOf(id);
    own.now += 60 * 60_000;
    return runs;
  };
  own.weather = {
    ...simulatedService,
    is_simulated: false,
    current: () => Promise.reject(new ServiceFailure('slow')),
  };
  const without = await first();
  expect(without?.no_data).toEqual([[own.location]]);
  expect(without?.last_run_at).toBe(own.now - 60 * 60_000);

  await own.run(`update alert_rules set enabled = false where org_id = $1`);
  expect((await runsOf(id))?.no_data).toEqual([]);
  await own.run(`update alert_rules set enabled = true where org_id = $1`);
  expect((await runsOf(id))?.no_data).toHaveLength(1);
  await own.run(`update alert_rules set version = version + 1 where org_id = $1`);
  expect((await runsOf(id))?.no_data).toEqual([]);
  await own.run(`update alert_rules set version = version - 1 where org_id = $1`);
  own.weather = simulatedService;
  expect((await first())?.no_data).toEqual([]);
});

test('rules of another organisation and deleted ones are not in the answer, which is for admins', async () => {
  const id = await own.addRule(hot);
  const elsewhere = await signInTo(own.fixture.app, own.fixture.other.emailOf('admin'));
  expect((await ask(elsewhere)).body.data).toEqual({ rules: [] });
  const supervisor = await signInTo(own.fixture.app, own.fixture.acme.emailOf('manager_day'));
  expect((await ask(supervisor)).status).toBe(403);
  await own.run('update alert_rules set active = false where org_id = $1');
  expect(await runsOf(id)).toBeUndefined();
});

function iso(time: number): string {
  return new Date(time).toISOString();
}
