import { educationMessages as messages, versionDays } from '#education/contract';
import type {
  AttemptFields,
  AttemptResult,
  AttemptReview,
  ModuleContent,
} from '#education/contract';
import {
  answerProblems,
  attemptsLeft,
  courseState,
  isFinished,
  reviewOf,
  scoreAnswers,
  validUntil,
  withoutAnswer,
} from '#education/domain';
import { findOrganisation } from '#organisation/server';
import type { Tx, WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import { findPeople } from '#people/server';
import { factsOf } from './course-facts.ts';
import {
  findAttempt,
  findAttempts,
  findContents,
  findOwnCourse,
  findOwnCourses,
  insertAttempt,
  insertRead,
  lockOwnCourse,
} from './course-store.ts';
import type { OwnCourse, StoredAttempt } from './course-store.ts';
import { findVersion } from './module-store.ts';

/** A course, and the person who takes it. */
export interface AskedCourse {
  user_id: string;
  course_id: string;
}

/** The courses of a person that nothing has replaced. */
export async function cardsOf(tx: Tx, user_id: string, now: number) {
  const courses = await findOwnCourses(tx, user_id);
  const contents = await findContents(
    tx,
    courses.map(({ version_id }) => version_id),
  );
  return courses.flatMap((course) => {
    const content = contents.get(course.version_id);
    return content === undefined ? [] : [cardOf(course, content, now)];
  });
}

function cardOf(course: OwnCourse, content: ModuleContent, now: number) {
  const { course_id, assigned_time, best_score, due_time, passed_time, valid_until } = course;
  const { title, description, cover, language, pass_mark, has_certificate, sections } = content;
  return {
    ...{ course_id, title, description, cover, language, assigned_time, due_time },
    state: courseState(factsOf(course), now),
    sections: sections.length,
    sections_read: readOf(course, content).length,
    minutes: sections.reduce((sum, { minutes }) => sum + minutes, 0),
    questions: content.questions.length,
    ...{ pass_mark, attempts: course.attempts, attempts_used: course.attempts_used },
    ...{ best_score, passed_time, valid_until, has_certificate },
  };
}

/** The sections of the version that were read; those of earlier versions do not count. */
function readOf({ read }: OwnCourse, { sections }: ModuleContent): string[] {
  const known = new Set(sections.map(({ section_id }) => section_id));
  return read.filter((section_id) => known.has(section_id));
}

/** A course of a person with its sections. */
export async function courseOf(tx: Tx, { user_id, course_id }: AskedCourse, now: number) {
  const course = await requireOwn(findOwnCourse(tx, user_id, course_id));
  const content = await contentOf(tx, course.version_id);
  const person = (await findPeople(tx, [user_id])).get(user_id);
  const { name_first = '', name_last = '' } = person ?? {};
  return {
    ...cardOf(course, content, now),
    sections: content.sections,
    ...{ read: readOf(course, content), assessment_id: course.version_id },
    tries: (await findAttempts(tx, course_id)).map(rowOf),
    person: { name_first, name_last },
    organisation: (await findOrganisation(tx))?.name ?? '',
  };
}

function rowOf({ attempt_id, assessment_id, submitted_time, score, passed }: StoredAttempt) {
  return { attempt_id, assessment_id, submitted_time, score, passed };
}

/** Marks a section as read; `isNew` is false if it was before. */
export async function markRead(
  tx: WriteTx,
  { user_id, course_id }: AskedCourse,
  id: string,
  now: number,
) {
  const course = await requireOwn(lockOwnCourse(tx, user_id, course_id));
  const content = await contentOf(tx, course.version_id);
  if (!content.sections.some(({ section_id }) => section_id === id)) {
    // A section of an earlier version: the course has changed while it was read.
    throw new HttpError('NOT_FOUND', { message: messages.sectionUnknown });
  }
  const isNew = await insertRead(tx, course_id, id, new Date(now).toISOString());
  const after = await requireOwn(findOwnCourse(tx, user_id, course_id));
  return { isNew, read: readOf(after, content) };
}

/** The questions of a course without right answers, and the review once it is finished. */
export async function assessmentOf(
  tx: Tx,
  { user_id, course_id }: AskedCourse,
  assessment_id: string,
  now: number,
) {
  const course = await requireOwn(findOwnCourse(tx, user_id, course_id));
  const { content } = await versionOf(tx, course, assessment_id);
  const facts = factsOf(course);
  const tries = await findAttempts(tx, course_id);
  const { title, language, pass_mark, shuffles, questions } = content;
  return {
    ...{ assessment_id, title, language, pass_mark, shuffles },
    ...{ attempts: course.attempts, attempts_used: course.attempts_used },
    best_score: course.best_score,
    state: courseState(facts, now),
    questions: questions.map(withoutAnswer),
    review: isFinished(facts) ? lastReview(content, tries, assessment_id) : null,
  };
}

/** The review of the pass, or of the last attempt with this version. */
function lastReview(
  content: ModuleContent,
  tries: readonly StoredAttempt[],
  assessment_id: string,
): AttemptReview | null {
  const own = tries.filter((each) => each.assessment_id === assessment_id);
  const shown = own.find(({ passed }) => passed) ?? own.at(-1);
  return shown === undefined ? null : reviewOfAttempt(content, shown);
}

function reviewOfAttempt(content: ModuleContent, attempt: StoredAttempt): AttemptReview {
  const { attempt_id, submitted_time, score, passed, answers } = attempt;
  return {
    ...{ attempt_id, submitted_time, score, passed },
    questions: reviewOf(content.questions, answers),
  };
}

type AskedAttempt = AskedCourse & { assessment_id: string };

/**
 * Scores and stores an attempt once; the same attempt again gets the stored result, and `isNew` is
 * false.
 */
export async function submitAttemptOf(
  tx: WriteTx,
  { user_id, course_id, assessment_id }: AskedAttempt,
  { attempt_id, answers }: AttemptFields,
  now: number,
): Promise<{ result: AttemptResult; isNew: boolean }> {
  const course = await requireOwn(lockOwnCourse(tx, user_id, course_id));
  const version = await versionOf(tx, course, assessment_id);
  const earlier = await findAttempt(tx, attempt_id);
  if (earlier !== null) {
    if (earlier.course_id !== course_id) throw new HttpError('DUPLICATE');
    const content = await contentOf(tx, earlier.assessment_id);
    return { result: resultOf(course, content, earlier), isNew: false };
  }
  const problems = answerProblems(version.content.questions, answers);
  if (Object.keys(problems).length > 0) throw new HttpError('INVALID', { errors: problems });
  refuseReplaced(course);
  refuseFinished(course);
  refuseOldVersion(version.superseded_time, now);
  const result = scoreAnswers(version.content, answers);
  const time = new Date(now).toISOString();
  const end = result.passed ? validUntil(now, version.content.valid_months) : null;
  const valid_until = end === null ? null : new Date(end).toISOString();
  await insertAttempt(tx, {
    ...{ attempt_id, course_id, version_id: assessment_id, answers, result, time, valid_until },
  });
  const after = await requireOwn(findOwnCourse(tx, user_id, course_id));
  const stored = await findAttempt(tx, attempt_id);
  if (stored === null) throw new Error('The attempt was not stored');
  return { result: resultOf(after, version.content, stored), isNew: true };
}

/**
 * Otherwise somebody with two open courses of a module could read the right answers in one of them,
 * and a pass of the other would not count.
 *
 * @throws HttpError CONFLICT if a later course has taken the place of this one
 */
function refuseReplaced({ is_superseded }: OwnCourse): void {
  if (is_superseded) throw new HttpError('CONFLICT', { message: messages.replaced });
}

/** @throws HttpError CONFLICT if the course is passed or has no attempts left */
function refuseFinished(course: OwnCourse): void {
  const facts = factsOf(course);
  if (facts.passed !== null) throw new HttpError('CONFLICT', { message: messages.alreadyPassed });
  if (attemptsLeft(facts) === 0) throw new HttpError('CONFLICT', { message: messages.noAttempts });
}

/** @throws HttpError CONFLICT if the version was replaced too long ago */
function refuseOldVersion(superseded_time: string | null, now: number): void {
  if (superseded_time === null) return;
  if (now - Date.parse(superseded_time) <= versionDays * 86_400_000) return;
  throw new HttpError('CONFLICT', { message: messages.oldVersion });
}

function resultOf(
  course: OwnCourse,
  content: ModuleContent,
  attempt: StoredAttempt,
): AttemptResult {
  const { attempt_id, submitted_time, score, points, most_points, passed } = attempt;
  const facts = factsOf(course);
  return {
    ...{ attempt_id, submitted_time, score, points, most_points, passed },
    attempts_left: attemptsLeft(facts),
    valid_until: course.valid_until,
    review: isFinished(facts) ? reviewOfAttempt(content, attempt) : null,
  };
}

async function requireOwn(found: Promise<OwnCourse | null>): Promise<OwnCourse> {
  const course = await found;
  if (course === null) throw new HttpError('NOT_FOUND', { message: messages.courseUnknown });
  return course;
}

/** @throws HttpError NOT_FOUND if it is no version of the course's module */
async function versionOf(tx: Tx, { module_id }: OwnCourse, assessment_id: string) {
  const version = await findVersion(tx, module_id, assessment_id);
  if (version === null) throw new HttpError('NOT_FOUND', { message: messages.assessmentUnknown });
  return version;
}

async function contentOf(tx: Tx, version_id: string): Promise<ModuleContent> {
  const content = (await findContents(tx, [version_id])).get(version_id);
  if (content === undefined) throw new Error('A course has no published version');
  return content;
}
