import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** The accepted terms of use of the organisation, and their date. */
const consent = z.object({
  terms_version: z.string(),
  /** When they were accepted, ISO. */
  terms_time: z.string(),
  /** The caller accepted them. */
  is_own: z.boolean(),
});

export const registrationConsent = endpoint({
  name: 'registration.consent',
  method: 'GET',
  path: '/v3/registration/consent',
  summary:
    "The terms of use that the caller's organisation accepted at its registration; null if it was created otherwise.",
  right: 'signed_in',
  data: consent.nullable(),
});
