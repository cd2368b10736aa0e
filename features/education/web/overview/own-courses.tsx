import { Link } from '@tanstack/react-router';
import { listCourses } from '#education/contract';
import type { CourseCard } from '#education/contract';
import { useAnswer } from '#packages/http/web';
import { EmptyState, GenericLoader, TextSkeleton, useDelayPageReady } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';
import { useLearner } from '../learner/learner-services.ts';
import { SignedInLearner } from '../learner/signed-in-learner.tsx';
import { useSendDrafts } from '../learner/use-send-drafts.ts';
import { CourseFacts } from '../parts/course-facts.tsx';
import { PictureView } from '../parts/picture-view.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import classes from './own-courses.module.css';

interface Props {
  /** Without courses nothing is shown: the screen has other content. */
  isOptional: boolean;
}

/** The courses of the person who is signed in, as cards. */
export function OwnCourses({ isOptional }: Props) {
  return (
    <SignedInLearner>
      <Courses isOptional={isOptional} />
    </SignedInLearner>
  );
}

function Courses({ isOptional }: Props) {
  useSendDrafts();
  const { data, error, isPending, refetch } = useAnswer(listCourses, {});
  useDelayPageReady(isPending);
  const courses = data?.courses ?? [];
  if (isOptional && (isPending || courses.length === 0) && error === null) return null;
  return (
    <section className={classes['own']} aria-label={texts.own}>
      {isOptional && <h2>{texts.own}</h2>}
      <GenericLoader
        error={data === undefined ? error : null}
        isPending={isPending}
        skeleton={<TextSkeleton />}
        onRetry={() => void refetch()}
        framed
      >
        {courses.length === 0 ? (
          <EmptyState title={texts.noOwn} text={texts.noOwnAbout} />
        ) : (
          <ul className={classes['cards']}>
            {courses.map((course) => (
              <li key={course.course_id}>
                <OwnCourse course={course} />
              </li>
            ))}
          </ul>
        )}
      </GenericLoader>
    </section>
  );
}

function OwnCourse({ course }: { course: CourseCard }) {
  const { source, zone } = useLearner();
  const { title, language, cover, state } = course;
  return (
    <Link to={source.paths.course(course.course_id)} className={classes['card']}>
      {cover !== null && <PictureView picture={cover} readImage={source.readImage} />}
      <b lang={language}>{title}</b>
      <StateBadge state={state} />
      <CourseFacts {...{ course, zone }} />
    </Link>
  );
}
