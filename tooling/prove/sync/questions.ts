import { isDeepStrictEqual } from 'node:util';
import { latestAsked } from './answers.ts';
import type { Answers } from './answers.ts';

/** A read of the product by name, as a screen requests it. */
export interface Question {
  name: string;
  params: object;
}

interface ExpectedAnswer extends Question {
  /** Selects the compared part of an answer, in a fixed order. */
  select(answer: unknown): unknown;
  expected: unknown;
}

/** The reads of the pages of tags and people, each with the expected answer. */
export function questionsOf({ tags, people }: Answers): readonly ExpectedAnswer[] {
  const tagIds = Object.keys(tags);
  const seen = Object.entries(people).flatMap(([user_id, { seen: who, newest }]) =>
    who === null ? [] : [{ user_id, ...who, newest }],
  );
  const shown = seen.filter(({ is_hidden }) => !is_hidden);
  return [
    {
      name: 'measurements.tag_counts',
      params: {},
      select: (answer) => answer,
      expected: countsOf(tags),
    },
    { name: 'people.names', params: {}, select: idsOf, expected: shown.map(idOf).sort() },
    {
      ...listOf({ showHidden: true }),
      select: ({ rows, total }: Page) => ({ total, rows: byId(rows.map(rowOf)) }),
      expected: {
        total: seen.length,
        rows: byId(seen.map(({ user_id, labels, newest }) => ({ user_id, labels, newest }))),
      },
    },
    ...[true, false].map((showHidden) => ({
      ...{ name: 'hydration.people_labels', params: { showHidden } },
      select: (labels: Label[]) =>
        Object.fromEntries(labels.map(({ tag_id, people: count }) => [tag_id, count])),
      expected: Object.fromEntries(
        Object.entries(tags).flatMap(([tag_id, { active, members, shown: unhidden }]) =>
          active ? [[tag_id, (showHidden ? members : unhidden).length] as const] : [],
        ),
      ),
    })),
    ...tagIds.flatMap((tag_id) => {
      const expected = tags[tag_id];
      const params = { tag_id };
      const list = listOf({ tag_ids: [tag_id] });
      return [
        { name: 'people.members_of_tag', params, select: sorted, expected: expected?.members },
        { name: 'people.managers_of_tag', params, select: idsOf, expected: expected?.managers },
        { ...list, select: ({ rows }: Page) => idsOf(rows), expected: expected?.shown },
      ];
    }),
    ...Object.entries(people).flatMap(([user_id, expected]) => [
      ...[
        {
          name: 'measurements.test_count',
          params: { user_id },
          select: same,
          expected: expected.tests,
        },
      ],
      {
        ...{ name: 'measurements.latest_of_person', params: { user_id, count: latestAsked } },
        select: (rows: Test[]) => rows.map((row) => [row.user_id, Date.parse(row.created_time)]),
        expected: expected.latest.map((moment) => [user_id, moment]),
      },
      {
        ...{ name: 'hydration.person', params: { user_id } },
        select: (answer: unknown) => answer !== null,
        expected: expected.seen !== null,
      },
    ]),
  ] as readonly ExpectedAnswer[];
}

/** Returns a sentence for each wrong answer of a page. */
export function wrongAnswers(
  asked: readonly ExpectedAnswer[],
  answers: readonly unknown[],
): string[] {
  return asked.flatMap(({ name, params, select, expected }, index) => {
    const actual = select(answers[index]);
    if (isDeepStrictEqual(actual, expected)) return [];
    return [
      `read ${name} ${JSON.stringify(params)}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
    ];
  });
}

interface Page {
  total: number;
  rows: { user_id: string; labels: { tag_id: string }[]; latestState: { time: number | null } }[];
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

function rowOf({ user_id, labels, latestState }: Page['rows'][number]) {
  return { user_id, labels: labels.map(({ tag_id }) => tag_id).sort(), newest: latestState.time };
}

const same = (answer: unknown) => answer;
const sorted = (ids: string[]) => ids.toSorted();
const idOf = ({ user_id }: { user_id: string }) => user_id;
const idsOf = (rows: { user_id: string }[]) => rows.map(idOf).sort();
const byId = <Row extends { user_id: string }>(rows: Row[]) =>
  rows.sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
