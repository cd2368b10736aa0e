import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSave, useWrongField } from '#packages/form/web';
import type { Errors, Refused } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import {
  DialogForm,
  LeaveGuard,
  Modal,
  showToast,
  TextSkeleton,
  useDiscardQuestion,
} from '#packages/ui';
import { longest, ticketCategories, ticketMessages as messages } from '#tickets/contract';
import type { TicketCategory } from '#tickets/contract';
import { FileField } from './file-field.tsx';
import { ticketTexts as texts } from './ticket-texts.ts';
import classes from './tickets.module.css';
import { useDiagnostics } from './use-diagnostics.ts';
import { useNewTicket } from './use-tickets.ts';
import type { ChosenFile } from './use-tickets.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The form of a new ticket. What was typed and chosen is kept until all of it is sent. */
export function NewTicketDialog({ opened, onClose }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  return (
    <Modal opened={opened} onClose={onGuardedClose} title={texts.open} size={560}>
      {opened && <TicketForm onClose={onClose} onCancel={onGuardedClose} onChanged={onChanged} />}
    </Modal>
  );
}

interface FormProps extends Pick<Props, 'onClose'> {
  onCancel: () => void;
  /** Called with whether something is not saved. */
  onChanged: (isChanged: boolean) => void;
}

interface Fields {
  subject: string;
  category: TicketCategory;
  text: string;
  hasDiagnostics: boolean;
  files: readonly ChosenFile[];
}

const blank: Fields = {
  ...{ subject: '', category: 'Question', text: '', hasDiagnostics: false, files: [] },
};

function TicketForm({ onClose, onCancel, onChanged }: FormProps) {
  const { online } = useSyncStatus();
  const [ticket_id] = useState(newId);
  /** The number of the ticket once it is open; files may still be missing. */
  const [number, setNumber] = useState<number | null>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const { open, attach } = useNewTicket();
  const form = useSave<Fields>(blank);
  const { values, errors, change } = form;
  const diagnostics = useDiagnostics(values.hasDiagnostics);
  const isOpen = number !== null;
  // Of an open ticket only the files can be lost.
  const isUnsaved = isOpen
    ? values.files.some(({ file_id }) => !sent.includes(file_id))
    : form.isChanged;
  useEffect(() => onChanged(isUnsaved), [onChanged, isUnsaved]);
  const frame = useWrongField<HTMLFormElement>(errors);

  async function send(): Promise<Refused> {
    const { subject, category, text, files } = values;
    let given = number;
    if (given === null) {
      const body = { ticket_id, subject, category, text, diagnostics: diagnostics.text ?? null };
      const refused = await open(body, (opened) => {
        given = opened;
        setNumber(opened);
      });
      if (refused !== null) return refused;
    }
    for (const file of files) {
      if (sent.includes(file.file_id)) continue;
      const refused = await attach(ticket_id, file);
      if (refused !== null) {
        const { file: problem } = refused;
        return problem === undefined ? {} : { file: `${file.file.name}: ${problem}` };
      }
      setSent((before) => [...before, file.file_id]);
    }
    showToast({ kind: 'done', text: texts.opened(given ?? 0) });
    return null;
  }

  const isReading = values.hasDiagnostics && diagnostics.text === undefined;
  return (
    <DialogForm
      ref={frame}
      label={texts.open}
      submit={isOpen ? (values.files.length === 0 ? texts.done : texts.sendFiles) : texts.send}
      isBusy={form.isBusy}
      isOff={!online || (isReading && !diagnostics.hasFailed)}
      onCancel={onCancel}
      onSubmit={() => form.save({ problems: problemsOf(values), send, onDone: onClose })}
    >
      <LeaveGuard when={isUnsaved} />
      {isOpen && !form.isBusy && <p role="status">{texts.filesLeft(number)}</p>}
      <TextInput
        label={texts.subject}
        required
        data-autofocus
        maxLength={longest.subject}
        autoComplete="off"
        disabled={isOpen}
        {...form.text('subject')}
      />
      <NativeSelect
        label={texts.category}
        data={[...ticketCategories]}
        value={values.category}
        disabled={isOpen}
        error={errors['category']}
        onChange={(event) => change({ category: event.currentTarget.value as TicketCategory })}
      />
      <Textarea
        label={texts.description}
        description={texts.descriptionAbout}
        required
        autosize
        minRows={4}
        maxRows={12}
        maxLength={longest.text}
        disabled={isOpen}
        {...form.text('text')}
      />
      <FileField
        hasLabel
        files={values.files}
        sent={sent}
        error={errors['file']}
        disabled={form.isBusy}
        onFiles={(files) => change({ files })}
      />
      <Checkbox
        label={texts.diagnostics}
        description={texts.diagnosticsAbout}
        checked={values.hasDiagnostics}
        disabled={isOpen}
        error={errors['diagnostics']}
        onChange={(event) => change({ hasDiagnostics: event.currentTarget.checked })}
      />
      {isReading &&
        (diagnostics.hasFailed ? (
          <p className={classes['error']} role="alert">
            {texts.diagnosticsFailed}
          </p>
        ) : (
          <TextSkeleton widths={[70, 40]} />
        ))}
      {diagnostics.text !== undefined && <Diagnostics text={diagnostics.text} />}
    </DialogForm>
  );
}

/** The diagnostics as they are sent. */
export function Diagnostics({ text }: { text: string }) {
  return (
    // Focusable, so that it can be scrolled by keys.
    <pre
      className={classes['diagnostics']}
      role="region"
      aria-label={texts.diagnosticsTitle}
      tabIndex={0}
    >
      {text}
    </pre>
  );
}

function problemsOf({ subject, text }: Fields): Errors {
  return {
    ...(subject.trim() === '' ? { subject: messages.subjectRequired } : {}),
    ...(text.trim() === '' ? { text: messages.textRequired } : {}),
  };
}
