import { expect } from 'vitest';
import { createOrgFixture, startTestProvider, setSso } from '#apps/server/testing';
import type { TestApp } from '#apps/server/testing';

type Claims = Record<string, unknown>;

export const failed = 'Work account sign-in failed. Please try again.';
export const minute = 60_000;

/**
 * A fixture whose organisation acme signs in at a provider that the test simulates, or will soon.
 */
export async function createWorkAccountFixture({ isOn = true } = {}) {
  const provider = await startTestProvider();
  const fixture = await createOrgFixture({ workAccounts: provider.options });
  const { acme, database, clock } = fixture;

  const turnOn = (more: Partial<Parameters<typeof setSso>[2]> = {}) =>
    setSso(database, acme.org_id, {
      tenant_id: provider.issuer,
      domains: ['acme.example'],
      ...more,
    });
  const claimsOf = (person: string, more: Claims = {}) =>
    provider.claims(clock.now, { sub: `sub-${person}`, email: acme.emailOf(person), ...more });
  const enter = (token: string | undefined, app: TestApp = fixture.app, path = address) =>
    app.raw('POST', path, undefined, token);
  /** What acme sees. */
  const rows = (sql: string, values: unknown[] = []): Promise<Claims[]> =>
    database.read(acme.org_id, async (tx) => (await tx.query<Claims>(sql, values)).rows);
  const one = async (sql: string, values: unknown[] = []) => (await rows(sql, values))[0] ?? {};
  if (isOn) await turnOn();

  return {
    ...fixture,
    provider,
    turnOn,
    claimsOf,
    tokenOf: (person: string, more: Claims = {}) => provider.sign(claimsOf(person, more)),
    enter,
    expectRefused: async (token: string | undefined) => {
      const { status, body } = await enter(token);
      const { code, message, data } = body;
      expect([status, code, message, data]).toEqual([401, 'CREDENTIALS', failed, null]);
    },
    rows,
    one,
    change: (sql: string, values: unknown[] = []) =>
      database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) => tx.query(sql, values)),
    counted: async (table: string) => (await one(`select count(*)::int as n from ${table}`))['n'],
    leave: async () => {
      await fixture.leave();
      await provider.stop();
    },
  };
}

export type WorkAccountFixture = Awaited<ReturnType<typeof createWorkAccountFixture>>;

const address = '/v3/auth/login/aad';
