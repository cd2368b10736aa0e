import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  callsWithBody,
  changedByAnyCall,
  fieldsOf,
  sampleOf,
  sampleUrlOf,
  withField,
} from './test-calls-with-body.ts';
import { dumpOf } from './test-dump.ts';
import type { Field } from './test-calls-with-body.ts';
import { signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';
import { signInSupport } from './testing/support-admin.ts';

let fixture: OrgFixture;
let token: string;
let support: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  support = await signInSupport(fixture);
});
afterAll(() => fixture.leave());

/** True if a schema reads a text as missing: `auth.register` then responds with its own code. */
function isReadAsMissing(schema: z.ZodType, value: unknown, { path }: Field): boolean {
  const { success, data } = schema.safeParse(value);
  const read = path.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | null)?.[key],
    data,
  );
  return success && (read === undefined || read === '');
}

test('a zero character or a lone surrogate in any text of a body is rejected with a message', async () => {
  const before = await dumpOf(fixture.connectionString, { without: changedByAnyCall });
  let refused = 0;
  for (const endpoint of callsWithBody) {
    const sample = sampleOf(endpoint.body);
    for (const field of fieldsOf(endpoint.body)) {
      if (field.shape.type !== 'string') continue;
      for (const text of ['enough\0of it', '\0', 'enough of it\ud800']) {
        const value = withField(sample, field.path, text);
        if (isReadAsMissing(endpoint.body, value, field)) continue;
        const what = `${endpoint.name} ${field.path.join('.')}: ${JSON.stringify(text)}`;
        const url = sampleUrlOf(endpoint);
        const by = endpoint.right === 'support_admin' ? support : token;
        const answer = await fixture.app.call(endpoint.method, url, value, by);
        expect(answer.status, `${what} ${answer.text}`).toBe(422);
        expect(Object.values(answer.body.errors)[0], what).toBe(answer.body.message);
        refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(200);
  expect(await dumpOf(fixture.connectionString, { without: changedByAnyCall })).toEqual(before);
}, 120_000);
