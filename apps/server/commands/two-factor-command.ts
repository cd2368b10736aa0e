import { resetTwoFactorOf } from '#auth/server';
import { onlyArgument, withDatabase } from './command.ts';
import type { Environment } from './command.ts';

/**
 * Switches off the two-factor sign-in of the email on the command line, for an owner whom no other
 * owner can help; returns a message.
 *
 * @throws Error with a message if there is no such email, or it is off already
 */
export async function disableTwoFactor(env: Environment, args: readonly string[]): Promise<string> {
  const email = onlyArgument(args, 'email');
  const answer = await withDatabase(env, (database) => resetTwoFactorOf(database, email));
  if (answer === 'unknown') throw new Error(`Nobody signs in as ${email}; nothing was changed.`);
  if (answer === 'off') {
    throw new Error(`Two-factor sign-in is not on for ${email}; nothing was changed.`);
  }
  return `Two-factor sign-in is off for ${email}: the password alone opens the account.`;
}
