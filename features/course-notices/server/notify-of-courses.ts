import { z } from 'zod';
import { alertAboutCourses } from '#alerts/server';
import {
  findDueCourses,
  noteNotified,
  organisationsWithDueCourses,
  reminderEmail,
} from '#education/server';
import type { DueCourse } from '#education/server';
import { findChoices } from '#notifications/server';
import type { ChoiceOf } from '#notifications/server';
import { findZone } from '#organisation/server';
import { sendMail, sendSms } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { TaskServices } from '#packages/feature/server';
import { dateText } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';

/** Task that tells people and their supervisors of courses that are due. */
export const notifyOfCourses = taskKind({
  name: 'notify-of-courses',
  data: z.object({}),
  // The next hour looks again.
  tries: 1,
  pause: 60,
  timeout: 600,
});

/** What the task needs at runtime. */
export interface NoticeServices extends TaskServices {
  readonly isSmsSent: boolean;
}

/** Looks for courses that are due every hour. */
export function notifyOfCoursesWork(services: NoticeServices): TaskWork {
  return taskWork({
    kind: notifyOfCourses,
    every: '11 * * * *',
    async run() {
      const now = services.now();
      const failed: string[] = [];
      for (const org_id of await organisationsWithDueCourses(services.database, now)) {
        try {
          await notifyOrganisation(services, org_id, now);
        } catch (error) {
          failed.push(error instanceof Error ? error.message : String(error));
        }
      }
      if (failed.length > 0) throw new Error(failed.join('; '));
    },
  });
}

/**
 * Tells the people of an organisation and their supervisors of courses that are due within 7 days,
 * and of overdue ones, each once, however many processes do it.
 *
 * @param now milliseconds since 1970
 */
export async function notifyOrganisation(
  services: NoticeServices,
  org_id: string,
  now: number,
): Promise<void> {
  await services.database.write({ org_id, actor_user_id: null }, async (tx) => {
    const due = await findDueCourses(tx, now);
    if (due.length === 0) return;
    await alertSupervisors(tx, services, due, now);
    await remindPeople(tx, services, due, now);
  });
}

async function alertSupervisors(
  tx: WriteTx,
  { newId, publicUrl, isSmsSent }: NoticeServices,
  due: readonly DueCourse[],
  now: number,
): Promise<void> {
  const left = due.filter(({ isAlerted }) => !isAlerted);
  const noted = await noteNotified(tx, 'alerted', left, new Date(now).toISOString());
  const zone = await findZone(tx);
  const bySentence = new Map<string, DueCourse[]>();
  for (const course of left) {
    if (!noted.has(course.course_id)) continue;
    const message = sentenceOf(course, zone);
    bySentence.set(message, [...(bySentence.get(message) ?? []), course]);
  }
  const courses = [...bySentence].map(([message, people]) => ({ message, people }));
  if (courses.length === 0) return;
  await alertAboutCourses(tx, courses, { now, newId, publicUrl, isSmsSent });
}

function sentenceOf({ title, due_time, stage }: DueCourse, zone: string): string {
  const day = dateText(Date.parse(due_time), zone);
  return stage === 'soon'
    ? `The course “${title}” is due by ${day} and not passed yet.`
    : `The course “${title}” was due on ${day} and is not passed.`;
}

/** Who mutes notifications now is reminded once they can be notified again. */
async function remindPeople(
  tx: WriteTx,
  services: NoticeServices,
  due: readonly DueCourse[],
  now: number,
): Promise<void> {
  const left = due.filter(({ isReminded }) => !isReminded);
  const choices = await findChoices(tx, [...new Set(left.map(({ user_id }) => user_id))]);
  const choiceOf = ({ user_id }: DueCourse) => choices(user_id, pending, now);
  const reachable = left.filter((course) => choiceOf(course)?.muted == null);
  const noted = await noteNotified(tx, 'reminded', reachable, new Date(now).toISOString());
  for (const course of reachable) {
    const choice = choiceOf(course);
    if (choice !== null && noted.has(course.course_id)) {
      await remind(tx, services, { course, choice, now });
    }
  }
}

const pending = { event: 'course', isUrgent: false, mayWait: false } as const;

interface Reminder {
  course: DueCourse;
  choice: NonNullable<ReturnType<ChoiceOf>>;
  now: number;
}

async function remind(
  tx: WriteTx,
  { newId, publicUrl, isSmsSent }: NoticeServices,
  { course, choice, now }: Reminder,
): Promise<void> {
  const { user_id, email } = course;
  const created_time = new Date(now).toISOString();
  const content = reminderEmail(course, now, publicUrl);
  if (choice.mail && email !== null) {
    const mail = { message_id: newId(), user_id, to: email, is_secret: false };
    await sendMail(tx, { ...content, ...mail, created_time });
  }
  if (choice.sms && choice.mobile !== null && isSmsSent) {
    const { subject, paragraphs, action } = content;
    const text = `${paragraphs[0] ?? subject} ${action.url}`;
    const sms = { message_id: newId(), user_id, to: choice.mobile, subject, text };
    await sendSms(tx, { ...sms, created_time });
  }
}
