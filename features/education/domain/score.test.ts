import fc from 'fast-check';
import { expect, test } from 'vitest';
import { educationMessages as messages } from '#education/contract';
import type { Answer, Question } from '#education/contract';
import { answerProblems, reviewOf, scoreAnswers, withoutAnswer } from './score.ts';

const kinds = ['single', 'multiple', 'true_false', 'number'] as const;

/** Questions with one or more right choices, or a number. */
const questionList = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      count: fc.integer({ min: 2, max: 6 }),
      rights: fc.integer({ min: 1, max: 6 }),
      points: fc.integer({ min: 1, max: 20 }),
      value: fc.integer({ min: -100, max: 100 }),
      tolerance: fc.constantFrom(0, 0.5, 2),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) =>
    rows.map((row, nth): Question => {
      const choices = Array.from({ length: row.kind === 'number' ? 0 : row.count }, (_, at) => ({
        choice_id: `q${String(nth)}c${String(at)}`,
        text: `Choice ${String(at)}`,
      }));
      const right = choices
        .slice(0, row.kind === 'multiple' ? Math.min(row.rights, row.count) : 1)
        .map(({ choice_id }) => choice_id);
      const number = row.kind === 'number' ? { value: row.value, tolerance: row.tolerance } : null;
      return {
        ...{ question_id: `q${String(nth)}`, kind: row.kind, text: 'x', choices, right, number },
        ...{ explanation: 'why', points: row.points },
      };
    }),
  );

const rightAnswer = ({ question_id, right, number }: Question): Answer => ({
  ...{ question_id, choices: right, number: number?.value ?? null },
});

test('all right answers give 100 %, none give 0 %, and each question is worth all or nothing', () => {
  fc.assert(
    fc.property(questionList, fc.integer({ min: 1, max: 100 }), (questions, pass_mark) => {
      const module = { questions, pass_mark };
      const all = questions.map(rightAnswer);
      expect(scoreAnswers(module, all)).toMatchObject({ score: 100, passed: true });
      expect(scoreAnswers(module, [])).toMatchObject({ points: 0, score: 0, passed: false });
      for (const [at, { points }] of questions.entries()) {
        const others = all.filter((_, nth) => nth !== at);
        const { most } = scoreAnswers(module, all);
        expect(scoreAnswers(module, others).points).toBe(most - points);
      }
    }),
  );
});

test('the order of answers does not matter, and a further right answer never lowers the score', () => {
  fc.assert(
    fc.property(questionList, fc.array(fc.boolean()), (questions, kept) => {
      const module = { questions, pass_mark: 80 };
      const some = questions.map(rightAnswer).filter((_, at) => kept[at] === true);
      const score = scoreAnswers(module, some);
      expect(scoreAnswers(module, some.toReversed())).toEqual(score);
      const missing = questions.find(
        (each) => !some.some((a) => a.question_id === each.question_id),
      );
      if (missing === undefined) return;
      const more = scoreAnswers(module, [...some, rightAnswer(missing)]);
      expect(more.points).toBeGreaterThan(score.points);
    }),
  );
});

test('a score is a pass exactly from the pass mark, and never shown above it without a pass', () => {
  fc.assert(
    fc.property(
      questionList,
      fc.array(fc.boolean()),
      fc.integer({ min: 1, max: 100 }),
      (questions, kept, pass_mark) => {
        const answers = questions.map(rightAnswer).filter((_, at) => kept[at] === true);
        const { points, most, score, passed } = scoreAnswers({ questions, pass_mark }, answers);
        expect(passed).toBe(points / most >= pass_mark / 100 || points * 100 === pass_mark * most);
        expect(score >= pass_mark).toBe(passed);
      },
    ),
  );
});

test('answers of one version score the same whatever other versions exist', () => {
  fc.assert(
    fc.property(questionList, questionList, (first, second) => {
      const answers = first.map(rightAnswer);
      const before = scoreAnswers({ questions: first, pass_mark: 80 }, answers);
      scoreAnswers({ questions: second, pass_mark: 50 }, answers);
      expect(scoreAnswers({ questions: first, pass_mark: 80 }, answers)).toEqual(before);
    }),
  );
});

const choice: Question = {
  ...{ question_id: 'q', kind: 'single', text: 'Which?', right: ['a'], number: null },
  choices: ['a', 'b'].map((choice_id) => ({ choice_id, text: choice_id })),
  ...{ explanation: 'secret', points: 1 },
};
const answer = (more: Partial<Answer>): Answer => ({
  ...{ question_id: 'q', choices: [], number: null, ...more },
});

test('answers that do not fit their questions are refused by their path', () => {
  const problems = (...answers: Answer[]) => answerProblems([choice], answers);
  expect(problems(answer({ choices: ['a'] }))).toEqual({});
  expect(problems(answer({ question_id: 'other' }))).toEqual({
    'answers.0.question_id': messages.questionUnknown,
  });
  expect(problems(answer({}), answer({}))).toEqual({
    'answers.1.question_id': messages.answeredTwice,
  });
  expect(problems(answer({ choices: ['c'] }))).toEqual({
    'answers.0.choices': messages.choiceUnknown,
  });
  expect(problems(answer({ choices: ['a', 'b'] }))).toEqual({
    'answers.0.choices': messages.oneChoice,
  });
});

test('a number is right within its tolerance', () => {
  const number: Question = {
    ...{ ...choice, kind: 'number', choices: [], right: [] },
    number: { value: 1.4, tolerance: 0.1 },
  };
  const passes = (value: number | null) =>
    scoreAnswers({ questions: [number], pass_mark: 80 }, [answer({ number: value })]).passed;
  expect([1.3, 1.4, 1.5, 1.51, 1.29, null].map(passes)).toEqual([
    ...[true, true, true, false, false, false],
  ]);
});

test('a shown question has nothing that tells its answer; a review has everything', () => {
  expect(JSON.stringify(withoutAnswer(choice))).not.toMatch(/right|secret|number"/);
  expect(reviewOf([choice], [answer({ choices: ['b'] })])).toEqual([
    expect.objectContaining({ given: ['b'], right: ['a'], explanation: 'secret', earned: 0 }),
  ]);
});
