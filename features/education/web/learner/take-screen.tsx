import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Crumbs, Screen } from '#packages/ui';
import { educationTexts } from '../education-texts.ts';
import { CourseAbsent } from './course-screen.tsx';
import { isUnderWay } from './drafts.ts';
import { useLearner } from './learner-services.ts';
import { SignedInLearner } from './signed-in-learner.tsx';
import { TakeView } from './take-view.tsx';
import { useAssessment } from './use-course.ts';

/** /courses/{courseId}/assessments/{assessmentId}/take */
export function TakeScreen() {
  return (
    <SignedInLearner>
      <Take />
    </SignedInLearner>
  );
}

function Take() {
  const { course_id = '', assessment_id = '' } = useParams({ strict: false });
  const { source, store } = useLearner();
  const navigate = useNavigate();
  const draft = store.drafts[course_id];
  // An attempt under way goes on with its own questions, and needs no connection.
  const { data, error, refetch } = useAssessment(
    source,
    { course_id, assessment_id },
    !isUnderWay(draft),
  );
  const isWithout = data === undefined && error !== null;
  const assessment = isUnderWay(draft) || isWithout ? (draft?.assessment ?? data) : data;
  if (assessment === undefined) {
    return <CourseAbsent error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Screen
      ready
      title={assessment.title}
      crumbs={
        <Crumbs here="Assessment">
          <Link to="/education">{educationTexts.title}</Link>
          <Link to={source.paths.course(course_id)}>{assessment.title}</Link>
        </Crumbs>
      }
    >
      <TakeView
        key={course_id}
        {...{ course_id, assessment }}
        onCourse={() => void navigate({ to: source.paths.course(course_id) })}
      />
    </Screen>
  );
}
