import { Badge, Button } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { RelativeTime } from '#packages/ui';
import type { PersonSignIn } from '#auth/contract';
import { deviceWords } from '#auth/domain';
import classes from './settings.module.css';

interface Props {
  signIn: PersonSignIn & { is_current?: boolean };
  /** Label of the button that ends it. */
  action?: string;
  isBusy: boolean;
  onEnd: () => void;
}

/** One sign-in: device, start and last use. */
export function SignInRow({ signIn, action = 'End', isBusy, onEnd }: Props) {
  const words = deviceWords(signIn.user_agent);
  const Icon = /Android|iPhone|iPad/.test(words) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>
        <p className={classes['device']}>
          {words}
          {signIn.is_current === true && (
            <Badge size="xs" variant="default">
              This sign-in
            </Badge>
          )}
        </p>
        <p className="ws-figures ws-hint">
          Signed in <RelativeTime time={Date.parse(signIn.created_time)} />, last used{' '}
          <RelativeTime time={Date.parse(signIn.last_used_time)} />
        </p>
      </div>
      {signIn.is_current !== true && (
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={isBusy}
          aria-label={`${action} ${words}`}
          onClick={onEnd}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
