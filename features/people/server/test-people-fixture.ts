import { newId, signInTo, createOrgFixture } from '#apps/server/testing';

/** The password of people that `somebody` adds. */
export const chosen = 'rain over iron';

export type PeopleFixture = Awaited<ReturnType<typeof createPeopleFixture>>;

/** A fixture in which an admin, by default, adds and changes people. */
export async function createPeopleFixture() {
  const fixture = await createOrgFixture();
  const { acme, app, database } = fixture;
  const admin = await signInTo(app, acme.emailOf('admin'));
  const manager = await signInTo(app, acme.emailOf('manager_day'));
  const create = (given: object, by = admin, query = '') =>
    app.call('POST', `/v2/user${query}`, { user_id: newId(), name_first: 'Tane', ...given }, by);
  return {
    ...{ ...fixture, admin, manager, create },
    id: (person: string) => acme.id(person),
    change: (user_id: string, given: object, by = admin) =>
      app.call('PATCH', '/v2/user/', { user_id, ...given }, by),
    logIn: (email: string, word: string, more: object = {}) =>
      app.call('POST', '/v3/auth/login', { email, password: word, ...more }),
    rowsOf: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      (await database.read(acme.org_id, (tx) => tx.query<Row>(sql, values))).rows,
    /**
     * A new person of the day crew, by default with an account.
     *
     * @throws Error if the server rejects them
     */
    async somebody(given: object = {}) {
      const [user_id, email] = [newId(), `${newId()}@acme.example`];
      const account = { email, password: chosen, tag_ids: [acme.day] };
      const { status, text } = await create({ user_id, ...account, ...given });
      if (status !== 200) throw new Error(text);
      return { user_id, email };
    },
  };
}
