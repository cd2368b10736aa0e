import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import { doubtQuestion } from '#measurements/domain';
import type { ValueDoubt } from '#measurements/domain';
import classes from './value-question.module.css';

interface Props {
  doubt: ValueDoubt;
  /** The field of the value, which is scrolled into sight together with the person above it. */
  field: RefObject<HTMLInputElement | null>;
  isSaving: boolean;
  /** Back to the value, which stays as it is. */
  onCancel: () => void;
  onSave: () => void;
}

/**
 * Asks about a value in the place of the form's buttons. 'Cancel' takes the focus, so that the Enter which
 * sent the form does not answer the question as well. Escape cancels, and leaves the dialog around it open.
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
