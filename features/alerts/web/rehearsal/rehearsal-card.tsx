import { Button } from '@mantine/core';
import { useState } from 'react';
import { alertMessages as messages } from '#alerts/contract';
import type { AlertTrigger } from '#alerts/contract';
import { thresholdSteps } from '#alerts/domain';
import { useSyncStatus } from '#packages/sync/web';
import { Card, WaitBar } from '#packages/ui';
import { WarningNote } from '../preview/warning-note.tsx';
import { NumberField } from '../wizard/number-field.tsx';
import { decimalOf } from '../wizard/rule-draft.ts';
import type { RuleDraft } from '../wizard/rule-draft.ts';
import type { WizardSetting } from '../wizard/step-props.ts';
import { RehearsalResult } from './rehearsal-result.tsx';
import { rehearsalTexts as texts } from './rehearsal-texts.ts';
import { keyOf, useRehearsal } from './use-rehearsal.ts';
import classes from './rehearsal.module.css';

interface Props {
  draft: RuleDraft;
  /** Null while a field of the trigger cannot be read. */
  trigger: AlertTrigger | null;
  setting: WizardSetting;
  /** Changes the threshold of the rule: Celsius, points, days or percent. */
  onThreshold: (threshold: number) => void;
}

/** What a rule would have sent in the last days, and will send by the forecast. */
export function RehearsalCard({ draft, trigger, setting, onThreshold }: Props) {
  const { online } = useSyncStatus();
  const { state, start, cancel } = useRehearsal();
  const [wanted, setWanted] = useState('');
  const [wantedError, setWantedError] = useState<string>();
  const { jobs, locations } = draft;
  const tag_ids = [...jobs, ...locations];
  const isComplete = trigger !== null && jobs.length > 0 && locations.length > 0;
  const canSuggest = trigger !== null && thresholdSteps(trigger) !== null;
  const isBusy = state.kind === 'busy';
  const isStale =
    state.kind === 'done' && (trigger === null || state.asked !== keyOf({ trigger, tag_ids }));

  function onStart(): void {
    if (trigger === null) return;
    const number = decimalOf(wanted);
    const isAsked = canSuggest && wanted.trim() !== '';
    const isWrong = isAsked && !(number >= 0.1 && number <= 1000);
    setWantedError(isWrong ? messages.wanted : undefined);
    if (isWrong) return;
    void start({ trigger, tag_ids, ...(isAsked && { wanted_per_week: number }) });
  }

  return (
    <Card title={texts.title} subtitle={texts.about}>
      <div
        className={classes['ask']}
        onKeyDown={(event) => {
          // The form around this card would save the rule.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          if (online && isComplete && !isBusy) onStart();
        }}
      >
        {canSuggest && (
          <NumberField
            label={texts.wanted}
            description={texts.wantedAbout}
            unit="per week"
            isWhole={false}
            value={wanted}
            error={wantedError}
            onChange={setWanted}
          />
        )}
        {isBusy ? (
          <div className={classes['busy']}>
            <WaitBar label={texts.busy} />
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </div>
        ) : (
          <Button variant="default" disabled={!online || !isComplete} onClick={onStart}>
            {texts.start}
          </Button>
        )}
      </div>
      {draft.use_roster && <p className={classes['quiet']}>{texts.everybody}</p>}
      {!online && <p className={classes['quiet']}>{texts.offline}</p>}
      {online && !isComplete && <p className={classes['quiet']}>{texts.incomplete}</p>}
      <div aria-live="polite">
        {state.kind === 'failed' && (
          <WarningNote>
            {texts.failed} {state.text}
          </WarningNote>
        )}
        {state.kind === 'done' && (
          <>
            {isStale && <WarningNote>{texts.stale}</WarningNote>}
            <RehearsalResult
              result={state.result}
              trigger={trigger}
              setting={setting}
              onThreshold={onThreshold}
            />
          </>
        )}
      </div>
    </Card>
  );
}
