import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '#packages/testing/database';
import { backupPlanOf } from './backups.ts';
import { readConfig } from './config.ts';

test('the plan of the configuration writes, proves and deletes files of its folder only', async () => {
  const fresh = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  try {
    const env = { DATABASE_URL: fresh.connectionString, BACKUP_DIR: folder };
    const plan = backupPlanOf(readConfig(env), fresh.connectionString);
    if (plan === null) throw new Error('There is no plan');
    const now = Date.parse('2026-11-28T01:00:00Z');
    const file = await plan.write(now);
    expect(file).toBe(join(folder, 'watershade-2026-11-28T01-00-00.backup'));
    await plan.prove(file);
    for (const name of ['watershade-2026-11-01T01-00-00.backup', 'of-somebody-else.backup']) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), 0, 0);
    }
    await plan.prune(now - 7 * 86_400_000, file);
    await plan.prune(now + 1, file);
    expect(readdirSync(folder)).toEqual([
      'of-somebody-else.backup',
      'watershade-2026-11-28T01-00-00.backup',
    ]);
    writeFileSync(file, 'damaged');
    await expect(plan.prove(file)).rejects.toThrow('is not a backup of watershade');
  } finally {
    await fresh.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the embedded database is backed up unless that is off; others only into a given folder', () => {
  const planned = (env: Record<string, string>) => readConfig(env).backupDir;
  expect(planned({ DATA_DIR: '/srv/data' })).toBe('/srv/data/backups');
  expect(planned({ BACKUP_DIR: 'off' })).toBeUndefined();
  expect(planned({ DATABASE_URL: 'postgres://a@b/c' })).toBeUndefined();
  expect(planned({ DATABASE_URL: 'postgres://a@b/c', BACKUP_DIR: '/mnt' })).toBe('/mnt');
  expect(() => readConfig({ BACKUP_HOUR: '24' })).toThrow(
    'BACKUP_HOUR must be a whole number from 0 to 23.',
  );
});
