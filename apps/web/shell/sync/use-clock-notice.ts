import { useEffect, useRef } from 'react';
import { showToast } from '#packages/ui';
import { shellMessages } from '../shell-messages.ts';

/** Says once that this device's clock differs from the server's. */
export function useClockNotice(minutes: number | null): void {
  const hasSaid = useRef(false);
  useEffect(() => {
    if (minutes === null || hasSaid.current) return;
    hasSaid.current = true;
    const text = shellMessages.clockOff(minutes);
    showToast({ kind: 'problem', text, detail: shellMessages.clockOffDetail, cause: 'background' });
  }, [minutes]);
}
