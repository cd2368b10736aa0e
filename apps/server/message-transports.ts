import { join } from 'node:path';
import { keepingTransport, smtpTransport } from '#outbox/server';
import type { MailTransport } from '#outbox/server';
import type { Clock } from '#packages/kit';
import type { Config } from './config.ts';

/** How emails are sent, by the configuration. */
export function mailTransport({ smtpUrl, mailFrom, dataDir }: Config, now: Clock): MailTransport {
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl, mailFrom);
  return keepingTransport(join(dataDir, 'outbox'), now);
}
