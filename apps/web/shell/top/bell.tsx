import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useId, useSyncExternalStore } from 'react';
import { keptToasts, markToastsSeen, onToasts, ToastBody } from '#packages/ui';
import classes from './bell.module.css';

/** Notifications of the last 24 hours. */
export function Bell() {
  const kept = useSyncExternalStore(onToasts, keptToasts);
  const unseen = kept.filter(({ seen }) => !seen).length;
  const title = useId();
  const label = unseen === 0 ? 'Notifications' : `Notifications, ${String(unseen)} new`;
  return (
    <Popover width={360} position="bottom-end" trapFocus returnFocus onClose={markToastsSeen}>
      <Popover.Target>
        <ActionIcon variant="subtle" radius="xl" aria-label={label} className={classes['bell']}>
          <IconBell size={18} stroke={1.75} />
          {unseen > 0 && (
            <span className={classes['count']} aria-hidden>
              {Math.min(unseen, 99)}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes['list']} aria-labelledby={title}>
        <h2 id={title}>Last 24 hours</h2>
        {kept.length === 0 ? (
          <p>Saved changes, sync and connection messages are kept here for a day. None so far.</p>
        ) : (
          <ul>
            {kept.map((toast) => (
              <li key={toast.id}>
                <ToastBody toast={toast} />
              </li>
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
