import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { OwnAlerts, useOwnAlerts } from '#alerts/web';
import { BellSnooze } from '#notifications/web';
import { countOf } from '#packages/kit';
import { TicketNews, useTicketNews } from '#tickets/web';
import { keptToasts, markToastsSeen, onToasts, ToastBody } from '#packages/ui';
import classes from './bell.module.css';

/** The viewer's own open alerts, and the notifications of the last 24 hours. */
export function Bell() {
  const kept = useSyncExternalStore(onToasts, keptToasts);
  const alerts = useOwnAlerts();
  const tickets = useTicketNews();
  const [isOpen, setOpen] = useState(false);
  // Toasts are what somebody did or saw just now: they are listed, and no news.
  const count = alerts.length + tickets.length;
  const title = useId();
  const news = [
    // The shown number is part of the name.
    ...(alerts.length > 0 && tickets.length > 0 ? [`${String(count)} in all`] : []),
    ...(alerts.length > 0 ? [countOf(alerts.length, 'open alert')] : []),
    ...(tickets.length > 0 ? [countOf(tickets.length, 'ticket reply', 'ticket replies')] : []),
  ];
  const panel = useRef<HTMLDivElement>(null);
  // The focused button goes with its alert; without a focus in the panel Escape would not close it.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, [alerts.length]);
  // Another screen is opened by a link in the panel, or by a key while it is open.
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setOpen(false);
  }
  const close = () => {
    setOpen(false);
    markToastsSeen();
  };
  return (
    <Popover
      width={360}
      position="bottom-end"
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
      onClose={markToastsSeen}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          radius="xl"
          aria-label={['Notifications', ...news].join(', ')}
          className={classes['bell']}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <IconBell size={18} stroke={1.75} />
          {count > 0 && (
            <span className={classes['count']} aria-hidden>
              {Math.min(count, 99)}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown ref={panel} className={classes['list']} aria-labelledby={title}>
        {alerts.length > 0 && <OwnAlerts alerts={alerts} onLeave={close} />}
        {tickets.length > 0 && <TicketNews tickets={tickets} onLeave={close} />}
        <BellSnooze />
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
