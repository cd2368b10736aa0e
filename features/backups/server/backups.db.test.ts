import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { BackupPlan } from './backup-plan.ts';
import { lastDue, nightlyBackup } from './nightly-backup.ts';

const hour = 3_600_000;
const day = 24 * hour;
let fixture: OrgFixture;
let folder: string;
let now: number;
let reasons: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
  // The night at 17:00 UTC follows the noon of the fixture.
  now = noon;
  reasons = [];
  fixture = await createOrgFixture({ backups: planWith() });
});
afterEach(async () => {
  await fixture.leave();
  rmSync(folder, { recursive: true, force: true });
});

function planWith(more: Partial<BackupPlan> = {}): BackupPlan {
  return {
    ...{ hour: 17, keepDays: 7, isEncrypted: true },
    write: (time) => {
      const file = join(folder, String(time));
      writeFileSync(file, 'rows');
      return Promise.resolve(file);
    },
    prove: () => Promise.resolve(),
    prune: (before, kept) => {
      for (const name of readdirSync(folder)) {
        if (Number(name) < before && join(folder, name) !== kept) rmSync(join(folder, name));
      }
      return Promise.resolve();
    },
    ...more,
  };
}

function loopWith(backups: BackupPlan | null = planWith()) {
  const onError = (reason: string) => void reasons.push(reason);
  const loops = nightlyBackup({ backups, database: fixture.database, now: () => now, onError });
  return loops[0] ?? { round: () => Promise.resolve(-1) };
}

async function state() {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  return (await fixture.app.call('GET', '/v3/backup', undefined, token)).body.data;
}

test('one process of two makes the backup of a night, proves it, and deletes old files', async () => {
  const [one, two] = [loopWith(), loopWith()];
  expect([await one.round(), await two.round()]).toEqual([0, 0]);
  fixture.clock.now = now = Date.parse('2026-11-20T17:00:30Z');
  expect((await Promise.all([one.round(), two.round()])).toSorted()).toEqual([0, 1]);
  expect(await state()).toEqual({
    ...{ is_on: true, is_encrypted: true, keep_days: 7, problem: null },
    next_time: '2026-11-21T17:00:00.000Z',
    last: {
      finished_time: '2026-11-20T17:00:30.000Z',
      proved_time: '2026-11-20T17:00:30.000Z',
    },
  });
  const { text } = await fixture.app.call('GET', '/metrics');
  for (const name of ['finished', 'proved']) {
    expect(text).toContain(`watershade_backup_${name}_timestamp_seconds ${String(now / 1000)}`);
  }
  expect(await one.round()).toBe(0);
  now += 8 * day;
  expect(await two.round()).toBe(1);
  expect(readdirSync(folder)).toEqual([String(now)]);
});

test('a night that was missed is made up for, except by a server that has just begun', async () => {
  now = Date.parse('2026-11-20T18:00:00Z');
  const first = loopWith();
  expect(await first.round()).toBe(0);
  now += hour;
  expect(await first.round()).toBe(1);
  now += 3 * day;
  expect(await loopWith().round()).toBe(1);
});

test('a failed backup is said, and tried again after an hour', async () => {
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  let error: Error | null = full;
  const loop = loopWith(
    planWith({
      write: () => (error === null ? Promise.resolve('') : Promise.reject(error)),
    }),
  );
  now = Date.parse('2026-11-20T17:00:30Z');
  expect(await loop.round()).toBe(1);
  expect(await state()).toMatchObject({ last: null, problem: 'disk_full' });
  expect(reasons).toEqual(['nightly backup: no space']);
  expect(await loop.round()).toBe(0);
  error = new Error('something else');
  now += hour + 1000;
  expect(await loop.round()).toBe(1);
  expect(await state()).toMatchObject({ last: null, problem: 'failed' });
  error = null;
  now += hour + 1000;
  expect(await loop.round()).toBe(1);
  expect(await state()).toMatchObject({
    last: { proved_time: new Date(now).toISOString() },
    problem: null,
  });
});

test('a backup that cannot be restored is kept, is said, and deletes no other', async () => {
  const old = join(folder, '1');
  writeFileSync(old, 'rows');
  const loop = loopWith(planWith({ prove: () => Promise.reject(new Error('rows differ')) }));
  now = Date.parse('2026-11-20T17:00:30Z');
  expect(await loop.round()).toBe(1);
  expect(await state()).toMatchObject({ last: { proved_time: null }, problem: 'not_proved' });
  expect(readdirSync(folder)).toEqual(['1', String(now)]);
  expect(await loop.round()).toBe(0);
});

test('a process that ended in the middle leaves the night to another one', async () => {
  const hanging = loopWith(planWith({ write: () => new Promise(() => undefined) }));
  now = Date.parse('2026-11-20T17:00:30Z');
  void hanging.round();
  await expect
    .poll(
      async () =>
        (await fixture.database.unscoped((tx) => tx.query('select from backups'))).rowCount,
    )
    .toBe(1);
  expect(await loopWith().round()).toBe(0);
  now += 3 * hour + 1000;
  expect(await loopWith().round()).toBe(1);
});

test('without a plan nothing is made, and only admins see that', async () => {
  expect(await loopWith(null).round()).toBe(-1);
  const token = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  expect(await fixture.app.call('GET', '/v3/backup', undefined, token)).toMatchObject({
    status: 403,
  });
});

test('the last due time is that of today or yesterday', () => {
  expect(lastDue(1, Date.parse('2026-11-28T00:59:59Z'))).toBe(Date.parse('2026-11-27T01:00:00Z'));
  expect(lastDue(1, Date.parse('2026-11-28T01:00:00Z'))).toBe(Date.parse('2026-11-28T01:00:00Z'));
});
