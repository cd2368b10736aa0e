import { useMemo } from 'react';
import type { AnsweredTest, Survey } from '#measurements/contract';
import { answerColumns, answerText } from '#measurements/domain';
import { dateTimeText } from '#packages/kit';
import { DataTable, EmptyState, useHoldPage, useLocalPage, useZone } from '#packages/ui';
import type { Column } from '#packages/ui';
import { surveyTexts } from './survey-texts.ts';
import { useAnswers } from './use-answers.ts';

const defaultSize = 50;
const newestFirst = { key: 'time', descending: true } as const;
const nothing: readonly never[] = [];

/** The tests with answers to a survey: a column for each question that was ever answered. */
export function AnswersTab({ survey }: { survey: Survey }) {
  const { data: tests, error, refetch } = useAnswers(survey.survey_id);
  const place = useLocalPage('survey-answers', defaultSize, tests);
  const zone = useZone();
  useHoldPage(tests === undefined && error === null);
  const columns = useMemo(
    () => columnsOf(answerColumns(survey.questions, tests ?? nothing), zone),
    [survey.questions, tests, zone],
  );
  return (
    <DataTable
      {...place}
      label="Answers"
      rowKey={({ measurement_id }) => measurement_id}
      columns={columns}
      sort={newestFirst}
      onSort={() => undefined}
      empty={<EmptyState title={surveyTexts.noAnswers} text={surveyTexts.noAnswersAbout} />}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function columnsOf(
  questions: readonly { key: string; question: string }[],
  zone: string,
): Column<AnsweredTest>[] {
  return [
    {
      ...{ key: 'time', head: 'Time', frozen: true },
      cell: ({ created_time }) => dateTimeText(Date.parse(created_time), zone),
      text: ({ created_time }) => created_time,
    },
    column('person', 'Person', (test) => [test.name_first, test.name_last].join(' ').trim()),
    column('measurement', 'Measurement', ({ value_f }) => value_f),
    ...questions.map(({ key, question }) =>
      column(`answer-${key}`, question, ({ survey }) => answerText(survey, key)),
    ),
  ];
}

function column(
  key: string,
  head: string,
  text: (test: AnsweredTest) => string,
): Column<AnsweredTest> {
  return { key, head, cell: (test) => <span dir="auto">{text(test) || '–'}</span>, text };
}
