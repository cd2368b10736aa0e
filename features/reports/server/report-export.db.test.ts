import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture, TestOrganisation } from '#apps/server/testing';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

/** The files of the organisation's export. */
async function exported() {
  const owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const { bytes } = await fixture.app.raw('GET', '/v3/organisation/export', undefined, owner);
  const files = Object.entries(unzipSync(bytes));
  return new Map(files.map(([name, file]) => [name, strFromU8(file)]));
}
const linesOf = (text = '') => text.trim().split('\r\n').slice(1);

test('configured and sent reports are in the export, of this organisation only', async () => {
  const [ours, theirs] = [newId(), newId()];
  const fields = { contents: ['hydration'], filter: {}, unit: 'week', hour: 6, enabled: true };
  const send = async (of: TestOrganisation, report_id: string, name: string) => {
    const token = await signInTo(fixture.app, of.emailOf('admin'));
    const report = { ...fields, report_id, name, timezone: 'Australia/Perth' };
    const recipients = [of.id('admin')];
    await fixture.app.call('POST', '/v3/report', { ...report, recipients }, token);
    const run_id = newId();
    await fixture.app.call('POST', `/v3/report/${report_id}/run`, { run_id }, token);
    return run_id;
  };
  const run_id = await send(fixture.acme, ours, 'Monday, early');
  await send(fixture.other, theirs, 'Monday of others');
  const files = await exported();
  const [report, ...more] = linesOf(files.get('reports.csv'));
  expect(more).toEqual([]);
  expect(report).toContain(
    `${ours},"Monday, early",hydration,"{""job_ids"": [], ""tag_ids"": [], ""location_ids"": []}",week,6,Australia/Perth,${fixture.acme.id('admin')},true,true,`,
  );
  const sent = linesOf(files.get('reports_sent.csv'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`${run_id},${ours},"Monday, early",,`);
  expect(sent[0]).toMatch(/Australia\/Perth,,[0-9a-f-]{36},"\{.*""people"": \d+/u);
});
