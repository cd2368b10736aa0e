import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CertificateView, CourseView, useCourseTexts, useLearner } from '#education/web';
import type { CourseSource } from '#education/web';
import { CallError } from '#packages/http/web';
import { Link, linkAddresses } from '../parts/router.tsx';
import type { Place } from '../parts/router.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { usePageTexts } from '../parts/page-texts.ts';
import classes from '../parts/page.module.css';

/** A course of a link, or its certificate. */
export function LinkCourse({ place }: { place: Extract<Place, { is: 'course' }> }) {
  const { course_id, token, isCertificate } = place;
  const { source } = useLearner();
  const { t } = useCourseTexts();
  const { data: course, error, refetch } = useLinkQuery(source, course_id);
  const addresses = linkAddresses(token);
  if (course === undefined) {
    return <Absent back={addresses.list} error={error} onRetry={() => void refetch()} />;
  }
  const hasCertificate = course.has_certificate && course.passed_time !== null;
  const isShown = isCertificate && hasCertificate;
  return (
    <>
      <ScreenHead
        back={isShown ? addresses.course(course_id) : addresses.list}
        backText={isShown ? t('toCourse') : undefined}
        title={isShown ? t('certificate') : course.title}
        language={isShown ? undefined : course.language}
        about={isShown ? undefined : course.description}
      />
      {hasCertificate && !isShown && (
        <p className="ws-actions">
          <Link className="ws-button" to={addresses.certificate(course_id)}>
            <IconCertificate size={18} stroke={1.75} aria-hidden />
            {t('certificate')}
          </Link>
        </p>
      )}
      {isShown ? <CertificateView course={course} /> : <CourseView course={course} />}
    </>
  );
}

/** Reads a course of the link. */
export function useLinkQuery(source: CourseSource, course_id: string, enabled = true) {
  return useQuery({
    queryKey: ['course', source.key, course_id],
    queryFn: () => source.course(course_id),
    // The source answers without a connection too.
    ...{ retry: false, staleTime: 0, enabled, networkMode: 'always' },
  });
}

interface AbsentProps {
  back: string;
  error: Error | null;
  onRetry: () => void;
}

/** A course that is loading, could not be loaded, or is not one of the person. */
export function Absent({ back, error, onRetry }: AbsentProps) {
  const { t } = useCourseTexts();
  const page = usePageTexts();
  if (error === null) {
    return (
      <p className={classes['loading']} role="status">
        {page.t('loading')}
      </p>
    );
  }
  const isUnknown = error instanceof CallError && error.status === 404;
  return (
    <>
      <ScreenHead back={back} title={page.t('coursesTitle')} />
      <section className={classes['card']} role="alert">
        <p>{isUnknown ? t('courseUnknown') : t('offline')}</p>
        {!isUnknown && (
          <button type="button" className="ws-button" onClick={onRetry}>
            {page.t('retry')}
          </button>
        )}
      </section>
    </>
  );
}
