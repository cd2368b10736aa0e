import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { recordAcclimatisation, recordMessages, recordStates } from '#acclimatisation/contract';
import type { AcclimatisationRecord } from '#acclimatisation/contract';
import { useSave, useWrite, useWrongField } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal, useDiscardQuestion } from '#packages/ui';
import { acclimatisationTexts as texts, recordWords } from '../acclimatisation-texts.ts';

interface Props {
  opened: boolean;
  user_id: string;
  /** The stored record; null if there is none. */
  record: AcclimatisationRecord | null;
  /** '2026-11-23' */
  today: string;
  onClose: () => void;
}

/** The form in which a manager records what they know about the acclimatisation of a worker. */
export function RecordDialog({ opened, onClose, ...rest }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  return (
    <Modal opened={opened} onClose={onGuardedClose} title={texts.recordTitle} size={460}>
      {opened && <RecordForm {...rest} {...{ onClose, onChanged }} onCancel={onGuardedClose} />}
    </Modal>
  );
}

interface FormProps extends Omit<Props, 'opened'> {
  onCancel: () => void;
  /** Called with whether something is not saved. */
  onChanged: (isChanged: boolean) => void;
}

function RecordForm({ user_id, record, today, onClose, onCancel, onChanged }: FormProps) {
  const { online } = useSyncStatus();
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const form = useSave({ state: record?.state ?? ('' as const), date: record?.date ?? today });
  const { state, date } = form.values;
  useEffect(() => onChanged(form.isChanged), [onChanged, form.isChanged]);
  const send = (body: AcclimatisationRecord | null) =>
    write(() => client.call(recordAcclimatisation, { body: { user_id, record: body } }), {
      done: body === null ? recordMessages.removed : recordMessages.saved,
      fields: ['record.state', 'record.date'],
    });
  const save = () =>
    form.save({
      problems: {
        ...(state === '' && { 'record.state': recordMessages.state }),
        ...((date === '' || date > today) && { 'record.date': recordMessages.date }),
      },
      send: () => send(state === '' ? null : { state, date }),
      onDone: onClose,
    });
  const frame = useWrongField(form.errors);
  return (
    <div ref={frame}>
      <DialogForm
        label={texts.recordTitle}
        onSubmit={save}
        submit="Save"
        isBusy={form.isBusy}
        isOff={!online}
        onCancel={onCancel}
      >
        <p style={{ margin: 0 }}>{texts.recordAbout}</p>
        <Radio.Group
          label={texts.state}
          value={state}
          error={form.errors['record.state']}
          onChange={(value) => {
            const chosen = recordStates.find((each) => each === value);
            if (chosen !== undefined) form.change({ state: chosen });
          }}
        >
          <Stack gap={8} mt={4}>
            {recordStates.map((each) => (
              <Radio key={each} value={each} label={recordWords[each]} />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          type="date"
          label={texts.date}
          max={today}
          value={date}
          error={form.errors['record.date']}
          onChange={(event) => form.change({ date: event.currentTarget.value })}
        />
        {record !== null && (
          <Button
            variant="default"
            style={{ justifySelf: 'start' }}
            disabled={!online || form.isBusy}
            onClick={() => void form.save({ send: () => send(null), onDone: onClose })}
          >
            {texts.remove}
          </Button>
        )}
      </DialogForm>
    </div>
  );
}
