import { Button } from '@mantine/core';
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
import { useSignedInSource } from '../course-source.ts';
import type { CourseSource } from '../course-source.ts';
import { courseTexts as texts, educationTexts } from '../education-texts.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { CourseAbsent } from './course-screen.tsx';
import { isUnderWay, useDrafts } from './drafts.ts';
import { useCourse } from './use-course.ts';
import { useSendDrafts } from './use-send-drafts.ts';

/** /courses/{courseId}/assessments: the assessment of a course, and the attempts. */
export function AssessmentsScreen() {
  const { course_id = '' } = useParams({ strict: false });
  const source = useSignedInSource();
  const { data: course, error, refetch } = useCourse(source, course_id);
  if (course === undefined) return <CourseAbsent error={error} onRetry={() => void refetch()} />;
  return (
    <Screen
      ready
      title={texts.assessments}
      sentence={texts.assessmentsSentence(course.title)}
      crumbs={
        <Crumbs here={texts.assessments}>
          <Link to="/education">{educationTexts.title}</Link>
          <Link to={source.paths.course(course_id)}>{course.title}</Link>
        </Crumbs>
      }
    >
      <AssessmentsView source={source} course={course} />
    </Screen>
  );
}

interface Props {
  source: CourseSource;
  course: WholeCourse;
}

/** The assessment of a course with Start or Review, and the attempts that were made. */
export function AssessmentsView({ source, course }: Props) {
  useSendDrafts(source);
  const { drafts } = useDrafts();
  const hasDraft = isUnderWay(drafts[course.course_id]);
  const columns = useMemo(() => assessmentColumns(source, hasDraft), [source, hasDraft]);
  const rows = useMemo(() => [course], [course]);
  const place = useLocalPage('course-assessments', 20, rows);
  const tries = useMemo(() => course.tries.toReversed(), [course.tries]);
  const tryColumns = useMemo(() => attemptColumns(), []);
  const triesPlace = useLocalPage('course-attempts', 20, tries);
  return (
    <>
      <DataTable
        {...place}
        label={texts.assessments}
        rowKey={({ assessment_id }) => assessment_id}
        columns={columns}
        empty={null}
      />
      <h2 style={{ margin: '24px 0 10px' }}>{texts.attempts}</h2>
      <DataTable
        {...triesPlace}
        label={texts.attempts}
        rowKey={({ attempt_id }) => attempt_id}
        columns={tryColumns}
        empty={<EmptyState title={texts.noAttempts} text={texts.noAttemptsAbout} />}
      />
    </>
  );
}

function assessmentColumns(source: CourseSource, hasDraft: boolean): Column<WholeCourse>[] {
  return [
    textColumn('title', 'Title', ({ title }) => title, { frozen: true }),
    textColumn('questions', 'Questions', ({ questions }) => countText(questions), {
      numeric: true,
    }),
    textColumn('mark', 'Pass mark', ({ pass_mark }) => `${String(pass_mark)} %`, {
      numeric: true,
    }),
    textColumn('used', 'Attempts used', attemptsText, { numeric: true }),
    textColumn('best', 'Best score', ({ best_score }) => scoreText(best_score), {
      numeric: true,
    }),
    textColumn('state', 'State', ({ state }) => state, {
      cell: ({ state }) => <StateBadge state={state} />,
    }),
    {
      ...{ key: 'open', head: 'Open', isAction: true, text: () => '' },
      cell: (course) => <OpenAssessment {...{ source, course, hasDraft }} />,
    },
  ];
}

function OpenAssessment({ source, course, hasDraft }: Props & { hasDraft: boolean }) {
  const { course_id, assessment_id, state, tries } = course;
  const isFinished = ['Passed', 'Expired', 'Failed'].includes(state);
  // A review is about the version of the attempt that counts.
  const shown = tries.find(({ passed }) => passed) ?? tries.at(-1);
  const reviewed = isFinished ? (shown?.assessment_id ?? assessment_id) : assessment_id;
  const word = isFinished ? texts.review : hasDraft ? texts.continue : 'Start';
  return (
    <Button
      size="xs"
      aria-label={`${word} ${course.title}`}
      renderRoot={(props) => (
        <Link to={source.paths.take({ course_id, assessment_id: reviewed })} {...props} />
      )}
    >
      {word}
    </Button>
  );
}

function attemptColumns(): Column<AttemptRow>[] {
  return [
    timeColumn('time', 'Time', ({ submitted_time }) => submitted_time, { frozen: true }),
    textColumn('score', 'Score', ({ score }) => `${String(score)} %`, { numeric: true }),
    textColumn('result', 'Result', ({ passed }) => (passed ? texts.passed : texts.failed)),
  ];
}

function attemptsText({ attempts, attempts_used }: WholeCourse): string {
  const most = attempts === 0 ? texts.noLimit : countText(attempts);
  return `${countText(attempts_used)} of ${most}`;
}

/** A score in per cent; empty without one. */
export function scoreText(score: number | null): string {
  return score === null ? '' : `${String(score)} %`;
}
