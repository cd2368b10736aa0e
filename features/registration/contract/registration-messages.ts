import { assertNever } from '#packages/kit';
import { registrationCodes } from './registration-endpoints.ts';
import type { RegistrationCode } from './registration-endpoints.ts';

/** The exact texts of the registration. */
export const registrationMessages = {
  organisationRequired: 'Organisation name is required',
  firstRequired: 'First name is required',
  lastRequired: 'Last name is required',
  tooLong: 'Too long',
  acceptTerms: 'I accept the terms of use',
  emailTaken: 'A user with this email address already exists',
  domainTaken:
    'Your organisation domain is already in use. Please contact your organisation administrator to create an account.',
  invalid: 'Invalid data',
  termsRejected: 'Please accept the terms of use prior to proceed with the account registration',
  consentNeedsLine: 'Connect to see which terms were accepted.',
  noConsent:
    'Your organisation was not created through the registration page, so there is no record that the terms were accepted.',
  invitedBy: (organisation: string) => `Invited by ${organisation}`,
  redirecting: 'Your organisation is ready. Signing in...',
} as const;

/** The message for a code; null for success. */
export function registrationCodeText(code: RegistrationCode): string | null {
  switch (code) {
    case registrationCodes.success:
      return null;
    case registrationCodes.emailTaken:
      return registrationMessages.emailTaken;
    case registrationCodes.domainTaken:
      return registrationMessages.domainTaken;
    case registrationCodes.invalid:
      return registrationMessages.invalid;
    case registrationCodes.termsRejected:
      return registrationMessages.termsRejected;
    default:
      return assertNever(code);
  }
}
