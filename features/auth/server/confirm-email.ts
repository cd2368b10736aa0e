import { linkLife, sendMail } from '#outbox/server';
import type { Database, WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';
import { confirmAddress, createResetToken, hashToken } from './token.ts';

/** Mails a person the link that confirms their email; earlier links are revoked. */
export async function askToConfirm(
  tx: WriteTx,
  { newId, now, publicUrl }: Pick<ServerContext, 'newId' | 'now' | 'publicUrl'>,
  { user_id, email }: { user_id: string; email: string },
): Promise<void> {
  const token = createResetToken();
  const time = now();
  await tx.query(
    `insert into email_proofs (org_id, user_id, email, token_hash, expires_time)
     values ($1, $2, $3, $4, $5)
     on conflict (org_id, user_id) do update
       set email = $3, token_hash = $4, expires_time = $5, used_time = null`,
    [tx.org_id, user_id, email, hashToken(token), new Date(time + linkLife).toISOString()],
  );
  await sendMail(tx, {
    message_id: newId(),
    user_id,
    to: email,
    subject: 'Confirm your email address',
    paragraphs: [
      'Please confirm that this email address is yours. Until you confirm it, somebody else can register this address.',
      'The link below works once, within 60 minutes. You can request another one in Watershade.',
      'If you do not know this organisation, do not open the link.',
    ],
    action: { label: 'Confirm your email address', url: confirmAddress(publicUrl, token) },
    is_secret: true,
    created_time: new Date(time).toISOString(),
  });
}

interface FoundProof {
  org_id: string;
  user_id: string;
  expires_time: string;
  is_used: boolean;
}

/** The person of a token; null if it is unknown, or the person has another email now. */
export async function findProof(database: Database, token: string): Promise<FoundProof | null> {
  const [found] = await database.lookUp<FoundProof>(
    'select org_id, user_id, expires_time, is_used from find_email_proof($1)',
    [hashToken(token)],
  );
  return found ?? null;
}

/**
 * Uses up a link that was sent to this email. The caller has locked the account, whose email may
 * have changed since the link was read; a new email is not confirmed by it.
 *
 * 'used' if it was used meanwhile; 'expired' if it was replaced or sent to another email.
 */
export async function takeProof(
  tx: WriteTx,
  { token, email, now }: { token: string; email: string; now: number },
): Promise<'taken' | 'used' | 'expired'> {
  const { rows } = await tx.query<{ is_free: boolean }>(
    `select used_time is null as is_free from email_proofs
     where org_id = $1 and token_hash = $2 and email = $3 for update`,
    [tx.org_id, hashToken(token), email],
  );
  const [found] = rows;
  if (found === undefined) return 'expired';
  if (!found.is_free) return 'used';
  await tx.query('update email_proofs set used_time = $3 where org_id = $1 and token_hash = $2', [
    ...[tx.org_id, hashToken(token), new Date(now).toISOString()],
  ]);
  return 'taken';
}
