import { Badge, Button } from '@mantine/core';
import { elapsedText } from '#emergencies/domain';
import { clockText } from '#packages/kit';
import { useNow, useZone } from '#packages/ui';
import { emergencyTexts as texts } from '../emergency-texts.ts';
import type { EmergencyOnSheet } from './use-emergency.ts';
import classes from './emergency-sheet.module.css';

/** The running time with its end, or the button that starts it. */
export function SheetTimer({ emergency }: { emergency: EmergencyOnSheet }) {
  const { start, current, begin, end } = emergency;
  if (start === null) {
    return (
      <div className={classes['timer']}>
        <Button size="md" data-danger onClick={begin}>
          {texts.start}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes['timer']}>
      <Elapsed start={start} />
      {current?.isDrill === true && (
        <Badge variant="default" tt="none">
          {texts.drillMark}
        </Badge>
      )}
      <Button variant="default" disabled={current === null} onClick={() => void end()}>
        {texts.end}
      </Button>
    </div>
  );
}

function Elapsed({ start }: { start: number }) {
  const [now, zone] = [useNow(1000), useZone()];
  return (
    <span className={classes['elapsed']}>
      <b role="timer" className="ws-figures">
        {elapsedText(now - start)}
      </b>
      <small>{texts.startedAt(clockText(start, zone))}</small>
    </span>
  );
}
