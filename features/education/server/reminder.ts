import { courseState } from '#education/domain';
import { findZone } from '#organisation/server';
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
    ...reminderEmail(course, { now: now(), zone: await findZone(tx), publicUrl }),
  });
}

interface ReminderParts {
  /** Milliseconds since 1970. */
  now: number;
  /** Of the organisation: the day is that of the screens. */
  zone: string;
  publicUrl: string;
}

/** The reminder of a course. */
export function reminderEmail(course: StoredCourse, { now, zone, publicUrl }: ReminderParts) {
  const { title, course_id } = course;
  return {
    subject: `Reminder: ${title}`,
    paragraphs: [
      reminderSentence(course, now, zone),
      'You can stop at any time and continue later.',
    ],
    action: { label: 'Open the course', url: `${publicUrl}/courses/${course_id}` },
  };
}

function reminderSentence(course: StoredCourse, now: number, zone: string): string {
  const day = dateText(Date.parse(course.due_time), zone);
  return courseState(factsOf(course), now) === 'Overdue'
    ? `The course “${course.title}” was due on ${day}.`
    : `Please take the course “${course.title}” by ${day}.`;
}
