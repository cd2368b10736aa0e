import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { educationMessages } from '#education/contract';
import { CallError } from '#packages/http/web';
import { Crumbs, ErrorState, Screen, TextSkeleton } from '#packages/ui';
import { educationTexts } from '../education-texts.ts';
import { CertificateView } from './certificate-view.tsx';
import { useCourseTexts } from './course-texts.ts';
import { CourseView } from './course-view.tsx';
import { useLearner } from './learner-services.ts';
import { SignedInLearner } from './signed-in-learner.tsx';
import { useCourse } from './use-course.ts';

/** /courses/{courseId}, and with `?certificate=true` its certificate. */
export function CourseScreen() {
  return (
    <SignedInLearner>
      <Course />
    </SignedInLearner>
  );
}

function Course() {
  const { course_id = '' } = useParams({ strict: false });
  const { certificate = false } = useSearch({ strict: false }) as { certificate?: boolean };
  const { source } = useLearner();
  const { t } = useCourseTexts();
  const { data: course, error, refetch } = useCourse(source, course_id);
  if (course === undefined) {
    return <CourseAbsent error={error} onRetry={() => void refetch()} />;
  }
  const hasCertificate = course.has_certificate && course.passed_time !== null;
  const isCertificate = certificate && hasCertificate;
  return (
    <Screen
      ready
      title={isCertificate ? t('certificate') : course.title}
      sentence={isCertificate ? course.title : course.description}
      crumbs={
        <Crumbs here={course.title}>
          <Link to="/education">{educationTexts.title}</Link>
        </Crumbs>
      }
      actions={
        hasCertificate &&
        !isCertificate && (
          <Button
            variant="default"
            leftSection={<IconCertificate size={16} stroke={1.75} />}
            renderRoot={(props) => (
              <Link to={source.paths.course(course_id)} search={{ certificate: true }} {...props} />
            )}
          >
            {t('certificate')}
          </Button>
        )
      }
    >
      {isCertificate ? (
        <CertificateView course={course} />
      ) : (
        <CourseView key={course_id} course={course} />
      )}
    </Screen>
  );
}

interface AbsentProps {
  error: unknown;
  onRetry: () => void;
}

/** A course that is loading, could not be loaded, or is not assigned to this person. */
export function CourseAbsent({ error, onRetry }: AbsentProps) {
  const { t } = useCourseTexts();
  const isUnknown = error instanceof CallError && error.status === 404;
  return (
    <Screen
      ready={error !== null}
      title={educationTexts.title}
      crumbs={
        <Crumbs here={educationTexts.own}>
          <Link to="/education">{educationTexts.title}</Link>
        </Crumbs>
      }
    >
      {error === null ? (
        <TextSkeleton />
      ) : (
        <ErrorState
          message={isUnknown ? educationMessages.courseUnknown : t('offline')}
          onRetry={onRetry}
        />
      )}
    </Screen>
  );
}
