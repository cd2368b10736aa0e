import { SimpleGrid, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { breakMessages as messages, lengthProblem } from '#breaks/contract';
import type { ListedBreak } from '#breaks/offline';
import { useSave, useWrongField } from '#packages/form/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal, useDiscardQuestion, useZone } from '#packages/ui';
import { localText, timeOfLocal } from '#rosters/domain';
import { breakTexts as texts } from './break-texts.ts';
import { zoneText } from './break-words.ts';
import type { useBreakActions } from './use-break-actions.ts';

interface Props {
  /** Null once the dialog was never opened. */
  row: ListedBreak | null;
  opened: boolean;
  onClose: () => void;
  correct: ReturnType<typeof useBreakActions>['correct'];
}

/** The form that corrects the times of a break. */
export function CorrectDialog({ row, opened, onClose, correct }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  return (
    <Modal
      opened={opened}
      onClose={onGuardedClose}
      title={row === null ? '' : texts.correctOf(row.location)}
      size={440}
    >
      {opened && row !== null && (
        <CorrectForm {...{ row, onClose, onChanged, correct }} onCancel={onGuardedClose} />
      )}
    </Modal>
  );
}

interface FormProps extends Pick<Props, 'onClose' | 'correct'> {
  row: ListedBreak;
  onCancel: () => void;
  onChanged: (isChanged: boolean) => void;
}

function CorrectForm({ row, onClose, onCancel, onChanged, correct }: FormProps) {
  const { online } = useSyncStatus();
  const ownZone = useZone();
  const { zone } = row;
  const stored = {
    start: localText(zone, row.start),
    end: row.end === null ? '' : localText(zone, row.end),
  };
  const form = useSave(stored);
  const { start, end } = form.values;
  useEffect(() => onChanged(form.isChanged), [onChanged, form.isChanged]);
  const save = () => {
    // What was not changed keeps its seconds.
    const started = start === stored.start ? isoOf(row.start) : timeOfLocal(start, zone);
    const ended =
      end === stored.end ? (row.end === null ? null : isoOf(row.end)) : timeOfLocal(end, zone);
    const isUnread = end !== '' && ended === null;
    const length = started !== null && ended !== null ? lengthProblem(started, ended) : null;
    return form.save({
      problems: {
        ...(started === null && { started_time: messages.timeInvalid }),
        ...(isUnread && { ended_time: messages.timeInvalid }),
        ...(length !== null && { ended_time: length }),
      },
      send: () => correct(row, { started_time: started ?? '', ended_time: ended }),
      onDone: onClose,
    });
  };
  const frame = useWrongField(form.errors);
  return (
    <div ref={frame}>
      <DialogForm
        label={texts.correct}
        onSubmit={save}
        submit={texts.save}
        isBusy={form.isBusy}
        isOff={!online || !form.isChanged}
        onCancel={onCancel}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <TextInput
            type="datetime-local"
            label={texts.startField}
            description={zoneText(row, ownZone)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.text('start')}
            error={form.errors['started_time']}
          />
          <TextInput
            type="datetime-local"
            label={texts.endField}
            description={texts.endNote}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.text('end')}
            error={form.errors['ended_time']}
          />
        </SimpleGrid>
      </DialogForm>
    </div>
  );
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
