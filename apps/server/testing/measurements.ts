import { newId, noon, signInTo } from './org-fixture.ts';
import type { OrgFixture } from './org-fixture.ts';

/** A time in the format of calls. */
export const iso = (time: number) => new Date(time).toISOString();

/** Adding, changing and reading measurements of a fixture, as a person of acme. */
export function measurementsOf(fixture: OrgFixture) {
  const tokenOf = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));
  return {
    tokenOf,
    /** A plain new test of a person, in the format of the form. */
    sent: (person: string, more: object = {}) => ({
      measurement_id: newId(),
      user_id: fixture.acme.id(person),
      type: 'sosm',
      value: 104,
      created_time: iso(noon - 60_000),
      ...more,
    }),
    add: async (by: string, ...measurements: unknown[]) =>
      fixture.app.call('POST', '/v3/measurement', { measurements }, await tokenOf(by)),
    change: async (by: string, body: object) =>
      fixture.app.call('PATCH', '/v3/measurement', body, await tokenOf(by)),
    stored: async (org_id = fixture.acme.org_id) => {
      const { rows } = await fixture.database.read(org_id, (tx) =>
        tx.query<Record<string, unknown>>('select * from measurements order by created_time'),
      );
      return rows;
    },
  };
}

export type TestMeasurements = ReturnType<typeof measurementsOf>;
