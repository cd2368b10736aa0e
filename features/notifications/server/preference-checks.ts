import { preferencesField } from '#notifications/contract';
import { preferencesProblem } from '#notifications/domain';

/** The check of the preferences in the fields of a person. */
export const preferenceChecks = { [preferencesField]: preferencesProblem };
