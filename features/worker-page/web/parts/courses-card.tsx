import { CourseFacts, StateBadge, useCourseTexts } from '#education/web';
import type { AccessHome } from '#access/contract';
import { PageCard } from './page-card.tsx';
import { usePageTexts } from './page-texts.ts';
import { Link, linkAddresses } from './router.tsx';
import classes from './page.module.css';

type Course = AccessHome['courses'][number];

interface Props {
  token: string;
  courses: readonly Course[];
  zone: string;
}

/** The courses of the person with their state; each opens its course. */
export function CoursesCard({ token, courses, zone }: Props) {
  const { t } = usePageTexts();
  return (
    <PageCard title={t('coursesTitle')}>
      {courses.length === 0 ? (
        <p>{t('noCourses')}</p>
      ) : (
        <>
          <ul className={classes['courses']}>
            {courses.map((course) => (
              <li key={course.course_id}>
                <CourseLink {...{ token, course, zone }} />
              </li>
            ))}
          </ul>
          <Link className={classes['more'] ?? ''} to={linkAddresses(token).allAssessments}>
            {t('toAssessments')}
          </Link>
        </>
      )}
    </PageCard>
  );
}

interface CourseProps {
  token: string;
  course: Course;
  zone: string;
}

function CourseLink({ token, course, zone }: CourseProps) {
  const { language } = useCourseTexts();
  const { title, state } = course;
  return (
    <Link className={classes['course'] ?? ''} to={linkAddresses(token).course(course.course_id)}>
      <b lang={course.language}>{title}</b>
      <span lang={language}>
        <StateBadge state={state} />
      </span>
      <CourseFacts {...{ course, zone }} />
    </Link>
  );
}
