import { Autocomplete, SimpleGrid, TextInput } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSave, useWrongField } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal, useDiscardQuestion, useZone, ZonePicker } from '#packages/ui';
import { PersonMultiSelect } from '#people/web';
import { leaveReasons, longestReason, rosterMessages as messages } from '#rosters/contract';
import { timeOfLocal } from '#rosters/domain';
import { plannableWorkers } from '#rosters/offline';
import { leaveTexts as texts } from '../roster-texts.ts';
import { useRosterActions } from '../use-roster-actions.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The form of new leave, for one worker or several. */
export function LeaveDialog({ opened, onClose }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  return (
    <Modal opened={opened} onClose={onGuardedClose} title={texts.newLeave} size={480}>
      {opened && <LeaveForm onClose={onClose} onCancel={onGuardedClose} onChanged={onChanged} />}
    </Modal>
  );
}

interface FormProps extends Pick<Props, 'onClose'> {
  onCancel: () => void;
  /** Called with whether something is not saved. */
  onChanged: (isChanged: boolean) => void;
}

function LeaveForm({ onClose, onCancel, onChanged }: FormProps) {
  const { online } = useSyncStatus();
  const zone = useZone();
  const actions = useRosterActions();
  const { data: workers } = useCopy(plannableWorkers, {});
  const [ids] = useState(() => new Map<string, string>());
  const form = useSave({
    user_ids: [] as readonly string[],
    ...{ from: '', to: '', timezone: zone, reason: '' },
  });
  const { user_ids, from, to, timezone, reason } = form.values;
  useEffect(() => onChanged(form.isChanged), [onChanged, form.isChanged]);
  const offered = useMemo(() => new Set(workers?.map(({ user_id }) => user_id)), [workers]);
  const isOffered = useCallback(
    ({ user_id }: { user_id: string }) => offered.has(user_id),
    [offered],
  );

  const save = () => {
    const start = timeOfLocal(from, timezone);
    const end = timeOfLocal(to, timezone);
    return form.save({
      problems: {
        ...(user_ids.length === 0 && { user_ids: texts.noWorker }),
        ...(start === null && { start_time: messages.timeInvalid }),
        ...(end === null
          ? { end_time: messages.timeInvalid }
          : start !== null && end <= start && { end_time: messages.leaveEndFirst }),
      },
      send: () => {
        // The same ids again, so that a repeated call adds nobody twice.
        for (const user_id of user_ids) ids.set(user_id, ids.get(user_id) ?? newId());
        const times = { start_time: start ?? '', end_time: end ?? '' };
        return actions.addLeave(user_ids, { ...times, timezone, reason }, ids);
      },
      onDone: onClose,
    });
  };

  const frame = useWrongField(form.errors);
  return (
    <div ref={frame}>
      <DialogForm
        label={texts.newLeave}
        onSubmit={save}
        submit="Add leave"
        isBusy={form.isBusy}
        isOff={!online}
        onCancel={onCancel}
      >
        <PersonMultiSelect
          label={texts.workers}
          placeholder={user_ids.length === 0 ? 'Name or email' : ''}
          description={user_ids.length > 1 ? texts.manyNote : undefined}
          value={user_ids}
          isOffered={isOffered}
          error={form.errors['user_ids']}
          onChange={(next) => form.change({ user_ids: next })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <TextInput
            type="datetime-local"
            label="From"
            {...form.text('from')}
            error={form.errors['start_time']}
          />
          <TextInput
            type="datetime-local"
            label="To"
            {...form.text('to')}
            error={form.errors['end_time']}
          />
        </SimpleGrid>
        <ZonePicker
          label="Time zone"
          value={timezone}
          error={form.errors['timezone']}
          onChange={(next) => next !== null && form.change({ timezone: next })}
        />
        <Autocomplete
          label="Reason"
          description="Optional. Managers of the worker can read it."
          data={[...leaveReasons]}
          maxLength={longestReason}
          value={reason}
          error={form.errors['reason']}
          onChange={(next) => form.change({ reason: next })}
        />
      </DialogForm>
    </div>
  );
}
