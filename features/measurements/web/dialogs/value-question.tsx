import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import { doubtQuestion } from '#measurements/domain';
import type { ValueDoubt } from '#measurements/domain';
import classes from './value-question.module.css';

interface Props {
  doubt: ValueDoubt;
  /** The value field, which is scrolled into view together with the person above it. */
  field: RefObject<HTMLInputElement | null>;
  isSaving: boolean;
  /** Returns to the value, which is kept. */
  onCancel: () => void;
  onSave: () => void;
}

/**
 * Asks about a value instead of showing the form's buttons. 'Cancel' gets the focus, so that the
 * Enter key that sent the form does not also answer the question. Escape cancels and leaves the
 * dialog open.
 */
export function ValueQuestion({ doubt, field, isSaving, onCancel, onSave }: Props) {
  const sentence = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    field.current?.focus();
    cancel.current?.focus();
  }, [doubt, field]);
  const stay = { 'data-mantine-stop-propagation': true } as const;
  return (
    <div
      role="alertdialog"
      aria-labelledby={sentence}
      className={classes['question']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <p id={sentence} className={classes['sentence']}>
        <IconAlertTriangle size={18} aria-hidden />
        <span>{doubtQuestion(doubt)}</span>
      </p>
      <Group justify="end" gap={8}>
        <Button ref={cancel} variant="default" disabled={isSaving} onClick={onCancel} {...stay}>
          Cancel
        </Button>
        <Button loading={isSaving} onClick={onSave} {...stay}>
          Save anyway
        </Button>
      </Group>
    </div>
  );
}
