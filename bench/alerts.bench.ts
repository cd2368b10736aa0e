// Rules that are due within one minute, and a severe test until its notice is on another screen.
import { randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { alertLoops } from '#alerts/server';
import { openDatabase, startEmbedded } from '#packages/database';
import { createId } from '#packages/kit';
import { runLoops } from '#packages/tasks/server';
import { launchBrowser, startProduct } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { stampedTables } from '../apps/server/composition.ts';
import { weatherOf } from '../apps/server/weather-service.ts';
import { addRules, openProof } from '../tooling/prove/alerts/proof-database.ts';
import { signInAs } from '../tooling/prove/calls.ts';
import { machine } from './machine.ts';
import { percentile } from './percentile.ts';
import { failUnless, sizeOf } from './smoke.ts';
import { isMet, targetTable } from './targets.ts';
import { writeSection } from './write-section.ts';

const [rules, spread, tests] = [sizeOf(5000, 40), sizeOf(60_000, 1000), sizeOf(20, 2)];
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));

/** Milliseconds from the moment of each rule to its evaluation, and the last one after the first. */
async function slotLags(): Promise<{ lags: number[]; took: number; alerts: number }> {
  const embedded = await startEmbedded({ dataDir: join(folder, 'engine'), log: quiet });
  try {
    const proof = await openProof(embedded.connectionString, 'bench');
    const connectionString = proof.connectionString;
    const database = openDatabase({ connectionString, stampedTables, log: quiet });
    await addRules(proof, { rules, groups: 1 }, Date.UTC(2100, 0, 1));
    const begin = Date.now() + 2000;
    await proof.query(
      `update alert_schedules as s set due_at = to_timestamp(($2 + $3 * (nth - 1) / $4::float8) / 1000)
       from (select alert_rule_id, row_number() over () as nth from alert_schedules
         where org_id = $1) as numbered
       where s.org_id = $1 and s.alert_rule_id = numbered.alert_rule_id`,
      [begin, spread, rules],
    );
    const loops = alertLoops({
      ...{ database, now: Date.now, publicUrl: 'https://bench.test', weather: weatherOf() },
      newId: () => createId(Date.now(), (bytes) => void randomFillSync(bytes)),
      onError: (reason) => console.error(reason),
      isSmsSent: false,
    });
    const running = runLoops(loops, quiet);
    const lagRows = () =>
      proof.query<{ lag: number; at: number }>(
        `select extract(epoch from ran_at - slot)::float8 * 1000 as lag,
           extract(epoch from ran_at)::float8 * 1000 as at
         from alert_runs where org_id = $1 and ran_at is not null`,
      );
    const deadline = begin + spread + 120_000;
    let rows = await lagRows();
    while (rows.length < rules && Date.now() < deadline) {
      await pause(250);
      rows = await lagRows();
    }
    if (rows.length !== rules) throw new Error(`${rows.length} of ${rules} slots were evaluated`);
    const [sent] = await proof.query<{ alerts: number }>(
      'select count(*)::int as alerts from compliance_alert_logs where org_id = $1',
    );
    await running.stop();
    await database.close();
    await proof.close();
    const took = Math.max(...rows.map(({ at }) => at)) - begin;
    return { lags: rows.map(({ lag }) => lag), took, alerts: sent?.alerts ?? 0 };
  } finally {
    await embedded.remove();
  }
}

/** Milliseconds from the answer to a severe test until the bell of a manager counts its alert. */
async function noticeTimes(): Promise<number[]> {
  const env = { DEMO: '1', LOG_LEVEL: 'error' };
  const embedded = await startEmbedded({ dataDir: join(folder, 'product'), log: quiet });
  const product = await startProduct({ databaseUrl: embedded.connectionString, env });
  const browser = await launchBrowser();
  const sql = new pg.Client({ connectionString: embedded.connectionString });
  try {
    await sql.connect();
    const { token } = await signInAs(product.origin, 'owner@demo.example');
    const call = async (path: string, body: object) => {
      const answer = await fetch(`${product.origin}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status !== 200) throw new Error(`${path} answered ${String(answer.status)}`);
    };
    await signIn(browser.page, product.origin, 'manager@demo.example');
    const { rows: tags } = await sql.query<{ tag_id: string }>(
      "select tag_id from tags where type in ('job', 'location') and active",
    );
    await call('/v3/alert/rule/', {
      ...{ alert_rule_id: crypto.randomUUID(), enabled: true, use_roster: false, active: true },
      channels: { push: true, email: false, sms: false, webhook: false },
      ...{ tag_ids: tags.map(({ tag_id }) => tag_id), type: 'status' },
      trigger: { kind: 'status', level: 'severe', realert_after_hours: 8760, actions: [] },
    });
    const { rows: workers } = await sql.query<{ user_id: string }>(
      `select u.user_id from users as u where u.active and not u.is_hidden and not u.experimental
         and 2 = (select count(distinct t.type) from user_tags as w
           join tags as t using (org_id, tag_id)
           where w.user_id = u.user_id and t.type in ('job', 'location'))
         and exists (select from user_tags as w join permissions as p using (org_id, tag_id)
           join users as m on m.org_id = p.org_id and m.user_id = p.user_id
           where w.user_id = u.user_id and m.email = 'manager@demo.example'
             and p.access like 'manager%') limit $1`,
      [tests],
    );
    const bell = browser.page
      .getByRole('button', { name: /^Notifications/ })
      .filter({ visible: true });
    const took: number[] = [];
    for (const { user_id } of workers) {
      const before = await bell.getAttribute('aria-label');
      const created_time = new Date().toISOString();
      const test = { measurement_id: crypto.randomUUID(), user_id, type: 'sosm', value: 240 };
      const began = performance.now();
      await call('/v3/measurement', { measurements: [{ ...test, created_time }] });
      while ((await bell.getAttribute('aria-label')) === before) {
        if (performance.now() - began > 30_000) throw new Error('The notice did not arrive');
        await pause(10);
      }
      took.push(performance.now() - began);
      await pause(200);
    }
    return took;
  } finally {
    await sql.end();
    await browser.close();
    await product.stop();
    await embedded.remove();
  }
}

try {
  const { lags, took, alerts } = await slotLags();
  const notices = await noticeTimes();
  const targets = [
    { what: 'lag of a rule, p99', figure: percentile(lags, 99) / 1000, limit: 10, unit: 's' },
    { what: 'all rules evaluated', figure: took / 1000, limit: 70, unit: 's' },
    {
      what: 'a severe test to its notice, p95',
      figure: percentile(notices, 95),
      limit: 2000,
      unit: 'ms',
    },
  ];
  const title =
    `**${String(rules)} rules due within ${String(spread / 1000)} s, ` +
    `${String(alerts)} alerts; ${String(notices.length)} severe tests**`;
  const text = [machine(), title, targetTable(targets)].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('alerts', text);
  failUnless(targets.every(isMet));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
