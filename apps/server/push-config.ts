import { z } from 'zod';
import type { PushOptions } from '#push/server';
import { text } from './config-text.ts';

const key = (name: string, bytes: number) =>
  text.pipe(
    z
      .string()
      .regex(
        new RegExp(`^[\\w-]{${String(Math.ceil((bytes * 4) / 3))}}$`),
        `${name} must be a key of ${String(bytes)} bytes in base64url.`,
      )
      .optional(),
  );

/** Environment variables of notifications in browsers. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: key('VAPID_PUBLIC_KEY', 65),
  VAPID_PRIVATE_KEY: key('VAPID_PRIVATE_KEY', 32),
  VAPID_SUBJECT: text.pipe(
    z
      .string()
      .regex(
        /^(?:mailto:[^\s@]+@[\w.-]+|https:\/\/[\w.-]+\S*)$/,
        'VAPID_SUBJECT must be a mailto: or https: address.',
      )
      .optional(),
  ),
  PUSH_LOCAL: text.pipe(z.enum(['0', '1'], 'PUSH_LOCAL must be 0 or 1.').optional()),
};
const pushEnvironment = z.object(pushVariables);

type Environment = z.infer<typeof pushEnvironment> & { MAIL_FROM: string };

/**
 * How notifications are sent. Push services ask the subject about problems; by default that is the
 * sender of the emails.
 *
 * @throws Error if only one of the keys is set
 */
export function pushOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  ...environment
}: Environment): PushOptions {
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other.');
  }
  const sender = /[^\s<@]+@[\w.-]+/.exec(environment.MAIL_FROM)?.[0] ?? '';
  return {
    keys:
      publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey },
    subject: environment.VAPID_SUBJECT ?? `mailto:${sender}`,
    allowsLocal: environment.PUSH_LOCAL === '1',
  };
}
