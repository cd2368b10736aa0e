import { isDeepStrictEqual } from 'node:util';
import { latestAsked } from './answers.ts';
import type { Answers } from './answers.ts';

/** A read of the product by name, as a screen asks it. */
export interface Question {
  name: string;
  params: object;
}

interface Judged extends Question {
  /** What of an answer counts, in one order. */
  told(answer: unknown): unknown;
  due: unknown;
}

/** The reads that the pages of tags and people ask, each with the answer that is due. */
export function questionsOf({ tags, people }: Answers): readonly Judged[] {
  const tagIds = Object.keys(tags);
  const seen = Object.entries(people).flatMap(([user_id, { seen: who, newest }]) =>
    who === null ? [] : [{ user_id, ...who, newest }],
  );
  const shown = seen.filter(({ is_hidden }) => !is_hidden);
  return [
    { name: 'measurements.tag_counts', params: {}, told: (answer) => answer, due: countsOf(tags) },
    { name: 'people.names', params: {}, told: idsOf, due: shown.map(idOf).sort() },
    {
      ...listOf({ showHidden: true }),
      told: ({ rows, total }: Page) => ({ total, rows: byId(rows.map(rowOf)) }),
      due: {
        total: seen.length,
        rows: byId(seen.map(({ user_id, labels, newest }) => ({ user_id, labels, newest }))),
      },
    },
    ...[true, false].map((showHidden) => ({
      ...{ name: 'hydration.people_labels', params: { showHidden } },
      told: (labels: Label[]) =>
        Object.fromEntries(labels.map(({ tag_id, people: count }) => [tag_id, count])),
      due: Object.fromEntries(
        Object.entries(tags).flatMap(([tag_id, { active, members, shown: unhidden }]) =>
          active ? [[tag_id, (showHidden ? members : unhidden).length] as const] : [],
        ),
      ),
    })),
    ...tagIds.flatMap((tag_id) => {
      const due = tags[tag_id];
      const params = { tag_id };
      const list = listOf({ tag_ids: [tag_id] });
      return [
        { name: 'people.members_of_tag', params, told: sorted, due: due?.members },
        { name: 'people.managers_of_tag', params, told: idsOf, due: due?.managers },
        { ...list, told: ({ rows }: Page) => idsOf(rows), due: due?.shown },
      ];
    }),
    ...Object.entries(people).flatMap(([user_id, due]) => [
      ...[{ name: 'measurements.test_count', params: { user_id }, told: same, due: due.tests }],
      {
        ...{ name: 'measurements.latest_of_person', params: { user_id, count: latestAsked } },
        told: (rows: Test[]) => rows.map((row) => [row.user_id, Date.parse(row.created_time)]),
        due: due.latest.map((moment) => [user_id, moment]),
      },
      {
        ...{ name: 'hydration.person', params: { user_id } },
        told: (answer: unknown) => answer !== null,
        due: due.seen !== null,
      },
    ]),
  ] as readonly Judged[];
}

/** What is wrong with a page's answers, a sentence each. */
export function wrongAnswers(asked: readonly Judged[], answers: readonly unknown[]): string[] {
  return asked.flatMap(({ name, params, told, due }, place) => {
    const said = told(answers[place]);
    if (isDeepStrictEqual(said, due)) return [];
    return [
      `read ${name} ${JSON.stringify(params)}: ${JSON.stringify(said)}, not ${JSON.stringify(due)}`,
    ];
  });
}

interface Page {
  total: number;
  rows: { user_id: string; labels: { tag_id: string }[]; standing: { time: number | null } }[];
}
interface Label {
  tag_id: string;
  people: number;
}
interface Test {
  user_id: string;
  created_time: string;
}

function listOf(more: object): Question {
  const none = { search: '', tag_ids: [], job_ids: [], location_ids: [], showHidden: false };
  const order = { sort: 'name', descending: false, page: 0, size: 100 };
  return { name: 'hydration.people', params: { ...none, ...order, ...more } };
}

/** Tags that nobody uses are not counted. */
function countsOf(tags: Answers['tags']): object {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([tag_id, { counts }]) =>
      Object.values(counts).some((count) => count > 0) ? [[tag_id, counts]] : [],
    ),
  );
}

function rowOf({ user_id, labels, standing }: Page['rows'][number]) {
  return { user_id, labels: labels.map(({ tag_id }) => tag_id).sort(), newest: standing.time };
}

const same = (answer: unknown) => answer;
const sorted = (ids: string[]) => ids.toSorted();
const idOf = ({ user_id }: { user_id: string }) => user_id;
const idsOf = (rows: { user_id: string }[]) => rows.map(idOf).sort();
const byId = <Row extends { user_id: string }>(rows: Row[]) =>
  rows.sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
