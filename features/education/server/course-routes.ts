import {
  listCourses,
  markSectionRead,
  readAssessment,
  readCourse,
  submitAttempt,
} from '#education/contract';
import { bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { assessmentOf, cardsOf, courseOf, markRead, submitAttemptOf } from './own-courses.ts';
import type { AskedCourse } from './own-courses.ts';

/** Calls of people about their own courses. */
export const courseCalls: Bound<Viewer>[] = [
  bind(listCourses, async ({ viewer, database, now }) => ({
    courses: await database.read(viewer.org_id, (tx) => cardsOf(tx, viewer.user_id, now())),
  })),
  bind(readCourse, ({ viewer, params, database, now }) =>
    database.read(viewer.org_id, (tx) => courseOf(tx, asked(viewer, params), now())),
  ),
  bind(markSectionRead, async ({ viewer, params, body, database, now }) => {
    const { read } = await database.write(viewer, (tx) =>
      markRead(tx, asked(viewer, params), body.section_id, now()),
    );
    return { read };
  }),
  bind(readAssessment, ({ viewer, params, database, now }) =>
    database.read(viewer.org_id, (tx) =>
      assessmentOf(tx, asked(viewer, params), params.aid.toLowerCase(), now()),
    ),
  ),
  bind(submitAttempt, async ({ viewer, params, body, database, now }) => {
    const attempt = { ...asked(viewer, params), assessment_id: params.aid.toLowerCase() };
    const { result } = await database.write(viewer, (tx) =>
      submitAttemptOf(tx, attempt, body, now()),
    );
    return result;
  }),
];

function asked({ user_id }: Viewer, { id }: { id: string }): AskedCourse {
  return { user_id, course_id: id.toLowerCase() };
}
