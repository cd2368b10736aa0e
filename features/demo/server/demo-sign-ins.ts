import { demoAccounts } from '#demo/domain';

/** Password of all demo accounts, shown at the start. */
export const demoPassword = 'demo-heat-2026';

/** Emails in the start message: one account of each kind. */
export const demoSignIns: readonly string[] = demoAccounts
  .flatMap(({ email }) => (email === null ? [] : [email]))
  .filter((email) => /^(owner|manager|worker)@/.test(email));
