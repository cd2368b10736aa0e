import { useQuery } from '@tanstack/react-query';
import type { AccessHome } from '#access/contract';
import type { WholeCourse } from '#education/contract';
import {
  isUnderWay,
  StateBadge,
  useCourseFormats,
  useCourseTexts,
  useLearner,
} from '#education/web';
import { usePageTexts } from '../parts/page-texts.ts';
import { Link } from '../parts/router.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Absent } from './link-course.tsx';
import classes from '../parts/page.module.css';

interface Props {
  courses: AccessHome['courses'];
  /** Only this course; null for all. */
  course_id: string | null;
}

/** The assessments of a link, each with its figures, its attempts, and the way to it. */
export function AllAssessments({ courses, course_id }: Props) {
  const { source } = useLearner();
  const { t } = useCourseTexts();
  const page = usePageTexts();
  const ids = course_id === null ? courses.map((course) => course.course_id) : [course_id];
  const { data, error, refetch } = useQuery({
    queryKey: ['assessments', source.key, ids],
    queryFn: () => Promise.all(ids.map((id) => source.course(id))),
    ...{ retry: false, staleTime: 0, networkMode: 'always' },
  });
  const back = course_id === null ? source.paths.list : source.paths.course(course_id);
  if (data === undefined)
    return <Absent back={back} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHead
        back={back}
        backText={course_id === null ? undefined : t('toCourse')}
        title={t('assessments')}
      />
      {data.length === 0 && <p className={classes['card']}>{page.t('noAssessments')}</p>}
      <ul className={classes['assessments']}>
        {data.map((course) => (
          <li key={course.course_id} className={classes['card']}>
            <Assessment course={course} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Assessment({ course }: { course: WholeCourse }) {
  const { source, store } = useLearner();
  const { t } = useCourseTexts();
  const { course_id, assessment_id, state, tries, attempts, attempts_used, best_score } = course;
  const isFinished = ['Passed', 'Expired', 'Failed'].includes(state);
  // A review is about the version of the attempt that counts.
  const shown = tries.find(({ passed }) => passed) ?? tries.at(-1);
  const opened = isFinished ? (shown?.assessment_id ?? assessment_id) : assessment_id;
  const isStarted = isUnderWay(store.drafts[course_id]);
  const isRead = course.read.length >= course.sections.length;
  const most = attempts === 0 ? t('noLimit') : attempts;
  return (
    <>
      <h2 lang={course.language}>{course.title}</h2>
      <StateBadge state={state} />
      <dl className="ws-facts">
        <dt>{t('questions')}</dt>
        <dd>{course.questions}</dd>
        <dt>{t('passMark')}</dt>
        <dd>{`${String(course.pass_mark)} %`}</dd>
        <dt>{t('attemptsUsed')}</dt>
        <dd>{t('usedOf', { used: attempts_used, most })}</dd>
        {best_score !== null && (
          <>
            <dt>{t('bestScore')}</dt>
            <dd>{`${String(best_score)} %`}</dd>
          </>
        )}
      </dl>
      {tries.length > 0 && <Attempts course={course} />}
      {isRead || isFinished || isStarted ? (
        <Link className="ws-button" to={source.paths.take({ course_id, assessment_id: opened })}>
          {t(isFinished ? 'review' : isStarted ? 'continue' : 'start')}
        </Link>
      ) : (
        <Link className="ws-button" to={source.paths.course(course_id)}>
          {t('readFirst')}
        </Link>
      )}
    </>
  );
}

function Attempts({ course }: { course: WholeCourse }) {
  const { zone } = useLearner();
  const { t } = useCourseTexts();
  const { moment } = useCourseFormats(zone);
  return (
    <table className={classes['attempts']}>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('score')}</th>
          <th scope="col">{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {course.tries.toReversed().map(({ attempt_id, submitted_time, score, passed }) => (
          <tr key={attempt_id}>
            <td>{moment(submitted_time)}</td>
            <td>{`${String(score)} %`}</td>
            <td>{t(passed ? 'passed' : 'failed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
