import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { alertTexts } from '../alert-texts.ts';
import { useSave } from '#packages/form/web';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, LeaveGuard, useNow } from '#packages/ui';
import { RulePreview } from '../preview/rule-preview.tsx';
import { RehearsalCard } from '../rehearsal/rehearsal-card.tsx';
import { useRuleActions } from '../use-rule-actions.ts';
import { fieldOf, pastErrors, scopeErrors, triggerOfDraft, withThreshold } from './rule-draft.ts';
import type { DraftErrors, RuleDraft } from './rule-draft.ts';
import { ScopeStep } from './scope-step.tsx';
import { TriggerStep } from './trigger-step.tsx';
import { TypeStep } from './type-step.tsx';
import type { WizardSetting } from './step-props.ts';
import { WizardSteps } from './wizard-steps.tsx';
import classes from './wizard.module.css';

interface Props {
  alert_rule_id: string;
  isNew: boolean;
  /** The stored rule is switched off. */
  isOff?: boolean;
  setting: WizardSetting;
  stored: RuleDraft;
}

const [typeStep, triggerStep, scopeStep] = [0, 1, 2] as const;

/** The form of a rule in three steps, and its preview. */
export function RuleWizard({ alert_rule_id, isNew, isOff = false, setting, stored }: Props) {
  const form = useSave<RuleDraft>(stored);
  const { values: draft, errors, isBusy } = form;
  const [step, setStep] = useState<number>(typeStep);
  /** The last step that can be opened directly. */
  const [furthest, setFurthest] = useState<number>(isNew ? typeStep : scopeStep);
  const { online } = useSyncStatus();
  const now = useNow();
  const { save } = useRuleActions();
  const navigate = useNavigate();
  const { frame, body, focusStep, focusError } = useFocus();
  const read = triggerOfDraft(draft.trigger, setting.unit);

  function open(next: number): void {
    setStep(next);
    setFurthest((before) => Math.max(before, next));
  }

  function go(next: number): void {
    open(next);
    focusStep();
  }

  /** Opens the step of the first error and focuses its field. */
  function refuse(problems: DraftErrors): void {
    const isOfScope = ['jobs', 'locations', 'channels'].some((field) => field in problems);
    const isOfTrigger = Object.keys(problems).some((field) => !scopeFields.has(field));
    if (isOfTrigger) open(triggerStep);
    else if (isOfScope) open(scopeStep);
    form.refuse(problems);
    focusError();
  }

  function onNext(): void {
    if (step === triggerStep && read.trigger === null) return refuse(read.errors);
    const problems =
      step === triggerStep && read.trigger !== null ? pastErrors(read.trigger, now) : {};
    if (Object.keys(problems).length > 0) return refuse(problems);
    form.refuse({});
    go(step + 1);
  }

  async function onSave(): Promise<void> {
    if (read.trigger === null) return refuse(read.errors);
    const problems = {
      ...pastErrors(read.trigger, now),
      ...scopeErrors(draft, read.trigger, setting.tags),
    };
    if (Object.keys(problems).length > 0) return refuse(problems);
    const { trigger } = read;
    const { jobs, locations, use_roster, channels } = draft;
    await form.save({
      async send() {
        const refused = await save({
          ...{ alert_rule_id, use_roster, channels, trigger, type: trigger.kind },
          ...{ tag_ids: [...jobs, ...locations], enabled: true, active: true },
        });
        if (refused === null) return null;
        const shown = Object.entries(refused).map(([field, text]) => [fieldOf(field), text]);
        const byField = Object.fromEntries(shown) as DraftErrors;
        refuse(byField);
        return byField;
      },
      onDone: () => navigate({ to: '/settings/alerts/rules', ignoreBlocker: true }),
    });
  }

  const isLast = step === scopeStep;
  const parts = { draft, errors, setting, onChange: form.change };
  return (
    <div className={classes['frame']}>
      <LeaveGuard when={form.isChanged && !isBusy} />
      <Form
        ref={frame}
        className={classes['form']}
        label={isNew ? alertTexts.newTitle : alertTexts.editTitle}
        onSubmit={() => {
          if (!isLast) onNext();
          else if (online && !isBusy) void onSave();
        }}
      >
        <WizardSteps
          step={step}
          furthest={furthest}
          onStep={(next) => {
            if (next > step && read.trigger === null) refuse(read.errors);
            else go(next);
          }}
        />
        <div
          ref={body}
          className={classes['body']}
          role="group"
          aria-label={alertTexts.steps[step]}
          tabIndex={-1}
        >
          {step === typeStep && <TypeStep {...parts} />}
          {step === triggerStep && <TriggerStep {...parts} />}
          {step === scopeStep && <ScopeStep {...parts} />}
        </div>
        <footer className={classes['actions']}>
          <ActionNote>
            {online ? (isLast && isOff ? alertTexts.isOff : '') : alertTexts.needsConnection}
          </ActionNote>
          <Button
            variant="default"
            disabled={step === typeStep || isBusy}
            onClick={() => go(step - 1)}
          >
            {alertTexts.back}
          </Button>
          {isLast ? (
            <Button type="submit" disabled={!online || isBusy} data-busy={isBusy}>
              {isBusy ? alertTexts.saving : alertTexts.save}
            </Button>
          ) : (
            <Button type="submit">{alertTexts.next}</Button>
          )}
        </footer>
      </Form>
      <RulePreview
        draft={draft}
        trigger={read.trigger}
        setting={setting}
        rehearsal={
          isLast && (
            <RehearsalCard
              draft={draft}
              trigger={read.trigger}
              setting={setting}
              onThreshold={(threshold) =>
                form.change({ trigger: withThreshold(draft.trigger, threshold, setting.unit) })
              }
            />
          )
        }
      />
    </div>
  );
}

const scopeFields: ReadonlySet<string> = new Set(['jobs', 'locations', 'channels']);

/** Focuses a step, or its first field with an error, once it is shown. */
function useFocus() {
  const frame = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ for: 'step' | 'error' } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    if (asked.for === 'error') {
      frame.current?.querySelector<HTMLElement>(wrongField)?.focus();
      return;
    }
    body.current?.focus({ preventScroll: true });
    // A long step was scrolled: the next one begins at its top.
    const isCut = (frame.current?.getBoundingClientRect().top ?? topBar) < topBar;
    if (isCut) frame.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return {
    ...{ frame, body },
    focusStep: () => setAsked({ for: 'step' }),
    focusError: () => setAsked({ for: 'error' }),
  };
}

/** Height of the bar at the top of the page. */
const topBar = 56;
const wrongField = "[aria-invalid='true'], [data-invalid='true'] input, [data-error] input";
