import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Which terms of use hold between the organisation and us, and since when. */
const consent = z.object({
  terms_version: z.string(),
  /** When they were accepted, ISO. */
  terms_time: z.string(),
  /** Whoever asks accepted them. */
  is_own: z.boolean(),
});

export const registrationConsent = endpoint({
  name: 'registration.consent',
  method: 'GET',
  path: '/v3/registration/consent',
  summary:
    "The terms of use that the caller's organisation accepted when it was registered; null where it was set up without.",
  right: 'signed_in',
  data: consent.nullable(),
});
