import { Button, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { draftErrors, noDrinkAnswer, noDrinkMinutes, unitOf } from '#measurements/domain';
import { showToast, useZone } from '#packages/ui';
import { NoDrinkGate } from '../guidance/no-drink-gate.tsx';
import { useNoDrink } from '../guidance/use-no-drink.ts';
import { testOfDraft } from '../after-test/after-test.ts';
import type { SavedTest } from '../after-test/after-test.ts';
import { useMeasurementActions } from '../use-measurement-actions.ts';
import { emptyDraft } from './empty-draft.ts';
import { useValueCheck } from './use-value-check.ts';
import { ValueQuestion } from './value-question.tsx';
import classes from './quick-test.module.css';

/** A test that was saved. */
export interface SavedQuickTest {
  measurement_id: string;
  isQueued: boolean;
  test: SavedTest | null;
}

interface Props {
  person: { user_id: string; name: string };
  /** Id of the test. The caller keeps it with the typed value until the test is saved. */
  measurement_id: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Word of the button that saves. */
  submit: string;
  /** Called once the test is stored, on the server or on this device. */
  onSaved: (saved: SavedQuickTest) => void;
  /** Called before a test is stored, and with false if it was not. */
  onSaving?: (isSaving: boolean) => void;
  /** The answers to the wait in one row. */
  isWide: boolean;
  /** Places the button that saves, and the question about a value, in the bar of the screen. */
  bar: (actions: ReactNode) => ReactNode;
}

/** Says that the last food or drink was 15 minutes ago or longer. */
export const waitedKey = 'Alt+W';

/**
 * A saliva test that is taken now, with nothing but its value, for people who test many others. The
 * wait without drinking and implausible values are checked as in the full form.
 */
export function QuickTest(props: Props) {
  const { person, measurement_id, typed, onTyped, onSaved } = props;
  const zone = useZone();
  const actions = useMeasurementActions();
  const wait = useNoDrink(person.user_id);
  const gate = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [start] = useState(() => emptyDraft(person.user_id, Date.now(), measurement_id));
  const check = useValueCheck(start);
  const [isAnyway, setAnyway] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const onWaited = () => {
    if (gate.current === null || gate.current.closest('[inert]') !== null) return;
    if (wait.state.is === 'unknown') wait.since(noDrinkMinutes);
    field.current?.focus();
  };
  useHotkeys([['alt+W', onWaited, { usePhysicalKeys: true }]], []);

  async function save(isConfirmed: boolean): Promise<void> {
    if (isSaving) return;
    const now = Date.now();
    const draft = { ...start, value: typed, created_time: now };
    const { value: problem } = draftErrors(draft, now);
    setError(problem);
    if (problem !== undefined) {
      check.close();
      field.current?.focus();
      return;
    }
    const drink = noDrinkAnswer(now, wait.state, isAnyway, now);
    setRefused(!drink.may);
    if (!drink.may) return gate.current?.focus();
    const passed = check.pass(draft, isConfirmed);
    if (passed === null) return;
    setSaving(true);
    props.onSaving?.(true);
    const outcome = await actions.add({ ...passed, waited: drink.waited }, zone);
    setSaving(false);
    check.close();
    if (outcome.isSaved) {
      wait.stop();
      const test = testOfDraft(passed, person.name);
      return onSaved({ measurement_id, isQueued: outcome.isQueued, test });
    }
    props.onSaving?.(false);
    field.current?.focus();
    const { errors, message, detail } = outcome;
    setError(errors.value);
    const text = message ?? errors.created_time ?? null;
    if (text !== null) showToast({ kind: 'problem', text, detail: detail ?? undefined });
  }

  return (
    <form
      noValidate
      aria-label={`${props.submit}: ${person.name}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <TextInput
        ref={field}
        className={classes['value']}
        label="Value"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        value={typed}
        readOnly={isSaving}
        error={error}
        rightSection={<span>{unitOf('sosm')}</span>}
        rightSectionWidth={72}
        onChange={(event) => {
          setError(undefined);
          check.close();
          onTyped(event.currentTarget.value);
        }}
      />
      <div className={classes['gate']}>
        <NoDrinkGate
          section={gate}
          field={field}
          wait={wait}
          isEarlier={false}
          isWide={props.isWide}
          isAnyway={isAnyway}
          onAnyway={setAnyway}
          isRefused={isRefused}
        />
      </div>
      {props.bar(
        check.question === null ? (
          <Button type="submit" size="lg" h={52} fullWidth loading={isSaving}>
            {props.submit}
          </Button>
        ) : (
          <ValueQuestion
            doubt={check.question}
            field={field}
            isSaving={isSaving}
            onCancel={() => {
              check.close();
              field.current?.focus();
            }}
            onSave={() => void save(true)}
          />
        ),
      )}
    </form>
  );
}
