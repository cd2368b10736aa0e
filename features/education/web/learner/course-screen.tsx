import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { educationMessages } from '#education/contract';
import { CallError } from '#packages/http/web';
import { Crumbs, ErrorState, Screen, TextSkeleton } from '#packages/ui';
import { useSignedInSource } from '../course-source.ts';
import { courseTexts as texts, educationTexts } from '../education-texts.ts';
import { CertificateView } from './certificate-view.tsx';
import { CourseView } from './course-view.tsx';
import { useCourse } from './use-course.ts';

/** /courses/{courseId}, and with `?certificate=true` its certificate. */
export function CourseScreen() {
  const { course_id = '' } = useParams({ strict: false });
  const { certificate = false } = useSearch({ strict: false }) as { certificate?: boolean };
  const source = useSignedInSource();
  const { data: course, error, refetch } = useCourse(source, course_id);
  if (course === undefined) {
    return <CourseAbsent error={error} onRetry={() => void refetch()} />;
  }
  const hasCertificate = course.has_certificate && course.passed_time !== null;
  const isCertificate = certificate && hasCertificate;
  return (
    <Screen
      ready
      title={isCertificate ? texts.certificate : course.title}
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
            {texts.certificate}
          </Button>
        )
      }
    >
      {isCertificate ? (
        <CertificateView course={course} />
      ) : (
        <CourseView key={course_id} source={source} course={course} />
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
          message={isUnknown ? educationMessages.courseUnknown : texts.offline}
          onRetry={onRetry}
        />
      )}
    </Screen>
  );
}
