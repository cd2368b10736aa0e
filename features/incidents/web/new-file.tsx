import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  createIncidentFile,
  incidentMessages as messages,
  listIncidentFiles,
  mostSpanDays,
} from '#incidents/contract';
import { useSave, useWrite, useWrongField } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { Card, useNow, useZone } from '#packages/ui';
import { localText, timeOfLocal } from '#rosters/domain';
import { incidentTexts as texts } from './incident-texts.ts';
import classes from './incidents.module.css';

const day = 86_400_000;

interface Props {
  user_id: string;
  /** Where the time begins; a day ago if undefined. */
  from: string | undefined;
}

/** The form of a new file, with a time that needs no change in most cases. */
export function NewFile({ user_id, from }: Props) {
  const { online } = useSyncStatus();
  const [now, zone] = [useNow(), useZone()];
  const client = useClient();
  const navigate = useNavigate();
  const { write } = useWrite({ stale: [listIncidentFiles] });
  // The same id again for the same times, so that a repeated call makes one file.
  const [made, setMade] = useState({ times: '', id: newId() });
  const form = useSave({
    from: localText(zone, from === undefined ? now - day : Date.parse(from)),
    to: localText(zone, now + 60_000),
  });
  const frame = useWrongField(form.errors);
  const save = () => {
    const [from_time, to_time] = [form.values.from, form.values.to].map((text) =>
      timeOfLocal(text, zone),
    );
    const times = `${String(from_time)} ${String(to_time)}`;
    const incident_file_id = made.times === times ? made.id : newId();
    setMade({ times, id: incident_file_id });
    return form.save({
      problems: problemsOf(from_time ?? null, to_time ?? null),
      send: () =>
        write(
          async () => {
            const body = { incident_file_id, user_id };
            const span = { from_time: from_time ?? '', to_time: to_time ?? '' };
            await client.call(createIncidentFile, { body: { ...body, ...span } });
          },
          { failed: texts.failed, fields: ['from_time', 'to_time'] },
        ),
      onDone: () => {
        void navigate({
          to: '/people/$user_id/incidents/$incident_file_id',
          params: { user_id, incident_file_id },
        });
      },
    });
  };
  return (
    <Card title={texts.newFile} className={classes['new']}>
      <div ref={frame}>
        <form
          noValidate
          aria-label={texts.newFile}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className={classes['fields']}>
            <TextInput
              type="datetime-local"
              label={texts.from}
              {...form.text('from')}
              error={form.errors['from_time']}
            />
            <TextInput
              type="datetime-local"
              label={texts.to}
              {...form.text('to')}
              error={form.errors['to_time']}
            />
            <Button type="submit" loading={form.isBusy} disabled={!online}>
              {texts.make}
            </Button>
          </div>
          <p className="ws-hint">
            {online ? `${texts.contains} ${texts.zone(zone)}` : texts.offline}
          </p>
        </form>
      </div>
    </Card>
  );
}

function problemsOf(from: string | null, to: string | null): Record<string, string> {
  if (from === null) return { from_time: messages.timeInvalid };
  if (to === null) return { to_time: messages.timeInvalid };
  const length = Date.parse(to) - Date.parse(from);
  if (length <= 0) return { to_time: messages.order };
  return length > mostSpanDays * day ? { to_time: messages.tooLong(mostSpanDays) } : {};
}
