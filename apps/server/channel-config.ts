import { z } from 'zod';
import type { JsonSmsOptions, TwilioOptions } from '#outbox/server';
import { text } from './config-text.ts';

const smsServices = ['twilio', 'json'] as const;

/** Where SMS are sent; undefined: nowhere. */
export type SmsConfig =
  | ({ readonly service: 'twilio' } & TwilioOptions)
  | ({ readonly service: 'json' } & JsonSmsOptions)
  | undefined;

const smsPerDaySentence = 'SMS_PER_DAY must be a whole number from 0 to 1000000.';

/** Environment variables of the channels of messages. */
export const channelVariables = {
  SMS_SERVICE: text.pipe(
    z.enum(smsServices, `SMS_SERVICE must be one of ${smsServices.join(', ')}.`).optional(),
  ),
  SMS_URL: text.pipe(
    z
      .string()
      .regex(
        /^(?:https:\/\/|http:\/\/(?:127(?:\.\d+){3}|localhost|\[::1\])(?=[:/]|$))/,
        'SMS_URL must be an https address.',
      )
      .pipe(z.url('SMS_URL must be an https address.'))
      .optional(),
  ),
  SMS_ACCOUNT: text,
  SMS_TOKEN: text,
  SMS_FROM: text,
  SMS_PER_DAY: text
    .transform((value) => Number(value ?? 500))
    .pipe(z.int(smsPerDaySentence).min(0, smsPerDaySentence).max(1_000_000, smsPerDaySentence)),
  WEBHOOK_PRIVATE: text.pipe(z.enum(['0', '1'], 'WEBHOOK_PRIVATE must be 0 or 1.').optional()),
};
const channelEnvironment = z.object(channelVariables);

const twilio = 'https://api.twilio.com';

/**
 * The SMS service of the environment.
 *
 * @throws Error if a variable that the service needs is missing
 */
export function smsOf(environment: z.infer<typeof channelEnvironment>): SmsConfig {
  const { SMS_SERVICE, SMS_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM } = environment;
  switch (SMS_SERVICE) {
    case undefined:
      return undefined;
    case 'twilio':
      if (SMS_ACCOUNT === undefined || SMS_TOKEN === undefined || SMS_FROM === undefined) {
        throw new Error('SMS_SERVICE twilio needs SMS_ACCOUNT, SMS_TOKEN and SMS_FROM.');
      }
      return {
        ...{ service: 'twilio', url: SMS_URL ?? twilio, account: SMS_ACCOUNT },
        ...{ token: SMS_TOKEN, from: SMS_FROM },
      };
    case 'json':
      if (SMS_URL === undefined) throw new Error('SMS_SERVICE json needs SMS_URL.');
      return { service: 'json', url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM };
  }
}
