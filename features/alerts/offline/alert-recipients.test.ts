import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { alertRecipients } from './alert-recipients.ts';

const person = (user_id: string, more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: 'Doe', email: `${user_id}@site.example` },
  ...{
    org_id: 'o',
    active: true,
    is_hidden: false,
    experimental: false,
    tag_ids: [],
    metadata: {},
  },
  ...more,
});
const permission = (user_id: string, access: string, tag_id: string | null) => ({
  ...{ permission_id: `${user_id}-${access}`, user_id, access, tag_id, active: true },
});
const tag = (tag_id: string, type: string) => ({ tag_id, name: tag_id, type, active: true });
const tables: Record<string, object[]> = {
  organisations: [{ org_id: 'o' }],
  users: [
    person('ann', { tag_ids: ['welder', 'pit', 'crew'] }),
    person('bob', { tag_ids: ['welder', 'pit'], is_hidden: true }),
    person('pitboss'),
    person('crewboss'),
    person('jobboss', { email: null }),
    person('admin'),
  ],
  permissions: [
    permission('pitboss', 'manager', 'pit'),
    permission('crewboss', 'manager', 'crew'),
    permission('jobboss', 'manager', 'welder'),
    permission('admin', 'admin', null),
  ],
  tags: [
    tag('welder', 'job'),
    tag('pit', 'location'),
    tag('crew', 'default'),
    tag('camp', 'location'),
  ],
};
const copy: Copy = {
  rows: <Row extends object>(table: string) =>
    new Map(
      (tables[table] ?? []).map((row) => [String(Object.values(row)[0]), row]),
    ) as unknown as ReadonlyMap<string, Row>,
  columns: () => {
    throw new Error('not expected');
  },
  unsent: () => new Map(),
  memo: (_key, _tables, compute) => compute(),
};
const read = async (kind: 'status' | 'conditional' | 'periodic', more: object = {}) => {
  const query = {
    kind,
    tag_ids: ['welder', 'pit'],
    never_signed_in: [],
    use_roster: false,
    ...more,
  };
  const { reached, skipped, ...others } = await alertRecipients.run(copy, query, {
    ...{ now: 0, user_id: 'admin' },
  });
  return {
    reached: reached.map(({ user_id }) => user_id),
    skipped: skipped.map(({ user_id, reason }) => `${user_id}: ${reason}`),
    ...others,
  };
};

test('[ALERT-20] a rule about people notifies the managers of their tags, and says who is left out', async () => {
  expect(await read('status')).toMatchObject({
    ...{ reached: ['crewboss', 'pitboss'], skipped: ['jobboss: no_email'] },
    ...{ isByAdmins: false, people: 1 },
  });
});

test('a rule about the weather notifies the managers of the location, a reminder also those of the job', async () => {
  expect(await read('conditional', { metric: 'temp' })).toMatchObject({
    ...{ reached: ['pitboss'], skipped: [] },
  });
  expect((await read('periodic')).skipped).toEqual(['jobboss: no_email']);
  expect((await read('conditional', { metric: 'risk_score' })).skipped).toEqual([
    'jobboss: no_email',
  ]);
});

test('admins are notified where no manager can be reached', async () => {
  const given = { metric: 'temp', never_signed_in: ['pitboss'] };
  expect(await read('conditional', given)).toMatchObject({
    ...{ reached: ['admin'], skipped: ['pitboss: never_signed_in'], isByAdmins: true },
  });
});

test('a rule about people without people notifies nobody', async () => {
  expect(await read('status', { tag_ids: ['welder', 'camp'] })).toMatchObject({
    ...{ reached: [], skipped: [], people: 0, isByAdmins: false },
  });
});

test('everybody who can be notified is named, so that their sign-ins can be read', async () => {
  expect((await read('status')).candidates).toEqual(['pitboss', 'crewboss', 'jobboss', 'admin']);
});
