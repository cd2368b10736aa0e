import { Autocomplete, Button, Checkbox, FileButton, Group, Stack, TextInput } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSave, useWrite, useWrongField } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { dateText, dateTimeText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal, useDiscardQuestion } from '#packages/ui';
import { PersonMultiSelect } from '#people/web';
import {
  largestCalendar,
  leaveReasons,
  longestReason,
  mostCalendarEvents,
  readCalendar,
  rosterMessages as messages,
} from '#rosters/contract';
import type { CalendarEvent, CalendarPreview } from '#rosters/contract';
import { plannableWorkers } from '#rosters/offline';
import { rosterTexts } from '../roster-texts.ts';
import { useRosterActions } from '../use-roster-actions.ts';
import { calendarTexts as texts, leftOutText } from './calendar-texts.ts';
import classes from './calendar.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Leave from a calendar in two steps: its file or address, then events and workers. */
export function ImportLeaveDialog({ opened, onClose }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  const [preview, setPreview] = useState<CalendarPreview | null>(null);
  if (!opened && preview !== null) setPreview(null);
  return (
    <Modal opened={opened} onClose={onGuardedClose} title={texts.importTitle} size={560}>
      {opened &&
        (preview === null ? (
          <SourceForm onCancel={onGuardedClose} onChanged={onChanged} onRead={setPreview} />
        ) : (
          <EventsForm
            preview={preview}
            onChanged={onChanged}
            onClose={onClose}
            onBack={() => setPreview(null)}
          />
        ))}
    </Modal>
  );
}

interface SourceProps {
  onCancel: () => void;
  /** Called with whether something is not saved. */
  onChanged: (isChanged: boolean) => void;
  onRead: (preview: CalendarPreview) => void;
}

function SourceForm({ onCancel, onChanged, onRead }: SourceProps) {
  const { online } = useSyncStatus();
  const client = useClient();
  const { write } = useWrite();
  const form = useSave({ file: null as File | null, address: '' });
  const { file, address } = form.values;
  useEffect(() => onChanged(false), [onChanged]);
  const save = () =>
    form.save({
      problems: {
        ...(file === null && address.trim() === '' && { text: messages.noFile }),
        ...(file !== null && file.size > largestCalendar && { text: messages.fileLarge }),
      },
      send: () =>
        write(
          async () => {
            const body = file === null ? { address } : { text: await file.text() };
            onRead(await client.call(readCalendar, { body }));
          },
          { fields: ['text', 'address'] },
        ),
      onDone: () => undefined,
    });
  const frame = useWrongField(form.errors);
  return (
    <div ref={frame}>
      <DialogForm
        label={texts.importTitle}
        onSubmit={save}
        submit={texts.read}
        isBusy={form.isBusy}
        isOff={!online}
        onCancel={onCancel}
      >
        <p className="ws-note">{texts.importAbout}</p>
        <FileButton
          accept=".ics,text/calendar"
          onChange={(chosen) => form.change({ file: chosen })}
        >
          {(props) => (
            <TextInput
              {...{ label: texts.file, readOnly: true, value: file?.name ?? '' }}
              error={form.errors['text']}
              rightSectionWidth="auto"
              rightSection={
                <Button
                  {...props}
                  variant="subtle"
                  size="compact-sm"
                  mr={4}
                  leftSection={<IconFile size={16} stroke={1.75} aria-hidden />}
                >
                  {texts.chooseFile}
                </Button>
              }
            />
          )}
        </FileButton>
        <TextInput
          label={texts.orAddress}
          placeholder={texts.addressHint}
          {...form.text('address')}
          disabled={file !== null}
          error={form.errors['address']}
        />
        {!online && (
          <p role="status" className="ws-note">
            {rosterTexts.needsConnection}
          </p>
        )}
      </DialogForm>
    </div>
  );
}

interface EventsProps {
  preview: CalendarPreview;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
  onBack: () => void;
}

function EventsForm({ preview, onChanged, onClose, onBack }: EventsProps) {
  const { events, timezone } = preview;
  const { online } = useSyncStatus();
  const actions = useRosterActions();
  const { data: workers } = useCopy(plannableWorkers, {});
  const [ids] = useState(() => new Map<string, string>());
  const form = useSave({
    user_ids: [] as readonly string[],
    chosen: events.map((_, at) => at) as readonly number[],
    reason: leaveReasons[0] as string,
  });
  const { user_ids, chosen, reason } = form.values;
  useEffect(() => onChanged(form.isChanged), [onChanged, form.isChanged]);
  const offered = useMemo(() => new Set(workers?.map(({ user_id }) => user_id)), [workers]);
  const isOffered = useCallback(
    ({ user_id }: { user_id: string }) => offered.has(user_id),
    [offered],
  );
  const count = chosen.length * user_ids.length;
  const isAll = chosen.length === events.length;

  /** The same id for the same event and worker, so that a repeated call adds nothing twice. */
  const leaveOf = (user_id: string, at: number) => {
    const key = `${user_id} ${String(at)}`;
    const roster_user_leave_id = ids.get(key) ?? newId();
    ids.set(key, roster_user_leave_id);
    const { start_time = '', end_time = '' } = events[at] ?? {};
    return { roster_user_leave_id, user_id, start_time, end_time, timezone, reason };
  };
  const save = () =>
    form.save({
      problems: {
        ...(user_ids.length === 0
          ? { user_ids: texts.noWorker }
          : count > mostCalendarEvents && { user_ids: texts.many }),
        ...(chosen.length === 0 && { events: texts.noEvent }),
      },
      send: () =>
        actions.addLeaves(
          user_ids.flatMap((user_id) => chosen.map((at) => leaveOf(user_id, at))),
          texts.added,
        ),
      onDone: onClose,
    });
  const frame = useWrongField(form.errors);
  const leftOut = leftOutText(preview);
  if (events.length === 0) {
    return (
      <Stack gap={16}>
        <p role="status">{texts.noEvents}</p>
        {leftOut !== null && <p className="ws-small">{leftOut}</p>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack}>
            {texts.back}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <div ref={frame}>
      <DialogForm
        label={texts.importTitle}
        onSubmit={save}
        submit={texts.add(count)}
        isBusy={form.isBusy}
        isOff={!online}
        onCancel={onBack}
      >
        <PersonMultiSelect
          label={texts.workers}
          placeholder={user_ids.length === 0 ? 'Name or email' : ''}
          value={user_ids}
          isOffered={isOffered}
          error={form.errors['user_ids']}
          onChange={(next) => form.change({ user_ids: next })}
        />
        <Checkbox
          label={texts.allEvents(events.length)}
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={() => form.change({ chosen: isAll ? [] : events.map((_, at) => at) })}
        />
        <Checkbox.Group
          label={texts.events}
          value={chosen.map(String)}
          error={form.errors['events']}
          onChange={(next) => form.change({ chosen: next.map(Number) })}
        >
          <ul className={classes['events']}>
            {events.map((event, at) => (
              <li key={`${event.start_time} ${String(at)}`}>
                <Checkbox
                  value={String(at)}
                  label={event.summary === '' ? spanText(event, timezone) : event.summary}
                  description={event.summary === '' ? undefined : spanText(event, timezone)}
                />
              </li>
            ))}
          </ul>
        </Checkbox.Group>
        <p className="ws-small">{texts.zone(timezone)}</p>
        {leftOut !== null && <p className="ws-small">{leftOut}</p>}
        <Autocomplete
          label={texts.reason}
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

/** '24 Dec 2026 – 26 Dec 2026', with times unless it has whole days. */
function spanText({ start_time, end_time, is_all_day }: CalendarEvent, zone: string): string {
  const [start, end] = [Date.parse(start_time), Date.parse(end_time)];
  if (!is_all_day) return `${dateTimeText(start, zone)} – ${dateTimeText(end, zone)}`;
  const [first, last] = [dateText(start, zone), dateText(end - 1, zone)];
  return first === last ? first : `${first} – ${last}`;
}
