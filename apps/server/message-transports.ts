import { join } from 'node:path';
import {
  jsonSms,
  keepingTransport,
  limitedSms,
  smtpTransport,
  twilioSms,
  webhookTransport,
} from '#outbox/server';
import type { MessageTransport, MessageTransports } from '#outbox/server';
import type { Database } from '#packages/database';
import type { Clock } from '#packages/kit';
import type { SmsConfig } from './channel-config.ts';
import type { Config } from './config.ts';

/** How messages of each channel are sent, by the configuration. */
export function messageTransports(
  { smtpUrl, mailFrom, dataDir, sms, smsPerDay: most, allowsPrivateWebhooks }: Config,
  { database, now }: { database: Database; now: Clock },
): MessageTransports {
  return {
    mail:
      smtpUrl === undefined
        ? keepingTransport(join(dataDir, 'outbox'), now)
        : smtpTransport(smtpUrl, mailFrom),
    ...(sms !== undefined && {
      sms: limitedSms(smsTransport(sms), { database, now, most }),
    }),
    webhook: webhookTransport({ database, now, allowsPrivate: allowsPrivateWebhooks }),
  };
}

function smsTransport(sms: NonNullable<SmsConfig>): MessageTransport {
  return sms.service === 'twilio' ? twilioSms(sms) : jsonSms(sms);
}
