import type { FactorToSetUp } from '#auth/contract';
import type { NewPassword } from '#auth/domain';

/** The secrets of a sign-in beside the email. */
export interface Secrets extends Partial<NewPassword> {
  password: string;
  otp: string | undefined;
}

/** The current step of the sign-in. */
export type Step =
  | { name: 'email' }
  | { name: 'password'; wantsCode: boolean; problem: string | null; attempts: number }
  | { name: 'code'; password: string }
  | { name: 'new_password'; password: string; otp: string | undefined }
  /** The organisation requires a second factor; the password was correct. */
  | { name: 'set_up'; secrets: Secrets; factor: FactorToSetUp }
  /** A step is in progress. */
  | { name: 'message'; text: string }
  /** On the way to the provider of work accounts, or back. */
  | { name: 'at_work'; wantsCode: boolean }
  /** The provider has authenticated the person; the account here requires a code too. */
  | { name: 'work_code'; id_token: string; redirect: string | undefined }
  /** The work account did not open an account; the password may. */
  | { name: 'work_failed'; text: string; wantsCode: boolean };
