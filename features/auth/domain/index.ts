export { deviceWords } from './device-words.ts';
export { emailProblem, maskedEmail, newEmailProblem } from './email.ts';
export { loadCommonPasswords } from './load-common-passwords.ts';
export { ownWordsOf } from './own-words.ts';
export {
  chosenPasswordProblem,
  lengthProblem,
  longestPassword,
  minimumPassword,
  newPasswordProblems,
  passwordMinimum,
  passwordProblem,
} from './password-rules.ts';
export type { NewPassword, PasswordProblems, PasswordRules } from './password-rules.ts';
