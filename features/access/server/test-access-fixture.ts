import { createOrgFixture, newId, signInTo, smallJpeg } from '#apps/server/testing';
import type { NewLink } from '#access/contract';
import type { WholeCourse } from '#education/contract';
import { textOfLines } from '#education/domain';
import type { WriteTx } from '#packages/database';
import { insertUsers } from '#people/server';
import { insertUserTags } from '#tags/server';

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Two organisations, and the steps that tests of access links share. */
export async function createAccessFixture() {
  const fixture = await createOrgFixture();
  const { app, acme, database } = fixture;
  const admin = await signInTo(app, acme.emailOf('admin'));
  const manager = await signInTo(app, acme.emailOf('manager_day'));
  const call = (method: Verb, url: string, token?: string, body?: object) =>
    app.call(method, url, body, token);
  const write = (work: (tx: WriteTx) => Promise<unknown>) =>
    database.write({ org_id: acme.org_id, actor_user_id: null }, work);

  /** A person of the day crew without an account. */
  async function addWorker(name_first = 'Ana', tag_id = acme.day): Promise<string> {
    const user_id = newId();
    const created_time = new Date(fixture.clock.now).toISOString();
    await write(async (tx) => {
      await insertUsers(tx, [
        {
          ...{ user_id, name_first, name_last: 'Sol', email: null, metadata: {} },
          ...{ experimental: false, is_hidden: false, created_time },
        },
      ]);
      await insertUserTags(tx, [{ user_id, tag_id }]);
    });
    return user_id;
  }

  /** A published module with a picture and one question, whose answer is 15. */
  async function addModule(more: object = {}) {
    const [module_id, image_id, question_id] = [newId(), newId(), newId()];
    await call('POST', '/v3/education/image', admin, { image_id, image: smallJpeg });
    await call('POST', '/v3/education/module', admin, { module_id, title: 'Water' });
    const picture = { kind: 'image', image_id, alt: 'A bottle' };
    const section = { section_id: newId(), title: 'Water', text: textOfLines(['Drink.']), picture };
    const question = {
      ...{ question_id, kind: 'number', text: 'How many minutes?', choices: [], right: [] },
      ...{ number: { value: 15, tolerance: 0 }, explanation: 'secret-why', points: 1 },
    };
    const content = {
      sections: [{ ...section, video_url: '', minutes: 1 }],
      questions: [question],
    };
    await publish(module_id, { ...content, ...more });
    return { module_id, image_id, question_id };
  }

  async function publish(module_id: string, content: object) {
    const path = `/v3/education/module/${module_id}`;
    for (const { status, text } of [
      await call('PATCH', path, admin, content),
      await call('POST', `${path}/publish`, admin),
    ]) {
      if (status !== 200) throw new Error(text);
    }
  }

  async function assign(module_id: string, user_id: string) {
    const answer = await call('POST', '/v3/education/assignment', admin, {
      ...{ assignment_id: newId(), module_id, target: { kind: 'people', user_ids: [user_id] } },
      ...{ due_time: null, repeats: false },
    });
    if (answer.status !== 200) throw new Error(answer.text);
  }

  const give = (user_id: string, token = manager, mail_to: string | null = null) =>
    call('POST', '/v3/access-link', token, { user_ids: [user_id], mail_to });

  /** A new link of a person: its token. */
  async function linkOf(user_id: string): Promise<string> {
    const answer = await give(user_id);
    const [link] = (answer.body.data as unknown as { links: NewLink[] }).links;
    return (link?.url ?? '').replace('https://heat.example/access/', '');
  }

  const home = (token: string) => call('GET', `/v3/access/${token}`);

  /** A worker with a course and a link. */
  async function learner(more: object = {}) {
    const user_id = await addWorker();
    const module = await addModule(more);
    await assign(module.module_id, user_id);
    const token = await linkOf(user_id);
    return { user_id, ...module, token, course: await courseOf(token) };
  }

  /** The first course of a link. */
  async function courseOf(token: string): Promise<WholeCourse> {
    const { courses } = (await home(token)).body.data as unknown as {
      courses: { course_id: string }[];
    };
    const path = `/v3/access/${token}/course/${courses[0]?.course_id ?? ''}`;
    return (await call('GET', path)).body.data as unknown as WholeCourse;
  }

  const submit = (
    { token, course }: { token: string; course: WholeCourse },
    answers: object[],
    attempt_id = newId(),
  ) =>
    call(
      'POST',
      `/v3/access/${token}/course/${course.course_id}/assessment/${course.assessment_id}/attempt`,
      undefined,
      { attempt_id, answers },
    );

  const allowPage = (isAllowed: boolean) =>
    write((tx) =>
      tx.query('update organisations set metadata = metadata || $2::jsonb where org_id = $1', [
        acme.org_id,
        JSON.stringify({ _worker_page: isAllowed }),
      ]),
    );

  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await database.read(acme.org_id, (tx) => tx.query<Row>(sql, [acme.org_id, ...values]))).rows;

  const steps = { addWorker, addModule, publish, assign, give, linkOf, learner, courseOf, submit };
  return { fixture, admin, manager, call, write, home, allowPage, rows, ...steps };
}

export type AccessFixture = Awaited<ReturnType<typeof createAccessFixture>>;
