import { z } from 'zod';
import {
  attemptFields,
  attemptResult,
  courseAssessment,
  courseCard,
  wholeCourse,
} from '#education/contract';
import { endpoint } from '#packages/http/contract';

/**
 * The token of a link: 256 random bits as base64url, 43 characters. Any other text gets the same
 * answer as an unknown token.
 */
const token = z.string().min(1).max(200);
const one = z.object({ token, id: z.guid() });
const two = z.object({ token, id: z.guid(), aid: z.guid() });
const section_id = z.guid().transform((text) => text.toLowerCase());

/** What a link opens: the person's first name and courses, and nothing else. */
export const accessHome = z.object({
  name_first: z.string(),
  organisation: z.string(),
  /** JPEG or PNG in base64; null without a logo. */
  logo: z.string().nullable(),
  courses: z.array(courseCard),
  expires_time: z.string(),
  /** Whether the organisation allows the worker's page. */
  has_page: z.boolean(),
});
export type AccessHome = z.infer<typeof accessHome>;

export const readAccess = endpoint({
  name: 'access.read',
  method: 'GET',
  path: '/v3/access/{token}',
  summary: 'The courses that a link opens.',
  right: 'public',
  params: z.object({ token }),
  data: accessHome,
});

export const readAccessCourse = endpoint({
  name: 'access.course',
  method: 'GET',
  path: '/v3/access/{token}/course/{id}',
  summary: 'A course of a link with its sections.',
  right: 'public',
  params: one,
  data: wholeCourse,
});

export const markAccessSection = endpoint({
  name: 'access.progress',
  method: 'POST',
  path: '/v3/access/{token}/course/{id}/progress',
  summary: 'Marks a section as read. Repeating it changes nothing.',
  right: 'public',
  isIndependent: true,
  params: one,
  body: z.strictObject({ section_id }),
  data: z.object({ read: z.array(z.string()) }),
});

export const readAccessAssessment = endpoint({
  name: 'access.assessment',
  method: 'GET',
  path: '/v3/access/{token}/course/{id}/assessment/{aid}',
  summary: 'The questions of a course without right answers; a review once it is finished.',
  right: 'public',
  params: two,
  data: courseAssessment,
});

export const submitAccessAttempt = endpoint({
  name: 'access.attempt',
  method: 'POST',
  path: '/v3/access/{token}/course/{id}/assessment/{aid}/attempt',
  summary: 'Scores an attempt. Sending the same attempt again returns the same result.',
  right: 'public',
  isIndependent: true,
  params: two,
  body: attemptFields,
  data: attemptResult,
  errors: ['CONFLICT'],
});

export const readAccessImage = endpoint({
  name: 'access.image',
  method: 'GET',
  path: '/v3/access/{token}/image/{id}',
  summary: 'A picture of a course of a link.',
  right: 'public',
  params: one,
  data: z.object({ image: z.string() }),
});
