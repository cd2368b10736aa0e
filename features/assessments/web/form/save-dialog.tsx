import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { assessmentMessages } from '#assessments/contract';
import type { ThermalAnswers } from '#assessments/contract';
import { useSave } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal } from '#packages/ui';
import { useAssessmentActions } from '../use-assessments.ts';

interface Props {
  /** The assessment to save; null if closed. */
  answers: ThermalAnswers | null;
  /** The suggested name. */
  name: string;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of an assessment, and saves it. */
export function SaveDialog({ answers, ...props }: Props) {
  return (
    <Modal opened={answers !== null} onClose={props.onClose} title="Save assessment">
      {answers !== null && <SaveForm answers={answers} {...props} />}
    </Modal>
  );
}

function SaveForm({ answers, name, onSaved, onClose }: Props & { answers: ThermalAnswers }) {
  const { online } = useSyncStatus();
  // Created once, so that sending twice saves one assessment.
  const [assessment_id] = useState(newId);
  const { values, errors, isBusy, save, text } = useSave({ name });
  const actions = useAssessmentActions();
  const send = () =>
    save({
      problems: values.name.trim() === '' ? { name: assessmentMessages.nameRequired } : {},
      send: () => actions.save({ assessment_id, ...values, answers }),
      onDone: () => {
        onSaved(values.name);
        onClose();
      },
    });

  return (
    <DialogForm
      label="Save assessment"
      onSubmit={send}
      submit="Save"
      isBusy={isBusy}
      isOff={!online}
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        placeholder="Kiln at noon"
        required
        data-autofocus
        maxLength={100}
        autoComplete="off"
        {...text('name')}
        error={Object.values(errors)[0]}
      />
    </DialogForm>
  );
}
