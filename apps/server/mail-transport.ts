import { join } from 'node:path';
import { keepingTransport, smtpTransport } from '#outbox/server';
import type { MailTransport } from '#outbox/server';
import type { Clock } from '#packages/kit';
import type { Config } from './config.ts';

/** How mails leave, as the environment decides. */
export function mailTransport({ smtpUrl, mailFrom, dataDir }: Config, now: Clock): MailTransport {
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl, mailFrom);
  return keepingTransport(join(dataDir, 'outbox'), now);
}
