import {
  accessMessages as messages,
  markAccessSection,
  readAccess,
  readAccessAssessment,
  readAccessCourse,
  readAccessImage,
  submitAccessAttempt,
} from '#access/contract';
import {
  assessmentOf,
  cardsOf,
  courseOf,
  findCourseImage,
  markRead,
  submitAttemptOf,
} from '#education/server';
import { findLogo, findOrganisation } from '#organisation/server';
import type { Tx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import { findPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { bindAccess } from './open-access.ts';
import type { Access } from './open-access.ts';

/** Calls with the token of a link: the courses of its person. */
export const courseCalls: Bound<Viewer>[] = [
  bindAccess(readAccess, ({ access, database, now }) =>
    database.read(access.org_id, (tx) => homeOf(tx, access, now())),
  ),
  bindAccess(readAccessCourse, ({ access, params, database, now }) =>
    database.read(access.org_id, (tx) => courseOf(tx, asked(access, params), now())),
  ),
  bindAccess(markAccessSection, ({ access, params, body, database, now }) =>
    database.write(writerOf(access), async (tx) => {
      const course = asked(access, params);
      const { read, isNew } = await markRead(tx, course, body.section_id, now());
      if (isNew) tx.audit({ action: 'read_section', ...entryOf(course) });
      return { read };
    }),
  ),
  bindAccess(readAccessAssessment, ({ access, params, database, now }) =>
    database.read(access.org_id, (tx) =>
      assessmentOf(tx, asked(access, params), params.aid.toLowerCase(), now()),
    ),
  ),
  bindAccess(submitAccessAttempt, ({ access, params, body, database, now }) =>
    database.write(writerOf(access), async (tx) => {
      const course = asked(access, params);
      const attempt = { ...course, assessment_id: params.aid.toLowerCase() };
      const { result, isNew } = await submitAttemptOf(tx, attempt, body, now());
      if (isNew) tx.audit({ action: 'attempt', ...entryOf(course) });
      return result;
    }),
  ),
  bindAccess(
    readAccessImage,
    async ({ access, params, database }) => {
      const image = await database.read(access.org_id, (tx) =>
        findCourseImage(tx, access.user_id, params.id.toLowerCase()),
      );
      if (image === null) throw new HttpError('NOT_FOUND', { message: messages.imageUnknown });
      return { image };
    },
    'picture',
  ),
];

async function homeOf(tx: Tx, { user_id, expires_time, has_page }: Access, now: number) {
  const person = (await findPeople(tx, [user_id])).get(user_id);
  return {
    name_first: person?.name_first ?? '',
    organisation: (await findOrganisation(tx))?.name ?? '',
    logo: await findLogo(tx),
    courses: await cardsOf(tx, user_id, now),
    ...{ expires_time, has_page },
  };
}

function asked({ user_id }: Access, { id }: { id: string }) {
  return { user_id, course_id: id.toLowerCase() };
}

/** The writes of a link are those of its person. */
function writerOf({ org_id, user_id }: Access) {
  return { org_id, actor_user_id: user_id };
}

function entryOf({ course_id }: { course_id: string }) {
  return { entity: 'course', entity_id: course_id, summary: 'Through an access link' };
}
