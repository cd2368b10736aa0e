import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { surveyAnswersOf } from '#measurements/contract';
import type { AnsweredTest, Survey } from '#measurements/contract';
import { answerColumns, answerText } from '#measurements/domain';
import { newId, useClient } from '#packages/http/web';
import { dateTimeText } from '#packages/kit';
import { useInitialised, useSyncStatus } from '#packages/sync/web';
import {
  Crumbs,
  DataTable,
  EmptyState,
  ErrorScreen,
  Page,
  PageHead,
  Screen,
  SearchTabs,
  TextSkeleton,
  useConfirm,
  useDelayPageReady,
  useLocalPage,
  useTitle,
  useZone,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { stateText } from './survey-columns.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { SurveyList } from './survey-list.tsx';
import { surveyTexts, useWords } from './survey-texts.ts';
import { useSurveys } from './use-surveys.ts';

/**
 * /settings/survey: the list, with `?survey=` the editor of one, with `?tab=answers` its answers.
 */
export function SurveyScreen() {
  const navigate = useNavigate();
  const { survey: shown, tab }: Record<string, unknown> = useSearch({ strict: false });
  const initialised = useInitialised();
  const state = useSurveys();
  const { surveys, error } = state;
  const open = (survey?: string) =>
    void navigate({ to: '/settings/survey', search: survey === undefined ? {} : { survey } });
  const found = surveys?.find(({ survey_id }) => survey_id === shown);
  const title = found?.name ?? 'Survey';
  useTitle(title);

  if (typeof shown !== 'string') {
    return (
      <SurveyList state={state} isReady={initialised} onNew={() => open(newId())} onOpen={open} />
    );
  }
  if (error !== null) return <ErrorScreen onRetry={state.refetch} />;
  if (surveys === undefined) {
    return (
      <Page ready={false}>
        <TextSkeleton widths={[40, 60, 50]} />
      </Page>
    );
  }
  if (!/^[0-9a-f-]{36}$/.test(shown)) {
    return (
      <Screen title="Survey not found" ready>
        <EmptyState title="Not found" text="The address may be wrong." />
      </Screen>
    );
  }
  return (
    <SurveyPage
      key={shown}
      survey={found ?? blankSurvey(shown)}
      isNew={found === undefined}
      state={state}
      tab={tab === 'answers' && found !== undefined ? 'answers' : 'questions'}
      onLeave={() => open()}
    />
  );
}

/** An empty survey. */
function blankSurvey(survey_id: string): Survey {
  return {
    ...{ survey_id, name: '', used_for: 'before', questions: [] },
    ...{ version: 0, published: null, answers: 0, changed_time: null },
  };
}

interface SurveyPageProps {
  survey: Survey;
  isNew: boolean;
  state: ReturnType<typeof useSurveys>;
  tab: 'questions' | 'answers';
  onLeave: () => void;
}

/** A survey: its questions and its answers. */
function SurveyPage({ survey, isNew, state, tab, onLeave }: SurveyPageProps) {
  const { online } = useSyncStatus();
  const { survey_id, name, used_for } = survey;
  const confirm = useConfirm();
  const remove = async () => {
    if (!(await confirm(surveyTexts.confirmDelete(name)))) return;
    if ((await state.remove(survey)) === null) onLeave();
  };
  return (
    <Page ready>
      <PageHead
        crumbs={
          <Crumbs here={isNew ? 'New survey' : name}>
            <Link to="/settings/survey">Survey</Link>
          </Crumbs>
        }
        title={<span dir="auto">{isNew ? 'New survey' : name}</span>}
        sentence={`${useWords[used_for]} · ${stateText(survey)}`}
        actions={
          !isNew && (
            <Button
              variant="default"
              data-danger
              leftSection={<IconTrash size={16} stroke={1.75} />}
              disabled={state.isBusy || !online}
              onClick={() => void remove()}
            >
              Delete
            </Button>
          )
        }
      />
      {!isNew && (
        <SearchTabs
          label={`Pages of ${name}`}
          to="/settings/survey"
          tabs={[
            { key: 'questions', word: 'Questions', search: { survey: survey_id } },
            { key: 'answers', word: 'Answers', search: { survey: survey_id, tab: 'answers' } },
          ]}
          current={tab}
        />
      )}
      {tab === 'answers' ? (
        <AnswersTab survey={survey} />
      ) : (
        <SurveyEditor survey={survey} isNew={isNew} state={state} />
      )}
    </Page>
  );
}

const defaultSize = 50;
const newestFirst = { key: 'time', descending: true } as const;
const nothing: readonly never[] = [];

/** The tests with answers to a survey: a column for each question that was ever answered. */
function AnswersTab({ survey }: { survey: Survey }) {
  const { data: tests, error, refetch } = useAnswers(survey.survey_id);
  const place = useLocalPage('survey-answers', defaultSize, tests);
  const zone = useZone();
  useDelayPageReady(tests === undefined && error === null);
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

/** All tests with answers to a survey, newest first, loaded page by page. */
function useAnswers(survey_id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['survey-answers', survey_id],
    queryFn: async ({ signal }) => {
      const tests: AnsweredTest[] = [];
      let cursor: string | null = null;
      do {
        const query: { cursor?: string } = cursor === null ? {} : { cursor };
        const page: { tests: AnsweredTest[]; next_cursor: string | null } = await client.call(
          surveyAnswersOf,
          { params: { id: survey_id }, query },
          { signal },
        );
        tests.push(...page.tests);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return tests;
    },
    retry: false,
    staleTime: 0,
  });
}
