import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, deviceIn, sentOf, storedTests } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let origin: string;
let folder: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  origin = await fixture.app.listen();
  folder = mkdtempSync(join(tmpdir(), 'watershade-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await fixture.leave();
});

const client = join(import.meta.dirname, '../../../docs/examples/ingest-client.mjs');

/** Runs the example like a user who copied it. */
async function run(tests: readonly unknown[], token: string) {
  const file = join(folder, 'tests.ndjson');
  writeFileSync(file, tests.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const child = spawn(process.execPath, [client, origin, file], {
    env: { WATERSHADE_TOKEN: token },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, output: output.join('') };
}

test('the example client adds a file of tests, and the same file again adds nothing', async () => {
  const { token } = await deviceIn(fixture, 'WR-9');
  const tests = Array.from({ length: 1200 }, (_, nth) => ({
    ...sentOf(fixture.acme.id('worker_day')),
    value: nth,
  }));
  for (const _time of ['first', 'again']) {
    expect(await run(tests, token)).toEqual({ code: 0, output: '1200 accepted, 0 rejected\n' });
    expect(await storedTests(fixture)).toHaveLength(1200);
  }
});

test('it reports rejected tests, and why a whole call failed', async () => {
  const { token } = await deviceIn(fixture, 'WR-10');
  const bad = sentOf(fixture.other.id('worker_day'));
  const some = await run([sentOf(fixture.acme.id('worker_day')), bad], token);
  expect(some.code).toBe(1);
  expect(some.output).toContain('1 accepted, 1 rejected');
  expect(some.output).toContain(`${bad.measurement_id}: User not found`);
  const none = await run([bad], `${token}x`);
  expect(none.code).toBe(1);
  expect(none.output).toContain('Refused with 401');
});
