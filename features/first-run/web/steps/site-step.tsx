import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { degreesText } from '#locations/domain';
import { PlacePicker } from '#locations/web';
import { changeOrganisation } from '#organisation/contract';
import { useSave, useWrite, useWrongField } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, ZonePicker } from '#packages/ui';
import { createTag } from '#tags/contract';
import type { Coordinates } from '#tags/contract';
import { tagNameProblem } from '#tags/domain';
import { tagsAll } from '#tags/offline';
import { firstRunTexts, siteTexts as texts } from '../first-run-texts.ts';
import classes from './steps.module.css';

interface Props {
  /** Zone of the organisation; null if none is set. */
  zone: string | null;
}

/** Sets the time zone of the organisation and adds a location with coordinates. */
export function SiteStep({ zone }: Props) {
  const { online } = useSyncStatus();
  const form = useSave({ zone: zone ?? ownZone(), name: '', point: null as Coordinates | null });
  const { values, errors, change, isBusy } = form;
  const frame = useWrongField<HTMLFormElement>(errors);
  const save = useSaveSite();
  const { data: tags = [] } = useCopy(tagsAll, {});

  function submit() {
    const { name, point } = values;
    const wrong = tagNameProblem(name, tags);
    const problems = {
      ...(wrong !== null && { name: wrong }),
      ...(point === null && { point: texts.noPlace }),
    };
    void form.save({
      problems,
      send: () => (point === null ? Promise.resolve({}) : save({ ...values, point }, zone)),
      onDone: form.discard,
    });
  }

  // The search for places is a form of its own, so it is beside the other one.
  return (
    <div className={classes['form']}>
      <PlacePicker
        name={values.name.trim() === '' ? texts.map : values.name}
        point={values.point}
        onPoint={(point) => change({ point })}
        onFound={({ display_name }) => {
          // The town is a good name until somebody types another one.
          if (values.name === '') change({ name: display_name.split(',', 1)[0]?.trim() ?? '' });
        }}
      />
      <Form
        ref={frame}
        label={texts.form}
        onSubmit={() => online && submit()}
        className={classes['form']}
      >
        <div className={classes['pair']}>
          <TextInput
            label={texts.name}
            description={texts.nameAbout}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            autoComplete="off"
            {...form.text('name')}
          />
          <ZonePicker
            label={texts.zone}
            value={values.zone}
            error={errors['metadata._timezone']}
            onChange={(next) => change({ zone: next })}
          />
        </div>
        <div className={classes['actions']}>
          <p className={classes['problem']} role="alert">
            {errors['point']}
          </p>
          <ActionNote>
            {!online
              ? firstRunTexts.offline
              : values.point === null
                ? ''
                : texts.chosen(degreesText(values.point.lat), degreesText(values.point.lon))}
          </ActionNote>
          <Button type="submit" loading={isBusy} disabled={!online}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface Site {
  zone: string;
  name: string;
  point: Coordinates;
}

/** Saves zone and location. The id stays the same until the location is stored, so it is added once. */
function useSaveSite() {
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const [tag_id, setId] = useState(newId);
  return async ({ zone, name, point }: Site, before: string | null) => {
    const refused = await write(
      async () => {
        if (zone !== before) {
          await client.call(changeOrganisation, { body: { metadata: { _timezone: zone } } });
        }
        const { lat, lon } = point;
        return client.call(createTag, {
          body: { tag_id, name, type: 'location', metadata: { lat, lon } },
        });
      },
      { done: texts.saved(name.trim()), fields: ['name', 'metadata._timezone'] },
    );
    if (refused === null) setId(newId());
    return refused;
  };
}
