import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { textOfLines } from '#education/domain';
import { notifyOrganisation } from './notify-of-courses.ts';

const day = 86_400_000;
let fixture: OrgFixture;

beforeAll(async () => {
  fixture = await createOrgFixture();
  // Only supervisors who have signed in are alerted.
  for (const who of ['manager_day', 'manager_night', 'manager_all']) {
    await signInTo(fixture.app, fixture.acme.emailOf(who));
  }
});
afterAll(() => fixture.leave());

/** A module for two people, due in so many days. */
async function assign(people: string[], days: number): Promise<string> {
  const [module_id, title] = [newId(), `Course ${newId()}`];
  // The clock of the tests outlives sign-ins.
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const call = (method: 'POST' | 'PATCH', url: string, body?: object) =>
    fixture.app.call(method, url, body, admin);
  const section = { title: 'Water', text: textOfLines(['Drink.']), picture: null, video_url: '' };
  const question = {
    ...{ question_id: newId(), kind: 'number', text: 'How many?', choices: [], right: [] },
    ...{ number: { value: 1, tolerance: 0 }, explanation: '', points: 1 },
  };
  await call('POST', '/v3/education/module', { module_id, title });
  await call('PATCH', `/v3/education/module/${module_id}`, {
    sections: [{ ...section, section_id: newId(), minutes: 1 }],
    questions: [question],
  });
  await call('POST', `/v3/education/module/${module_id}/publish`);
  const { status, text } = await call('POST', '/v3/education/assignment', {
    ...{ assignment_id: newId(), module_id, repeats: false },
    target: { kind: 'people', user_ids: people.map((who) => fixture.acme.id(who)) },
    due_time: new Date(fixture.clock.now + days * day).toISOString(),
  });
  expect(status, text).toBe(200);
  return title;
}

const notify = () =>
  notifyOrganisation(
    {
      ...{ database: fixture.database, now: () => fixture.clock.now, newId, isSmsSent: false },
      publicUrl: 'https://heat.example',
    },
    fixture.acme.org_id,
    fixture.clock.now,
  );

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (
    await fixture.database.read(fixture.acme.org_id, (tx) =>
      tx.query<Row>(sql, [tx.org_id, ...values]),
    )
  ).rows;

/** Who got a notice in the product about a course, with the people that it is about. */
async function alertsAbout(title: string) {
  const found = await rows<{ who: string; message: string; about: string[] }>(
    `select u.name_first as who, a.metadata->>'message' as message, array(
       select p.name_first from jsonb_array_elements(a.targets) as t
       join users as p on p.org_id = a.org_id and p.user_id = (t->>'user_id')::uuid
       order by p.name_first) as about
     from compliance_user_alert_logs as n
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     join users as u on u.org_id = n.org_id and u.user_id = n.user_id
     where n.org_id = $1 and a.reason = 'course' and a.metadata->>'message' like $2
     order by a.created_time, u.name_first`,
    [`%${title}%`],
  );
  return found;
}

const mailsAbout = async (title: string) =>
  (
    await rows<{ recipient: string }>(
      `select recipient from outbox where org_id = $1 and subject = $2 order by recipient`,
      [`Reminder: ${title}`],
    )
  ).map(({ recipient }) => recipient);

const mail = (who: string) => fixture.acme.emailOf(who);

test('people and their supervisors are notified once when a course is due soon, and once when it is overdue', async () => {
  const title = await assign(['worker_day', 'mate_day', 'worker_night'], 10);
  await notify();
  expect(await mailsAbout(title)).toEqual([]);
  fixture.clock.now += 3 * day;
  await Promise.all([notify(), notify()]);
  await notify();
  const people = ['mate_day', 'worker_day', 'worker_night'].map(mail);
  expect(await mailsAbout(title)).toEqual(people);
  const soon = await alertsAbout(title);
  // A manager of one tag learns nothing about the other.
  expect(soon.map(({ who, about }) => `${who}: ${about.join(', ')}`).toSorted()).toEqual([
    'manager_all: mate_day, worker_day',
    'manager_all: worker_night',
    'manager_day: mate_day, worker_day',
    'manager_night: worker_night',
  ]);
  expect(soon[0]?.message).toBe(`The course “${title}” is due by 30 Nov 2026 and not passed yet.`);
  fixture.clock.now += 7 * day + 1;
  await notify();
  await notify();
  expect(await mailsAbout(title)).toEqual(people.flatMap((each) => [each, each]));
  expect((await alertsAbout(title)).map(({ message }) => message).slice(4)).toEqual(
    Array.from(
      { length: 4 },
      () => `The course “${title}” was due on 30 Nov 2026 and is not passed.`,
    ),
  );
});

test('preferences and quiet hours count for the reminder of the person', async () => {
  const title = await assign(['worker_day', 'mate_day'], 5);
  const prefer = (who: string, preferences: object) =>
    fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
      tx.query(
        `update users set metadata = metadata || jsonb_build_object('_notification_preferences', $3::text)
         where org_id = $1 and user_id = $2`,
        [tx.org_id, fixture.acme.id(who), JSON.stringify(preferences)],
      ),
    );
  await prefer('worker_day', { events: { course: { mail: false, sms: false } } });
  const until = fixture.clock.now + 2 * day;
  await prefer('mate_day', { snoozed_until: new Date(until).toISOString() });
  // On the day of the assignment it is no news.
  await notify();
  fixture.clock.now += day;
  await notify();
  expect(await mailsAbout(title)).toEqual([]);
  fixture.clock.now = until;
  await notify();
  expect(await mailsAbout(title)).toEqual([mail('mate_day')]);
});

test('no notification is sent about a removed course, or one that has been overdue for long', async () => {
  const title = await assign(['mate_day'], 1);
  fixture.clock.now += 9 * day;
  await notify();
  expect([await mailsAbout(title), await alertsAbout(title)]).toEqual([[], []]);
  const removed = await assign(['mate_day'], 3);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update education_courses set active = false where org_id = $1', [tx.org_id]),
  );
  fixture.clock.now += 2 * day;
  await notify();
  expect([await mailsAbout(removed), await alertsAbout(removed)]).toEqual([[], []]);
});
