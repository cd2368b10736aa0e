import { IconBell, IconMail, IconMessage, IconWebhook } from '@tabler/icons-react';
import type { AlertChannel } from '#alerts/contract';
import { channelTexts } from '../alert-texts.ts';
import classes from './rules.module.css';

/** The icon of each channel. */
export const channelSigns = {
  push: IconBell,
  email: IconMail,
  sms: IconMessage,
  webhook: IconWebhook,
} as const;

/** The channels of a rule as icons with their names. */
export function ChannelMarks({ channels }: { channels: readonly AlertChannel[] }) {
  return (
    <ul className={classes['channels']}>
      {channels.map((channel) => {
        const Sign = channelSigns[channel];
        return (
          <li key={channel} title={channelTexts[channel].word}>
            <Sign size={14} stroke={1.75} aria-hidden />
            <span className="ws-only-heard">{channelTexts[channel].word}</span>
          </li>
        );
      })}
    </ul>
  );
}
