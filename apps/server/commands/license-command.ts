import { findOrganisationOfEmail } from '#auth/server';
import { parsePlan } from '#license/domain';
import { setPlan } from '#license/server';
import { UsageError, withDatabase } from './command.ts';
import type { Environment } from './command.ts';

const usage =
  'Add the email of an admin and a plan: watershade set-license admin@site.example plan=Team ' +
  "seats=50 valid_until=2027-06-30 'features=Alerts,Roster', or 'default' instead of the plan";

/**
 * Sets the plan of the organisation to which the email on the command line belongs; returns a
 * message. Only the operator of the server can do this.
 *
 * @throws Error with a message if nobody signs in with the email or the plan is not valid
 */
export async function setLicense(
  env: Environment,
  [email, ...words]: readonly string[],
): Promise<string> {
  if (email === undefined || words.length === 0) throw new UsageError(usage);
  const plan = words.length === 1 && words[0] === 'default' ? null : planOf(words);
  await withDatabase(env, async (database) => {
    const org_id = await findOrganisationOfEmail(database, email);
    if (org_id === null) throw new Error(`Nobody signs in as ${email}; nothing was changed.`);
    await database.write({ org_id, actor_user_id: null }, async (tx) => {
      await setPlan(tx, plan, new Date().toISOString());
      const summary = `Plan by the server operator: ${plan?.plan ?? 'default'}`;
      tx.audit({ action: 'change', entity: 'organisation', entity_id: org_id, summary });
    });
  });
  return plan === null
    ? `The organisation of ${email} has the default plan.`
    : `The organisation of ${email} has the plan ${plan.plan}.`;
}

function planOf(words: readonly string[]) {
  try {
    return parsePlan(words);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The plan is not valid: ${reason}; nothing was changed.`, { cause: error });
  }
}
