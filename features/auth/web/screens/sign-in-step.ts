import type { FactorToSetUp } from '#auth/contract';
import type { NewPassword } from '#auth/domain';

/** What a sign-in is tried with beside the e-mail. */
export interface Secrets extends Partial<NewPassword> {
  password: string;
  otp: string | undefined;
}

/** Where somebody is on their way in. */
export type Step =
  | { name: 'email' }
  | { name: 'password'; wantsCode: boolean; problem: string | null; attempts: number }
  | { name: 'code'; password: string }
  | { name: 'new_password'; password: string; otp: string | undefined }
  /** The organisation demands a second factor; the password was right. */
  | { name: 'set_up'; secrets: Secrets; factor: FactorToSetUp }
  /** Something is under way. */
  | { name: 'message'; text: string }
  /** On the way to the provider of work accounts, or back. */
  | { name: 'at_work'; wantsCode: boolean }
  /** The provider has shown who it is; the account here asks for a code as well. */
  | { name: 'work_code'; id_token: string; redirect: string | undefined }
  /** The work account did not open anything; the password may. */
  | { name: 'work_failed'; text: string; wantsCode: boolean };
