import { alertMessages } from '#alerts/contract';
import type { ChannelChoice } from '#alerts/contract';

/** Which channels are configured. */
export interface ChannelSetup {
  sms: boolean;
  webhook: boolean;
}

interface Delivering {
  setup: ChannelSetup;
  /** The number of the recipient; null if there is none. */
  mobile: string | null;
  /** ISO time. */
  at: string;
}

interface ChannelResult {
  at: string;
  ok: boolean;
  error?: string;
}

/** How one recipient is notified at first. */
export interface Delivery {
  /** Shown in the product: sent. Otherwise queued while a message is. */
  state: 'sent' | 'queued' | 'failed';
  /** Results that are known at once: those of messages follow. */
  results: Partial<Record<'push' | 'sms' | 'webhook', ChannelResult>>;
  /** Why it failed. */
  error: string | null;
  /** A text message is to be sent. */
  hasSms: boolean;
}

/** How a recipient is notified by the channels of an alert. Every recipient has an email address. */
export function deliveryOf(channels: ChannelChoice, { setup, mobile, at }: Delivering): Delivery {
  const problems = {
    sms: channels.sms ? smsProblem(setup, mobile) : null,
    webhook: channels.webhook && !setup.webhook ? alertMessages.notConfigured : null,
  };
  const hasSms = channels.sms && problems.sms === null;
  const hasWebhook = channels.webhook && problems.webhook === null;
  const isQueued = channels.email || hasSms || hasWebhook;
  const state = channels.push ? 'sent' : isQueued ? 'queued' : 'failed';
  const errors = [problems.sms, problems.webhook].filter((problem) => problem !== null);
  return {
    state,
    results: {
      ...(channels.push && { push: { at, ok: true } }),
      ...(problems.sms !== null && { sms: { at, ok: false, error: problems.sms } }),
      ...(problems.webhook !== null && { webhook: { at, ok: false, error: problems.webhook } }),
    },
    error: state === 'failed' ? [...new Set(errors)].join('. ') : null,
    hasSms,
  };
}

function smsProblem(setup: ChannelSetup, mobile: string | null): string | null {
  if (!setup.sms) return alertMessages.notConfigured;
  return mobile === null ? alertMessages.noMobile : null;
}
