import { Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal, SearchMultiSelect, useZone, ZonePicker } from '#packages/ui';
import { personName } from '#people/domain';
import { useHasPlaces } from '#people/web';
import { contentWords, reportContents, reportMessages, reportUnits } from '#reports/contract';
import type { Report, ReportContent, ReportFields, ReportUnit } from '#reports/contract';
import { hourWords } from '#reports/domain';
import { TagMultiSelect } from '#tags/web';
import { contentTexts, reportTexts } from '../report-texts.ts';
import type { useReaders } from '../use-reports.ts';

interface Props {
  /** The edited report; null for a new one; undefined: closed. */
  report: Report | null | undefined;
  /** Possible recipients. */
  readers: NonNullable<ReturnType<typeof useReaders>>;
  onSave: (fields: ReportFields) => Promise<Refused>;
  onClose: () => void;
}

/** Form of a report: people, time, recipients. The input is kept until it is saved. */
export function ReportDialog({ report, ...props }: Props) {
  return (
    <Modal
      opened={report !== undefined}
      onClose={props.onClose}
      title={report ? `Edit ${report.name}` : 'Add report'}
      size={480}
    >
      {report !== undefined && <ReportForm report={report} {...props} />}
    </Modal>
  );
}

const tagFields = [
  { label: 'Tags', type: 'default', key: 'tag_ids' },
  { label: 'Jobs', type: 'job', key: 'job_ids' },
  { label: 'Locations', type: 'location', key: 'location_ids' },
] as const;
const unitWords: Record<ReportUnit, string> = {
  day: 'Day',
  week: 'Week, on Mondays',
  month: 'Month, on its first day',
};
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourWords(hour),
}));

function ReportForm({ report, readers, onSave, onClose }: Props & { report: Report | null }) {
  const [zone, { online }] = [useZone(), useSyncStatus()];
  const [blank] = useState(() => blankReport(newId(), zone));
  const form = useSave<ReportFields>(report ?? blank);
  const { values: fields, errors, isBusy, change, text } = form;
  const hasPlaces = useHasPlaces();
  const { filter } = fields;
  const save = () =>
    form.save({ problems: problemsOf(fields), send: () => onSave(fields), onDone: onClose });

  return (
    <DialogForm
      label="Report"
      onSubmit={save}
      submit={report === null ? 'Add report' : 'Save'}
      isBusy={isBusy}
      isOff={!online}
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        placeholder="Monday report"
        required
        data-autofocus
        maxLength={100}
        autoComplete="off"
        {...text('name')}
      />
      <Checkbox.Group
        label={reportTexts.contents}
        description={
          // Only a report of another zone can have other days.
          fields.timezone === zone ? undefined : reportTexts.contentsZone(zone)
        }
        value={fields.contents}
        error={errors['contents']}
        onChange={(contents) => change({ contents: contents as ReportContent[] })}
      >
        <Stack gap={10} mt={6}>
          {reportContents.map((content) => (
            <Checkbox
              key={content}
              value={content}
              label={contentWords[content]}
              description={contentTexts[content]}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {tagFields
        .filter(({ type }) => hasPlaces || type === 'default')
        .map(({ label, type, key }) => (
          <TagMultiSelect
            key={key}
            label={label}
            placeholder={reportTexts.everybody}
            types={[type]}
            value={filter[key]}
            error={type === 'default' ? errors['filter'] : undefined}
            onChange={(ids) => change({ filter: { ...filter, [key]: ids } })}
          />
        ))}
      <Group gap={12} align="flex-end" wrap="wrap">
        <NativeSelect
          label="Every"
          data={reportUnits.map((value) => ({ value, label: unitWords[value] }))}
          value={fields.unit}
          onChange={(event) => change({ unit: event.currentTarget.value as ReportUnit })}
        />
        <NativeSelect
          label="At"
          data={hours}
          value={String(fields.hour)}
          onChange={(event) => change({ hour: Number(event.currentTarget.value) })}
        />
      </Group>
      <ZonePicker
        label="Time zone"
        value={fields.timezone}
        error={errors['timezone']}
        onChange={(timezone) => change({ timezone })}
      />
      <SearchMultiSelect
        label="Recipients"
        description={reportTexts.recipientsNote}
        placeholder="Select admins"
        options={readers.map((reader) => ({
          ...{ id: reader.user_id, label: personName(reader) },
          note: reader.email ?? undefined,
        }))}
        value={fields.recipients}
        error={errors['recipients']}
        onChange={(recipients) => change({ recipients })}
      />
      <Text size="sm" c="dimmed">
        {reportTexts.contentsNote}
      </Text>
    </DialogForm>
  );
}

function problemsOf({ name, contents, recipients }: ReportFields): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: reportMessages.nameRequired }),
    ...(contents.length === 0 && { contents: reportMessages.noContent }),
    ...(recipients.length === 0 && { recipients: reportMessages.nobody }),
  };
}

/** A new report: every Monday at six, about everybody. */
function blankReport(report_id: string, timezone: string): ReportFields {
  return {
    ...{ report_id, name: '', contents: ['hydration'], unit: 'week', hour: 6, timezone },
    filter: { tag_ids: [], job_ids: [], location_ids: [] },
    ...{ recipients: [], enabled: true },
  };
}
