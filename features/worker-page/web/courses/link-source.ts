import type { AttemptResult, CourseAssessment, WholeCourse } from '#education/contract';
import type { CourseSource } from '#education/web';
import { CallError } from '#packages/http/web';
import { linkPaths } from '../link/link-client.ts';
import type { OpenLink } from '../link/open-link.ts';
import { linkAddresses } from '../parts/router.tsx';

/** The courses of a link. What was opened once is kept, and shown without a connection. */
export function linkSource({ token, client, storage }: OpenLink): CourseSource {
  async function kept<Value>(name: string, read: () => Promise<unknown>): Promise<Value> {
    try {
      const value = (await read()) as Value;
      void storage.keep(token, name, value);
      return value;
    } catch (failure) {
      // A server that rejects the call is believed; without one the kept answer is shown.
      if (!isWithoutAnswer(failure)) throw failure;
      const value = (await storage.read(token)).get(name);
      if (value === undefined) throw failure;
      return value as Value;
    }
  }
  return {
    key: `link ${token}`,
    course: (id) => kept<WholeCourse>(courseName(id), () => client.get(linkPaths.course(id))),
    assessment: ({ course_id: id, assessment_id: aid }) =>
      kept<CourseAssessment>(`assessment:${id}:${aid}`, () =>
        client.get(linkPaths.assessment(id, aid)),
      ),
    markRead: async (id, section_id) =>
      (await client.post(linkPaths.progress(id), { section_id })) as { read: string[] },
    submit: async ({ course_id: id, assessment_id: aid }, fields) =>
      (await client.post(linkPaths.attempt(id, aid), fields)) as AttemptResult,
    readImage: async (id) => {
      const { image } = await kept<{ image: string }>(`image:${id}`, () =>
        client.get(linkPaths.image(id)),
      );
      return image;
    },
    paths: linkAddresses(token),
  };
}

/** The name under which a course is kept. */
export function courseName(course_id: string): string {
  return `course:${course_id}`;
}

function isWithoutAnswer(failure: unknown): boolean {
  if (!(failure instanceof CallError)) return false;
  return failure.isUnanswered || failure.status === 429 || failure.status >= 500;
}
