import { newId, noon, signInTo } from './test-house.ts';
import type { TestHouse } from './test-house.ts';

/** Time of the wire. */
export const iso = (time: number) => new Date(time).toISOString();

/** Adding, changing and reading measurements of a house, as somebody of acme. */
export function measurementsOf(house: TestHouse) {
  const tokenOf = (person: string) => signInTo(house.app, house.acme.emailOf(person));
  return {
    tokenOf,
    /** A plain new test of a person, as a form sends it. */
    sent: (person: string, more: object = {}) => ({
      measurement_id: newId(),
      user_id: house.acme.id(person),
      type: 'sosm',
      value: 104,
      created_time: iso(noon - 60_000),
      ...more,
    }),
    add: async (by: string, ...measurements: unknown[]) =>
      house.app.call('POST', '/v3/measurement', { measurements }, await tokenOf(by)),
    change: async (by: string, body: object) =>
      house.app.call('PATCH', '/v3/measurement', body, await tokenOf(by)),
    stored: async (org_id = house.acme.org_id) => {
      const { rows } = await house.database.read(org_id, (tx) =>
        tx.query<Record<string, unknown>>('select * from measurements order by created_time'),
      );
      return rows;
    },
  };
}

export type TestMeasurements = ReturnType<typeof measurementsOf>;
