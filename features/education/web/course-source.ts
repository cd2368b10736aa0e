import { useMemo } from 'react';
import {
  markSectionRead,
  readAssessment,
  readCourse,
  readImage,
  submitAttempt,
} from '#education/contract';
import type {
  AttemptFields,
  AttemptResult,
  CourseAssessment,
  WholeCourse,
} from '#education/contract';
import { useClient } from '#packages/http/web';

/** The place of an assessment. */
export interface AssessmentPlace {
  course_id: string;
  assessment_id: string;
}

/**
 * Where the screens of a learner read a course and send answers: plain calls, without the offline
 * copy. Another way in, such as a link without a sign-in, provides another source.
 */
export interface CourseSource {
  /** Separates the cached answers of sources. */
  readonly key: string;
  readonly course: (course_id: string) => Promise<WholeCourse>;
  readonly assessment: (place: AssessmentPlace) => Promise<CourseAssessment>;
  readonly markRead: (course_id: string, section_id: string) => Promise<{ read: string[] }>;
  readonly submit: (place: AssessmentPlace, fields: AttemptFields) => Promise<AttemptResult>;
  /** A picture as JPEG in base64. */
  readonly readImage: (image_id: string) => Promise<string>;
  readonly paths: {
    readonly list: string;
    readonly course: (course_id: string) => string;
    readonly assessments: (course_id: string) => string;
    readonly take: (place: AssessmentPlace) => string;
  };
}

/** The source of people who are signed in. */
export function useSignedInSource(): CourseSource {
  const client = useClient();
  return useMemo(
    () => ({
      key: 'signed in',
      course: (id) => client.call(readCourse, { params: { id } }),
      assessment: ({ course_id: id, assessment_id: aid }) =>
        client.call(readAssessment, { params: { id, aid } }),
      markRead: (id, section_id) =>
        client.call(markSectionRead, { params: { id }, body: { section_id } }),
      submit: ({ course_id: id, assessment_id: aid }, body) =>
        client.call(submitAttempt, { params: { id, aid }, body }),
      readImage: async (id) => (await client.call(readImage, { params: { id } })).image,
      paths: {
        list: '/education',
        course: (id) => `/courses/${id}`,
        assessments: (id) => `/courses/${id}/assessments`,
        take: ({ course_id, assessment_id }) =>
          `/courses/${course_id}/assessments/${assessment_id}/take`,
      },
    }),
    [client],
  );
}
