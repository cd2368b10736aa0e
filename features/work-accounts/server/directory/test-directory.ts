import { appOn, signInTo, createOrgFixture, setSso } from '#apps/server/testing';
import type { TestApp } from '#apps/server/testing';
import type { DirectoryAnswer } from '#work-accounts/contract';
import { startDirectoryHost } from '#work-accounts/e2e';
import type { HostedPerson } from '#work-accounts/e2e';
import { openGraphDirectory } from '../index.ts';

/** A person of a directory, by a short name. */
export function hosted(name: string, more: Partial<HostedPerson> = {}): HostedPerson {
  const letters = Array.from(name, (letter) => letter.charCodeAt(0));
  const number = String(letters.reduce((sum, letter) => (sum * 31 + letter) % 1e12, 7));
  return {
    id: `00000000-0000-7000-8000-${number.slice(-12).padStart(12, '0')}`,
    ...{ givenName: name, surname: 'Paki', displayName: `${name} Paki` },
    ...{ mail: `${name.toLowerCase()}@acme.example`, department: 'Kiln', accountEnabled: true },
    userPrincipalName: `${name.toLowerCase()}@acme.onmicrosoft.example`,
    ...more,
  };
}

/** A fixture whose organisation acme has a Microsoft directory, simulated by the test. */
export async function createDirectoryFixture() {
  const host = await startDirectoryHost([
    ...['Ana', 'Aroha', 'Bea'].map((name) => hosted(name)),
    hosted('Anton', { mail: 'anton@partner.example' }),
    hosted('Anders', { accountEnabled: false }),
  ]);
  const authority = 'https://login.microsoftonline.com/organizations';
  const workAccounts = { authority, client_id: host.client.client_id };
  const patient = { ...host.client, timeout: 60_000 };
  const fixture = await createOrgFixture({ workAccounts, directory: openGraphDirectory(patient) });
  const { acme, database, app, clock } = fixture;
  const { tenant_id } = host;
  const settings = { tenant_id, domains: ['acme.example'] };
  const change = (sql: string, values: unknown[] = []) =>
    database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
  const turnOn = async (more: Partial<Parameters<typeof setSso>[2]> = {}) => {
    await setSso(database, acme.org_id, { ...settings, ...more });
    await change('update sso_settings set proven_time = now() where org_id = $1', [acme.org_id]);
  };
  await turnOn();
  const admin = await signInTo(app, acme.emailOf('admin'));
  const search = async (words: string, on: TestApp = app, token = admin) => {
    const url = `/v3/user/azuread?search=${encodeURIComponent(words)}`;
    const { status, body } = await on.call('GET', url, undefined, token);
    return { status, body, data: body.data as unknown as DirectoryAnswer };
  };
  return {
    ...{ ...fixture, host, admin, turnOn, change, search, workAccounts },
    /** Another server on the same database, with another client. */
    besides: (client: Partial<typeof patient>) =>
      appOn(database, clock, {
        ...{ workAccounts, directory: openGraphDirectory({ ...patient, ...client }) },
      }),
    add: (people: readonly Partial<WantedPerson>[], tag_ids?: string[], token = admin) =>
      app.call('POST', '/v3/user/azuread', { people, ...(tag_ids && { tag_ids }) }, token),
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await database.read(acme.org_id, (tx) => tx.query<Row>(sql, values))).rows,
    leave: async () => {
      await fixture.leave();
      await host.stop();
    },
  };
}

export type DirectoryFixture = Awaited<ReturnType<typeof createDirectoryFixture>>;

/** A person in the format of the add call. */
export interface WantedPerson {
  object_id: string;
  name_first: string;
  name_last: string;
  email: string;
}

/** The same person as returned by a search. */
export function wanted(name: string, more: Partial<WantedPerson> = {}): WantedPerson {
  const { id, givenName, surname, mail } = hosted(name);
  return {
    ...{ object_id: id, name_first: givenName ?? '', name_last: surname ?? '', email: mail ?? '' },
    ...more,
  };
}
