import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listCourses } from '#education/contract';
import type { WholeCourse } from '#education/contract';
import { answerKey } from '#packages/http/web';
import type { AssessmentPlace, CourseSource } from '../course-source.ts';

const courseKey = (source: CourseSource, course_id: string) => [
  ...['education.course', source.key, course_id],
];

/** A course of the learner. */
export function useCourse(source: CourseSource, course_id: string) {
  return useQuery<WholeCourse>({
    queryKey: courseKey(source, course_id),
    queryFn: () => source.course(course_id),
    ...{ retry: false, staleTime: 0 },
  });
}

/** The assessment of a course, with the questions but without their answers. */
export function useAssessment(source: CourseSource, place: AssessmentPlace, enabled: boolean) {
  return useQuery({
    queryKey: ['education.assessment', source.key, place.course_id, place.assessment_id],
    queryFn: () => source.assessment(place),
    ...{ retry: false, staleTime: 0, enabled },
  });
}

/** Reads everything about courses again, after answers were sent or a section was read. */
export function useReadCoursesAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const keys = [['education.course'], ['education.assessment'], answerKey(listCourses)];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries]);
}
