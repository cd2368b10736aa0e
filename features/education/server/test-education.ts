import { expect } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { AttemptResult, ModuleContent, WholeCourse } from '#education/contract';
import type { WriteTx } from '#packages/database';
import { testContent } from './test-content.ts';

/** Two organisations with people who are signed in, and the steps that the tests share. */
export async function createEducationFixture() {
  const fixture = await createOrgFixture();
  const signIn = (who: string) => signInTo(fixture.app, fixture.acme.emailOf(who));
  const [admin, manager, worker, mate] = [
    ...[await signIn('admin'), await signIn('manager_day')],
    ...[await signIn('worker_day'), await signIn('mate_day')],
  ] as [string, string, string, string];
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    token: string,
    body?: object,
  ) => fixture.app.call(method, url, body, token);
  const id = (who: string) => fixture.acme.id(who);
  const write = (work: (tx: WriteTx) => Promise<unknown>) =>
    fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, work);

  /** A published module with small content. */
  async function publishedModule(more: Partial<ModuleContent> = {}) {
    const module_id = newId();
    const content = { ...testContent(newId), ...more };
    await call('POST', '/v3/education/module', admin, { module_id, title: content.title });
    const { status } = await call('PATCH', `/v3/education/module/${module_id}`, admin, content);
    expect(status).toBe(200);
    expect((await call('POST', `/v3/education/module/${module_id}/publish`, admin)).status).toBe(
      200,
    );
    return { module_id, content };
  }

  const assignTo = (module_id: string, target: object, more: object = {}, token = admin) =>
    call('POST', '/v3/education/assignment', token, {
      ...{ assignment_id: newId(), module_id, target, due_time: null, repeats: false, ...more },
    });

  /** The course of a person of a module, as they see it. */
  async function courseOf(module_id: string, who: string, token: string): Promise<WholeCourse> {
    const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
      tx.query<{ course_id: string }>(
        `select course_id from education_courses
         where org_id = $1 and module_id = $2 and user_id = $3 and active and not is_superseded`,
        [fixture.acme.org_id, module_id, id(who)],
      ),
    );
    const { body } = await call('GET', `/v3/course/${rows[0]?.course_id ?? newId()}`, token);
    return body.data as unknown as WholeCourse;
  }

  /** A module that is assigned to the day worker. */
  async function assigned(more: Partial<ModuleContent> = {}) {
    const { module_id, content } = await publishedModule(more);
    await assignTo(module_id, { kind: 'people', user_ids: [id('worker_day')] });
    return { module_id, content, course: await courseOf(module_id, 'worker_day', worker) };
  }

  const rightAnswers = ({ questions }: ModuleContent) =>
    questions.map(({ question_id, right, number }) => ({
      ...{ question_id, choices: right, number: number?.value ?? null },
    }));

  const submit = (course: WholeCourse, answers: object[], attempt_id = newId(), token = worker) =>
    call(
      'POST',
      `/v3/course/${course.course_id}/assessment/${course.assessment_id}/attempt`,
      token,
      {
        ...{ attempt_id, answers },
      },
    );
  const resultOf = (answer: Awaited<ReturnType<typeof submit>>) =>
    answer.body.data as unknown as AttemptResult;

  const tools = { call, id, write, publishedModule, assignTo, courseOf, assigned };
  return { fixture, admin, manager, worker, mate, ...tools, rightAnswers, submit, resultOf };
}

export type EducationFixture = Awaited<ReturnType<typeof createEducationFixture>>;
