import type { Answer, ModuleContent } from '#education/contract';
import { scoreAnswers, validUntil } from '#education/domain';
import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { enrol, insertAssignment } from './assignment-store.ts';
import { noteAllNotified } from './due-courses.ts';
import { insertAttempt, insertRead } from './course-store.ts';
import { findModule, insertModule, insertVersion } from './module-store.ts';
import { starterModules } from './starters/starter-modules.ts';

const day = 86_400_000;

/** What a person has done: sections read, wrong answers of each attempt, days after the start. */
interface Story {
  read: number;
  attempts: readonly (readonly [wrong: number, days: number])[];
}

const all = 100;
const stories = {
  passed: { read: all, attempts: [[1, 2]] },
  second: {
    read: all,
    attempts: [
      [5, 3],
      [0, 4],
    ],
  },
  started: { read: 2, attempts: [] },
  tried: { read: all, attempts: [[6, 5]] },
  failed: {
    read: all,
    attempts: [
      [7, 2],
      [6, 3],
      [5, 4],
    ],
  },
  nothing: { read: 0, attempts: [] },
} as const satisfies Record<string, Story>;

/** The starter modules of the demo: which are published, and who takes them since when. */
const plans = [
  {
    title: 'Heat stress basics',
    ...{ tag: 'Day crew', daysAgo: 10, changes: {} },
    // The first worker has an account and begins with the rest of the training.
    stories: ['started', 'passed', 'passed', 'tried', 'second', 'passed', 'nothing', 'failed'],
  },
  {
    title: 'Hydration at work',
    ...{ tag: 'Night crew', daysAgo: 75, changes: { valid_months: 3 } },
    stories: ['passed', 'second', 'passed', 'started', 'failed', 'passed', 'nothing', 'passed'],
  },
] as const;

/** Adds the starter modules; two of them are published and assigned to the crews. */
export async function addDemoEducation(tx: WriteTx, site: DemoSite): Promise<void> {
  let count = 0;
  const newId = () => site.idOf(`education ${String((count += 1))}`);
  for (const content of starterModules(newId)) {
    const plan = plans.find(({ title }) => title === content.title);
    const module_id = newId();
    const changed = { ...content, ...plan?.changes };
    await insertModule(tx, module_id, changed, site.created_time);
    if (plan === undefined) continue;
    const start = site.now - plan.daysAgo * day;
    const version_id = newId();
    await publish(tx, site, { module_id, version_id, time: iso(start - day) });
    const courses = await assign(tx, site, { module_id, content: changed, plan, newId, start });
    for (const [nth, course_id] of courses.entries()) {
      const story = stories[plan.stories[nth % plan.stories.length] ?? 'nothing'];
      await addProgress(tx, story, { course_id, version_id, content: changed, start, newId });
    }
  }
  await noteAllNotified(tx);
}

async function publish(
  tx: WriteTx,
  { ownerId }: DemoSite,
  { module_id, version_id, time }: { module_id: string; version_id: string; time: string },
): Promise<void> {
  const stored = await findModule(tx, module_id);
  if (stored !== null) await insertVersion(tx, stored, { version_id, published_by: ownerId, time });
}

interface Assigned {
  module_id: string;
  content: ModuleContent;
  plan: (typeof plans)[number];
  newId: () => string;
  start: number;
}

/** Assigns to a crew; returns the ids of the courses in the order of the workers. */
async function assign(
  tx: WriteTx,
  { tagId, ownerId, workerIds }: DemoSite,
  { module_id, content, plan, newId, start }: Assigned,
): Promise<string[]> {
  const assignment_id = newId();
  const target = { kind: 'tag' as const, tag_id: tagId(plan.tag) };
  const time = iso(start);
  await insertAssignment(
    tx,
    { assignment_id, module_id, target, due_time: null, repeats: true },
    { created_by: ownerId, time },
  );
  await enrol(tx, {
    ...{ assignment_id, module_id, target, time, except: 'passed', attempts: content.attempts },
    due_time: iso(start + content.days_to_complete * day),
  });
  const { rows } = await tx.query<{ course_id: string }>(
    `select course_id from education_courses where org_id = $1 and assignment_id = $2
     order by array_position($3::uuid[], user_id)`,
    [tx.org_id, assignment_id, workerIds],
  );
  return rows.map(({ course_id }) => course_id);
}

interface StoryCourse {
  course_id: string;
  version_id: string;
  content: ModuleContent;
  start: number;
  newId: () => string;
}

async function addProgress(
  tx: WriteTx,
  { read, attempts }: Story,
  { course_id, version_id, content, start, newId }: StoryCourse,
): Promise<void> {
  for (const { section_id } of content.sections.slice(0, read)) {
    await insertRead(tx, course_id, section_id, iso(start + day));
  }
  for (const [wrong, days] of attempts) {
    const answers = answersOf(content, wrong);
    const result = scoreAnswers(content, answers);
    const time = start + days * day;
    const end = result.passed ? validUntil(time, content.valid_months) : null;
    const valid_until = end === null ? null : iso(end);
    await insertAttempt(tx, {
      ...{ attempt_id: newId(), course_id, version_id, answers, result, valid_until },
      time: iso(time),
    });
  }
}

/** Right answers but for the last questions. */
function answersOf({ questions }: ModuleContent, wrong: number): Answer[] {
  return questions.slice(0, questions.length - wrong).map((question) => ({
    question_id: question.question_id,
    choices: question.right,
    number: question.number?.value ?? null,
  }));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
