import { authMessages } from '#auth/contract';
import { accountBucket, countAttempt } from '#auth/server';
import type { ServerContext } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';

/** Calls that compare emails with existing ones. */
type EmailCall = 'form' | 'file' | 'work-accounts';

/**
 * Counts a call that brings emails, per caller and per organisation, so that nobody can try out
 * many addresses.
 *
 * @throws HttpError TOO_MANY
 */
export async function countEmails(
  { viewer, database, now }: Pick<ServerContext, 'database' | 'now'> & { viewer: Viewer },
  kind: EmailCall,
): Promise<void> {
  const person = accountBucket(`emails-${kind}`, viewer);
  const organisation = `emails-${kind}-of:${viewer.org_id}`;
  const limits =
    kind === 'form'
      ? [
          { bucket: person, most: 300, seconds: 3600 },
          { bucket: organisation, most: 1000, seconds: 3600 },
        ]
      : [
          { bucket: person, most: 40, seconds: 3600 },
          { bucket: organisation, most: 120, seconds: 3600 },
        ];
  await countAttempt(database, limits, now(), authMessages.tooMany);
}
