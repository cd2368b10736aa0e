import { demoAccounts } from '#demo/domain';

/** Password of every account of the demo, told to everybody at the start. */
export const demoPassword = 'demo-heat-2026';

/** E-mails that the start message names: one account of each kind. */
export const demoSignIns: readonly string[] = demoAccounts
  .flatMap(({ email }) => (email === null ? [] : [email]))
  .filter((email) => /^(owner|manager|worker)@/.test(email));
