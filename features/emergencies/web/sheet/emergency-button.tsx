import { Button } from '@mantine/core';
import { IconAmbulance } from '@tabler/icons-react';
import { elapsedText } from '#emergencies/domain';
import { emergencyNow } from '#emergencies/offline';
import { useCopy } from '#packages/sync/web';
import { useNow } from '#packages/ui';
import { emergencyTexts as texts } from '../emergency-texts.ts';
import { useShowSheet } from './sheet-address.ts';
import classes from './emergency-button.module.css';

/** Opens the emergency sheet from every screen; while an own emergency runs it shows the time. */
export function EmergencyButton() {
  const show = useShowSheet();
  const { data } = useCopy(emergencyNow, {});
  const start = data?.start ?? null;
  return (
    <Button
      variant="default"
      data-danger
      className={classes['button']}
      leftSection={<IconAmbulance size={18} stroke={1.75} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => show(true)}
    >
      {start === null ? texts.button : <Running start={start} />}
    </Button>
  );
}

function Running({ start }: { start: number }) {
  const elapsed = elapsedText(useNow(1000) - start);
  return (
    <>
      <span className="ws-figures" aria-hidden>
        {elapsed}
      </span>
      <span className="ws-only-heard">{texts.buttonRunning(elapsed)}</span>
    </>
  );
}
