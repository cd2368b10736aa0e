import { useQuery } from '@tanstack/react-query';
import type { AccessHome } from '#access/contract';
import { isUnderWay, TakeView, useLearner } from '#education/web';
import type { CourseSource } from '#education/web';
import { goTo, linkAddresses } from '../parts/router.tsx';
import type { Place } from '../parts/router.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Absent } from './link-course.tsx';

interface Props {
  courses: AccessHome['courses'];
  place: Extract<Place, { is: 'take' }>;
}

/** The assessment of a course of a link. */
export function LinkTake({ courses, place }: Props) {
  const { token, assessment_id } = place;
  const { source, store } = useLearner();
  const found = useCourseOf(source, courses, place);
  const course_id = found.data ?? '';
  const draft = store.drafts[course_id];
  const underWay = isUnderWay(draft) ? draft : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['assessment', source.key, course_id, assessment_id],
    queryFn: () => source.assessment({ course_id, assessment_id }),
    ...{ retry: false, staleTime: 0, networkMode: 'always' },
    // An attempt under way goes on with its own questions.
    enabled: course_id !== '' && underWay === undefined,
  });
  const addresses = linkAddresses(token);
  const assessment = underWay?.assessment ?? data;
  if (assessment === undefined) {
    const failure = found.error ?? error;
    const again = () => void (found.error === null ? refetch() : found.refetch());
    return <Absent back={addresses.list} error={failure} onRetry={again} />;
  }
  return (
    <>
      <ScreenHead
        back={addresses.course(course_id)}
        title={assessment.title}
        language={assessment.language}
      />
      <TakeView
        key={course_id}
        {...{ course_id, assessment }}
        onCourse={() => void goTo(addresses.course(course_id))}
      />
    </>
  );
}

/**
 * The course of an assessment. The addresses of this page name it; the address of the specification
 * has the assessment only, and then the courses of the link are looked through.
 */
function useCourseOf(source: CourseSource, courses: Props['courses'], place: Props['place']) {
  const ids = courses.map((course) => course.course_id);
  return useQuery({
    queryKey: ['course-of', source.key, place.course_id, place.assessment_id],
    queryFn: async () => {
      if (place.course_id !== null) return place.course_id;
      for (const course_id of ids) {
        const course = await source.course(course_id);
        const all = [course.assessment_id, ...course.tries.map((each) => each.assessment_id)];
        if (all.includes(place.assessment_id)) return course_id;
      }
      throw new Error('No course of this link has the assessment.');
    },
    ...{ retry: false, staleTime: Infinity, networkMode: 'always' },
  });
}
