import { SegmentedControl, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { shownSystem, systemUnits } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useSave, useWrongField } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import { DialogForm, Modal, useConfirm, useDiscardQuestion, useNow, useZone } from '#packages/ui';
import { reach } from '#readings/contract';
import { readingModel } from '#readings/offline';
import type { ReadingSite } from '#readings/offline';
import { localText, timeOfLocal } from '#rosters/domain';
import { readDraft } from './reading-draft.ts';
import type { ReadingDraft } from './reading-draft.ts';
import { readingTexts as texts } from './reading-texts.ts';
import { doubtText } from './reading-words.ts';
import { SiteOffsetLine } from './site-offset.tsx';
import { useReadingActions } from './use-reading-actions.ts';

interface Props {
  /** The locations that can be chosen; with one there is no choice. */
  sites: readonly ReadingSite[];
  /** Chosen when the form opens. */
  location_id: string | null;
  opened: boolean;
  onClose: () => void;
}

/** The form for a meter reading of a location. */
export function AddReadingDialog({ sites, location_id, opened, onClose }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  const [only, ...others] = sites;
  const title = only !== undefined && others.length === 0 ? texts.addAt(only.name) : texts.add;
  return (
    <Modal opened={opened} onClose={onGuardedClose} title={title} size={480}>
      {opened && (
        <ReadingForm
          {...{ sites, location_id, title, onClose, onChanged }}
          onCancel={onGuardedClose}
        />
      )}
    </Modal>
  );
}

interface FormProps extends Omit<Props, 'opened'> {
  title: string;
  onCancel: () => void;
  onChanged: (isChanged: boolean) => void;
}

/** The fields of each kind; the temperatures have the unit of the organisation. */
const fieldsOf = {
  wbgt: ['wbgt'],
  air: ['temperature', 'humidity', 'globe', 'wind_kph'],
} as const;
const optional: readonly string[] = ['globe', 'wind_kph'];

function ReadingForm(props: FormProps) {
  const { sites, location_id, title, onClose, onCancel, onChanged } = props;
  const ownZone = useZone();
  const { data: organisation } = useCopy(organisationOwn, {});
  const system = systemUnits[shownSystem(organisation?.metadata ?? {})];
  const unit = system.temperature;
  const actions = useReadingActions();
  const confirm = useConfirm();
  // Sending twice adds one reading.
  const [reading_id] = useState(newId);
  const now = useNow();
  const [opening] = useState(now);
  const first = location_id ?? (sites.length === 1 ? (sites[0]?.location_id ?? null) : null);
  const zoneAt = (id: string | null) =>
    sites.find((each) => each.location_id === id)?.zone ?? ownZone;
  const [stored] = useState((): ReadingDraft => ({
    ...{ kind: 'wbgt', location_id: first, time: localText(zoneAt(first), opening) },
    ...{ minutes: String(reach.usual), wbgt: '', temperature: '', humidity: '' },
    ...{ globe: '', wind_kph: '', instrument: '', note: '' },
  }));
  const form = useSave(stored);
  const { values } = form;
  const zone = zoneAt(values.location_id);
  const isOwnClock = localText(zone, opening) === localText(ownZone, opening);
  const time = Date.parse(timeOfLocal(values.time, zone) ?? '');
  const { data: model } = useCopy(
    readingModel,
    { location_id: values.location_id ?? '', time },
    { enabled: values.location_id !== null && Number.isFinite(time), keepPrevious: true },
  );
  useEffect(() => onChanged(form.isChanged), [onChanged, form.isChanged]);
  const frame = useWrongField(form.errors);
  const labels = {
    wbgt: texts.wbgt(unit),
    temperature: texts.temperature(unit),
    humidity: texts.humidity,
    globe: texts.globe(unit),
    wind_kph: texts.wind(system.wind),
  };
  const save = async () => {
    const { reading, problems } = readDraft(values, { unit, zone, now });
    const said = { model_wbgt: model?.wbgt ?? null, model_heat_index: model?.heat_index ?? null };
    const doubt =
      Object.keys(problems).length > 0
        ? null
        : doubtText(reading, model ?? { wbgt: null, heat_index: null }, unit);
    const question = { title: texts.doubt, text: doubt ?? '', action: texts.doubtAdd };
    if (doubt !== null && !(await confirm(question))) return;
    await form.save({
      problems,
      send: () => actions.add({ ...reading, ...said, reading_id }),
      onDone: onClose,
    });
  };
  return (
    <div ref={frame}>
      <DialogForm
        label={title}
        onSubmit={save}
        submit={texts.save}
        isBusy={form.isBusy}
        onCancel={onCancel}
      >
        {sites.length > 1 && (
          <Select
            label={texts.location}
            placeholder={texts.chooseLocation}
            data={sites.map(({ location_id: value, name }) => ({ value, label: name }))}
            searchable
            openOnFocus={false}
            data-autofocus={first === null || undefined}
            value={values.location_id}
            error={form.errors['location_id']}
            onChange={(next) =>
              // The same moment on the clocks of the other place.
              form.change({
                location_id: next,
                ...(Number.isFinite(time) && { time: localText(zoneAt(next), time) }),
              })
            }
          />
        )}
        <SegmentedControl
          fullWidth
          aria-label={texts.kind}
          data={[
            { value: 'wbgt', label: texts.kindWbgt },
            { value: 'air', label: texts.kindAir },
          ]}
          value={values.kind}
          onChange={(next) => form.change({ kind: next === 'air' ? 'air' : 'wbgt' })}
        />
        <TextInput
          type="datetime-local"
          label={texts.time}
          description={isOwnClock ? undefined : texts.inZone(zone)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.text('time')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          {fieldsOf[values.kind].map((field, place) => (
            <TextInput
              key={field}
              data-autofocus={(first !== null && place === 0) || undefined}
              label={labels[field]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={optional.includes(field) ? texts.optional : undefined}
              {...form.text(field)}
            />
          ))}
          <TextInput
            label={texts.minutes}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...form.text('minutes')}
          />
        </SimpleGrid>
        {values.kind === 'wbgt' && <p className="ws-hint">{texts.noRules}</p>}
        <p className="ws-hint">{texts.minutesNote}</p>
        {values.location_id !== null && <SiteOffsetLine location_id={values.location_id} />}
        <TextInput
          label={texts.instrument}
          placeholder={texts.optional}
          {...form.text('instrument')}
        />
        <Textarea
          label={texts.note}
          placeholder={texts.optional}
          description={texts.noteAbout}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          value={values.note}
          error={form.errors['note']}
          onChange={(event) => form.change({ note: event.currentTarget.value })}
        />
      </DialogForm>
    </div>
  );
}
