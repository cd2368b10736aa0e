import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { assessmentMessages } from '#assessments/contract';
import type { ThermalAnswers } from '#assessments/contract';
import { DialogForm, Modal } from '#packages/ui';
import { newId, useAssessmentActions } from '../use-assessments.ts';

interface Props {
  /** What is saved; null: closed. */
  answers: ThermalAnswers | null;
  /** The name that is offered. */
  name: string;
  online: boolean;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Asks what an assessment is called, and saves it. */
export function SaveDialog({ answers, ...props }: Props) {
  return (
    <Modal opened={answers !== null} onClose={props.onClose} title="Save assessment">
      {answers !== null && <SaveForm answers={answers} {...props} />}
    </Modal>
  );
}

function SaveForm({
  answers,
  name: offered,
  online,
  onSaved,
  onClose,
}: Props & { answers: ThermalAnswers }) {
  // Made once, so that sending twice is the same assessment.
  const [assessment_id] = useState(newId);
  const [name, setName] = useState(offered);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { save } = useAssessmentActions();

  async function send(): Promise<void> {
    if (name.trim() === '') return setProblem(assessmentMessages.nameRequired);
    setSaving(true);
    const refused = await save({ assessment_id, name, answers }).finally(() => setSaving(false));
    if (refused !== null) return setProblem(Object.values(refused)[0] ?? null);
    onSaved(name);
    onClose();
  }

  return (
    <DialogForm
      label="Save assessment"
      onSubmit={send}
      submit="Save"
      isBusy={isSaving}
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
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </DialogForm>
  );
}
