import { alertMessages } from '#alerts/contract';
import type { ChannelChoice } from '#alerts/contract';
import type { Muted, RecipientChoice } from '#notifications/domain';

/** Which channels are configured. */
export interface ChannelSetup {
  mail: boolean;
  sms: boolean;
  webhook: boolean;
}

/** Emails are written in any case: without a mail server they stay in the outbox. */
type OtherChannels = Omit<ChannelSetup, 'mail'>;

interface Delivering {
  setup: OtherChannels;
  /** What the recipient wants. */
  choice: RecipientChoice;
  /** ISO time. */
  at: string;
}

interface ChannelResult {
  at: string;
  ok: boolean;
  error?: string;
}

/** How one recipient is notified. */
export interface Delivery {
  /** Shown in the product: sent. Otherwise queued while a message is, or follows after muting. */
  state: 'sent' | 'queued' | 'failed';
  /** Results that are known at once: those of messages follow. */
  results: Partial<Record<'push' | 'email' | 'sms' | 'webhook', ChannelResult>>;
  /** Why it failed. */
  error: string | null;
  muted: Muted | null;
  /** The number for SMS. */
  mobile: string | null;
  /** Milliseconds since 1970: the daily email that it is part of, if any. */
  digest_at: number | null;
  /** The messages that are sent. */
  has: { push: boolean; email: boolean; sms: boolean };
}

/** How a recipient is notified by the channels of an alert. Every recipient has an email address. */
export function deliveryOf(channels: ChannelChoice, { setup, choice, at }: Delivering): Delivery {
  const { muted, mobile, digest_at } = choice;
  const problems = {
    email: channels.email ? choiceProblem(choice, 'mail') : null,
    sms: channels.sms ? (smsProblem(setup, mobile) ?? choiceProblem(choice, 'sms')) : null,
    webhook: channels.webhook && !setup.webhook ? alertMessages.notConfigured : null,
  };
  const has = {
    push: channels.push && muted === null,
    email: channels.email && problems.email === null,
    sms: channels.sms && problems.sms === null,
  };
  // Muting ends, and then the recipient is reminded.
  const isLater =
    muted !== null && (channels.email || (channels.sms && smsProblem(setup, mobile) === null));
  const isQueued = has.email || has.sms || isLater || (channels.webhook && setup.webhook);
  const state = channels.push ? 'sent' : isQueued ? 'queued' : 'failed';
  const failed = Object.entries(problems).flatMap(([channel, error]) =>
    error === null ? [] : [[channel, { at, ok: false, error }] as const],
  );
  const errors = new Set(failed.map(([, { error }]) => error));
  return {
    ...{
      state,
      muted,
      mobile,
      digest_at,
      has,
      error: state === 'failed' ? [...errors].join('. ') : null,
    },
    results: { ...(channels.push && { push: { at, ok: true } }), ...Object.fromEntries(failed) },
  };
}

function smsProblem(setup: OtherChannels, mobile: string | null): string | null {
  if (!setup.sms) return alertMessages.notConfigured;
  return mobile === null ? alertMessages.noMobile : null;
}

function choiceProblem(choice: RecipientChoice, channel: 'mail' | 'sms'): string | null {
  if (choice[channel]) return null;
  return choice.muted === null ? alertMessages.switchedOff : mutedTexts[choice.muted.why];
}

const mutedTexts = { quiet: 'Muted: quiet hours', snoozed: 'Muted: snoozed' } as const;
