import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { calendarHiddenField, calendarMessages } from '#hydration/contract';
import { calendarSettings } from '#hydration/offline';
import { useCopy } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { useOwnFields } from './use-own-fields.ts';

/** 'Hide the calendar chart on the dashboard': saved when pressed. */
export function HideCalendar() {
  const { data } = useCopy(calendarSettings, {});
  const { online, save } = useOwnFields();
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function change(isHidden: boolean): Promise<void> {
    setWanted(isHidden);
    // Afterwards the value of the copy is shown again, whether it was saved or refused.
    const isSaved = await save({ [calendarHiddenField]: isHidden }).finally(() => setWanted(null));
    if (isSaved) showToast({ kind: 'done', text: calendarMessages.saved });
  }
  return (
    <Checkbox
      label={calendarMessages.hide}
      description={online ? undefined : calendarMessages.needsConnection}
      checked={wanted ?? data?.isHidden ?? false}
      disabled={!online || data === undefined}
      // A second press before the first is saved would act on the old value.
      onChange={({ currentTarget: { checked } }) => wanted === null && void change(checked)}
    />
  );
}
