import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '#apps/server/testing';
import { createAlertFixture } from '../test-alert-fixture.ts';
import type { AlertFixture } from '../test-alert-fixture.ts';

let own: AlertFixture;
beforeAll(async () => {
  own = await createAlertFixture();
});
afterAll(() => own.fixture.leave());
afterEach(() => own.requireNoErrors());

test('a rule of real jobs and locations alerts nobody about sample people', async () => {
  await own.addRule({ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] });
  await own.call('POST', '/v3/sample-data', { sample_id: newId() }, own.admin);
  expect(await own.tests()).toBeGreaterThan(0);
  expect(await own.run('select from compliance_alert_logs where org_id = $1')).toEqual([]);
});
