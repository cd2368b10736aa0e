import { emailProofs, provenEmails } from '#auth/server';
import type { Migration } from '#packages/database';
import { emailsWithinOrganisations } from '#people/server';
import { claimsAreProven } from '#registration/server';
import { provenEmailsFirst } from '#work-accounts/server';

/** The steps to e-mails that are unique once they are proven. */
export const emailMigrations: readonly Migration[] = [
  provenEmails,
  emailsWithinOrganisations,
  claimsAreProven,
  provenEmailsFirst,
  emailProofs,
];
