import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import {
  attemptFields,
  attemptResult,
  courseAssessment,
  courseCard,
  wholeCourse,
} from './course.ts';

const one = z.object({ id: z.guid() });
const two = z.object({ id: z.guid(), aid: z.guid() });
const section_id = z.guid().transform((text) => text.toLowerCase());

export const listCourses = endpoint({
  name: 'education.courses',
  method: 'GET',
  path: '/v3/course',
  summary: 'The own courses of the viewer.',
  right: 'signed_in',
  data: z.object({ courses: z.array(courseCard) }),
});

export const readCourse = endpoint({
  name: 'education.course',
  method: 'GET',
  path: '/v3/course/{id}',
  summary: 'An own course with its sections.',
  right: 'signed_in',
  params: one,
  data: wholeCourse,
});

export const markSectionRead = endpoint({
  name: 'education.progress',
  method: 'POST',
  path: '/v3/course/{id}/progress',
  summary: 'Marks a section of an own course as read. Repeating it changes nothing.',
  right: 'signed_in',
  isIndependent: true,
  params: one,
  body: z.strictObject({ section_id }),
  data: z.object({ read: z.array(z.string()) }),
});

export const readAssessment = endpoint({
  name: 'education.assessment',
  method: 'GET',
  path: '/v3/course/{id}/assessment/{aid}',
  summary: 'The questions of an own course without right answers; a review once it is finished.',
  right: 'signed_in',
  params: two,
  data: courseAssessment,
});

export const submitAttempt = endpoint({
  name: 'education.attempt',
  method: 'POST',
  path: '/v3/course/{id}/assessment/{aid}/attempt',
  summary: 'Scores an attempt. Sending the same attempt again returns the same result.',
  right: 'signed_in',
  isIndependent: true,
  params: two,
  body: attemptFields,
  data: attemptResult,
  errors: ['CONFLICT'],
});
