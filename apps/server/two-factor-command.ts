import { resetTwoFactorOf } from '#auth/server';
import { openDatabase, startEmbedded } from '#packages/database';
import { readConfig } from './config.ts';
import { stampedTables } from './composition.ts';
import { createLog } from './log.ts';

/**
 * Switches off the two-factor sign-in of the email on the command line, for an owner whom no other
 * owner can help; returns a message.
 *
 * @throws Error with a message if there is no such email, or it is off already
 */
export async function disableTwoFactor(
  env: Readonly<Record<string, string | undefined>>,
  [email, ...more]: readonly string[],
): Promise<string> {
  if (email === undefined || more.length > 0) {
    throw new Error('Add one email: npm run disable-2fa -- owner@site.example');
  }
  const { databaseUrl, dataDir } = readConfig(env);
  const log = createLog('error');
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir, log }) : undefined;
  const connectionString = databaseUrl ?? embedded?.connectionString ?? '';
  const database = openDatabase({ connectionString, stampedTables, log });
  try {
    const answer = await resetTwoFactorOf(database, email);
    if (answer === 'unknown') {
      throw new Error(`Nobody signs in as ${email}; nothing was changed.`);
    }
    if (answer === 'off') {
      throw new Error(`Two-factor sign-in is not on for ${email}; nothing was changed.`);
    }
    return `Two-factor sign-in is off for ${email}: the password alone opens the account.`;
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
