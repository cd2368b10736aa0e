import { Button, Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { emergencySteps } from '#emergencies/contract';
import type { EmergencyStep } from '#emergencies/contract';
import { elapsedText } from '#emergencies/domain';
import { clockText, hourText } from '#packages/kit';
import { useZone } from '#packages/ui';
import { emergencyTexts as texts, stepWords } from '../emergency-texts.ts';
import type { EmergencyOnSheet } from './use-emergency.ts';
import classes from './steps-section.module.css';

/** The buttons that record when each step was taken, and the emergencies of others. */
export function StepsSection({ emergency }: { emergency: EmergencyOnSheet }) {
  const { start, isDrill, setDrill, others, join } = emergency;
  const zone = useZone();
  return (
    <section aria-label={texts.log}>
      <div className={classes['head']}>
        <h3>{texts.log}</h3>
        {start === null && (
          <Checkbox
            label={texts.drill}
            checked={isDrill}
            onChange={(event) => setDrill(event.currentTarget.checked)}
          />
        )}
      </div>
      {start === null && <p className={classes['note']}>{texts.startNote}</p>}
      <div className={classes['steps']}>
        {emergencySteps.map((step) => (
          <Step key={step} step={step} emergency={emergency} />
        ))}
      </div>
      {start === null && others.length > 0 && (
        <ul className={classes['others']} aria-label={texts.others}>
          {others.map((each) => (
            <li key={each.emergency_id}>
              <span>
                <b>{texts.others}</b>
                {texts.othersText(
                  each.location,
                  hourText(each.start, zone),
                  each.recordedBy[0] ?? null,
                )}
              </span>
              <Button variant="default" onClick={() => join(each.emergency_id)}>
                {texts.join}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface StepProps {
  step: EmergencyStep;
  emergency: EmergencyOnSheet;
}

function Step({ step, emergency: { current, start, step: take, undo } }: StepProps) {
  const zone = useZone();
  const word = stepWords[step];
  const line = current?.lines.find(({ kind, isMistake }) => kind === step && !isMistake);
  if (line === undefined) {
    return (
      <button type="button" className={classes['step']} onClick={() => void take(step)}>
        {word}
      </button>
    );
  }
  return (
    <div className={classes['taken']}>
      <span>
        <b>
          <IconCheck size={18} stroke={2.25} aria-hidden />
          {word}
        </b>
        <span className="ws-figures">{clockText(line.time, zone)}</span>
        {start !== null && <small>{texts.afterStart(elapsedText(line.time - start))}</small>}
      </span>
      <Button
        variant="subtle"
        size="sm"
        aria-label={texts.undoOf(word)}
        onClick={() => void undo(line.entry_id)}
      >
        {texts.undo}
      </Button>
    </div>
  );
}
