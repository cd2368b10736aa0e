import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { ToastBody } from './toast-body.tsx';
import { toastTimes } from './toast.ts';
import type { KeptToast } from './toast.ts';

const icons = {
  done: <IconCheck size={16} stroke={2} color="var(--ws-good-edge)" aria-hidden />,
  note: <IconInfoCircle size={16} stroke={1.9} color="var(--ws-accent)" aria-hidden />,
  problem: <IconAlertTriangle size={16} stroke={1.9} color="var(--ws-danger-ink)" aria-hidden />,
} as const;

/** Shows a toast at the bottom right; it stays on hover and focus. */
export function raiseToast(toast: KeptToast): void {
  const id = String(toast.id);
  notifications.show({
    id,
    icon: icons[toast.kind],
    message: <ToastBody toast={toast} onDone={() => notifications.hide(id)} />,
    autoClose:
      toast.action === undefined ? toastTimes[toast.cause ?? 'write'] : toastTimes.withAction,
    role: toast.kind === 'problem' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close' },
    withBorder: true,
    className: toast.cause === 'background' ? 'ws-toast-background' : '',
  });
}

/** Removes a toast if it is still shown. */
export function lowerToast(id: number): void {
  notifications.hide(String(id));
}
