import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AttemptRow, WholeCourse } from '#education/contract';
import { countText } from '#packages/kit';
import {
  Crumbs,
  DataTable,
  EmptyState,
  Screen,
  textColumn,
  timeColumn,
  useLocalPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { educationTexts } from '../education-texts.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { CourseAbsent } from './course-screen.tsx';
import { useCourseTexts } from './course-texts.ts';
import { isUnderWay } from './drafts.ts';
import { useLearner } from './learner-services.ts';
import { SignedInLearner } from './signed-in-learner.tsx';
import { useCourse } from './use-course.ts';
import { useSendDrafts } from './use-send-drafts.ts';

/** /courses/{courseId}/assessments: the assessment of a course, and the attempts. */
export function AssessmentsScreen() {
  return (
    <SignedInLearner>
      <Assessments />
    </SignedInLearner>
  );
}

function Assessments() {
  const { course_id = '' } = useParams({ strict: false });
  const { source } = useLearner();
  const { t } = useCourseTexts();
  const { data: course, error, refetch } = useCourse(source, course_id);
  if (course === undefined) return <CourseAbsent error={error} onRetry={() => void refetch()} />;
  return (
    <Screen
      ready
      title={t('assessments')}
      sentence={t('assessmentsSentence', { title: course.title })}
      crumbs={
        <Crumbs here={t('assessments')}>
          <Link to="/education">{educationTexts.title}</Link>
          <Link to={source.paths.course(course_id)}>{course.title}</Link>
        </Crumbs>
      }
    >
      <AssessmentsView course={course} />
    </Screen>
  );
}

interface Props {
  course: WholeCourse;
}

/** The assessment of a course with Start or Review, and the attempts that were made. */
function AssessmentsView({ course }: Props) {
  useSendDrafts();
  const { t } = useCourseTexts();
  const columns = useMemo(() => assessmentColumns(t), [t]);
  const rows = useMemo(() => [course], [course]);
  const place = useLocalPage('course-assessments', 20, rows);
  const tries = useMemo(() => course.tries.toReversed(), [course.tries]);
  const tryColumns = useMemo(() => attemptColumns(t), [t]);
  const triesPlace = useLocalPage('course-attempts', 20, tries);
  return (
    <>
      <DataTable
        {...place}
        label={t('assessments')}
        rowKey={({ assessment_id }) => assessment_id}
        columns={columns}
        empty={null}
      />
      <h2 style={{ margin: '24px 0 10px' }}>{t('attempts')}</h2>
      <DataTable
        {...triesPlace}
        label={t('attempts')}
        rowKey={({ attempt_id }) => attempt_id}
        columns={tryColumns}
        empty={<EmptyState title={t('noAttempts')} text={t('noAttemptsAbout')} />}
      />
    </>
  );
}

type Words = ReturnType<typeof useCourseTexts>['t'];

function assessmentColumns(t: Words): Column<WholeCourse>[] {
  return [
    textColumn('title', t('title'), ({ title }) => title, { frozen: true }),
    textColumn('questions', t('questions'), ({ questions }) => countText(questions), {
      numeric: true,
    }),
    textColumn('mark', t('passMark'), ({ pass_mark }) => `${String(pass_mark)} %`, {
      numeric: true,
    }),
    textColumn('used', t('attemptsUsed'), (course) => attemptsText(course, t), { numeric: true }),
    textColumn('best', t('bestScore'), ({ best_score }) => scoreText(best_score), {
      numeric: true,
    }),
    textColumn('state', t('state'), ({ state }) => state, {
      cell: ({ state }) => <StateBadge state={state} />,
    }),
    {
      ...{ key: 'open', head: t('open'), isAction: true, text: () => '' },
      cell: (course) => <OpenAssessment course={course} />,
    },
  ];
}

function OpenAssessment({ course }: Props) {
  const { source, store } = useLearner();
  const { t } = useCourseTexts();
  const hasDraft = isUnderWay(store.drafts[course.course_id]);
  const { course_id, assessment_id, state, tries } = course;
  const isFinished = ['Passed', 'Expired', 'Failed'].includes(state);
  // A review is about the version of the attempt that counts.
  const shown = tries.find(({ passed }) => passed) ?? tries.at(-1);
  const reviewed = isFinished ? (shown?.assessment_id ?? assessment_id) : assessment_id;
  const word = t(isFinished ? 'review' : hasDraft ? 'continue' : 'begin');
  return (
    <Link
      className="ws-button"
      aria-label={`${word} ${course.title}`}
      to={source.paths.take({ course_id, assessment_id: reviewed })}
    >
      {word}
    </Link>
  );
}

function attemptColumns(t: Words): Column<AttemptRow>[] {
  return [
    timeColumn('time', t('time'), ({ submitted_time }) => submitted_time, { frozen: true }),
    textColumn('score', t('score'), ({ score }) => `${String(score)} %`, { numeric: true }),
    textColumn('result', t('result'), ({ passed }) => t(passed ? 'passed' : 'failed')),
  ];
}

function attemptsText({ attempts, attempts_used }: WholeCourse, t: Words): string {
  const most = attempts === 0 ? t('noLimit') : countText(attempts);
  return t('usedOf', { used: attempts_used, most });
}

/** A score in per cent; empty without one. */
function scoreText(score: number | null): string {
  return score === null ? '' : `${String(score)} %`;
}
