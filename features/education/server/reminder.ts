import { courseState } from '#education/domain';
import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';
import { dateText } from '#packages/kit';
import type { StoredCourse } from './assignment-store.ts';
import { factsOf } from './course-facts.ts';

type Parts = Pick<ServerContext, 'newId' | 'now' | 'publicUrl'>;

/** Adds a reminder of a course to the outbox; the person needs an email. */
export async function sendReminder(
  tx: WriteTx,
  course: StoredCourse,
  { newId, now, publicUrl }: Parts,
): Promise<void> {
  const { email, user_id } = course;
  if (email === null) return;
  await sendMail(tx, {
    ...{ message_id: newId(), user_id, to: email, is_secret: false },
    created_time: new Date(now()).toISOString(),
    ...reminderEmail(course, now(), publicUrl),
  });
}

/** The reminder of a course. */
export function reminderEmail(course: StoredCourse, now: number, publicUrl: string) {
  const { title, course_id } = course;
  return {
    subject: `Reminder: ${title}`,
    paragraphs: [sentenceOf(course, now), 'You can stop at any time and continue later.'],
    action: { label: 'Open the course', url: `${publicUrl}/courses/${course_id}` },
  };
}

function sentenceOf(course: StoredCourse, now: number): string {
  const day = dateText(Date.parse(course.due_time), 'UTC');
  return courseState(factsOf(course), now) === 'Overdue'
    ? `The course “${course.title}” was due on ${day}.`
    : `Please take the course “${course.title}” by ${day}.`;
}
