import { demoAccounts } from '#demo/domain';

/** Password of every account of the demo, told to everybody at the start. */
export const demoPassword = 'demo-heat-2026';

/** Accounts of the demo that the start message names: one of each kind. */
export const demoSignIns: readonly { email: string; password: string }[] = demoAccounts
  .flatMap(({ email }) => (email === null ? [] : [email]))
  .filter((email) => /^(owner|manager|worker)@/.test(email))
  .map((email) => ({ email, password: demoPassword }));
