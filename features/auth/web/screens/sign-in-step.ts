/** Where somebody is on their way in. */
export type Step =
  | { name: 'email' }
  | { name: 'password'; wantsCode: boolean; problem: string | null; attempts: number }
  | { name: 'code'; password: string }
  | { name: 'new_password'; password: string; otp: string | undefined }
  /** Something is under way. */
  | { name: 'message'; text: string }
  /** On the way to the provider of work accounts, or back. */
  | { name: 'at_work'; wantsCode: boolean }
  /** The provider has shown who it is; the account here asks for a code as well. */
  | { name: 'work_code'; id_token: string; redirect: string | undefined }
  /** The work account did not open anything; the password may. */
  | { name: 'work_failed'; text: string; wantsCode: boolean };
