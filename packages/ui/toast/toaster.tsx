import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { toastLayer } from '../theme/theme.ts';
import { toastTimes } from './toast.ts';
import { loadToasts, toastLimit } from './toasts.ts';
import './toaster.css';

/** The container of toasts, once in the frame. */
export function Toaster() {
  useEffect(() => void loadToasts().catch(() => undefined), []);
  return (
    <Notifications
      position="bottom-right"
      limit={toastLimit}
      autoClose={toastTimes.background}
      containerWidth={360}
      zIndex={toastLayer}
      transitionDuration={200}
      pauseResetOnHover="notification"
    />
  );
}
