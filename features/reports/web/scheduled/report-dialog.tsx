import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm, Modal, SearchMultiSelect, ZonePicker } from '#packages/ui';
import type { Refused } from '#packages/ui';
import { personName } from '#people/domain';
import { useHasPlaces } from '#people/web';
import { contentWords, reportMessages, reportUnits } from '#reports/contract';
import type { Report, ReportFields, ReportUnit } from '#reports/contract';
import { hourWords } from '#reports/domain';
import { TagMultiSelect } from '#tags/web';
import { reportTexts } from '../report-texts.ts';
import { newId } from '../use-reports.ts';
import classes from './scheduled.module.css';

interface Props {
  /** The edited report; null for a new one; undefined: closed. */
  report: Report | null | undefined;
  /** Possible recipients. */
  readers: readonly {
    user_id: string;
    name_first: string;
    name_last: string;
    email: string | null;
  }[];
  /** IANA name of the zone of a new report. */
  zone: string;
  online: boolean;
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

const unitWords: Record<ReportUnit, string> = {
  day: 'Day',
  week: 'Week, on Mondays',
  month: 'Month, on its first day',
};
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourWords(hour),
}));

function ReportForm({
  report,
  readers,
  zone,
  online,
  onSave,
  onClose,
}: Props & { report: Report | null }) {
  const [fields, setFields] = useState<ReportFields>(() => report ?? blankReport(newId(), zone));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const hasPlaces = useHasPlaces();
  const { filter } = fields;
  const change = (parts: Partial<ReportFields>) => {
    setFields((before) => ({ ...before, ...parts }));
    setErrors({});
  };

  async function save(): Promise<void> {
    const problems = problemsOf(fields);
    if (Object.keys(problems).length > 0) return setErrors(problems);
    setSaving(true);
    const refused = await onSave(fields).finally(() => setSaving(false));
    if (refused === null) onClose();
    else setErrors(refused);
  }

  return (
    <DialogForm
      label="Report"
      onSubmit={save}
      submit={report === null ? 'Add report' : 'Save'}
      isBusy={isSaving}
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
        value={fields.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div>
        <b>{contentWords.hydration}</b>
        <p className={classes['note']}>{reportTexts.contents}</p>
      </div>
      <TagMultiSelect
        label="Tags"
        placeholder={reportTexts.everybody}
        types={['default']}
        value={filter.tag_ids}
        error={errors['filter']}
        onChange={(tag_ids) => change({ filter: { ...filter, tag_ids } })}
      />
      {hasPlaces && (
        <>
          <TagMultiSelect
            label="Jobs"
            placeholder={reportTexts.everybody}
            types={['job']}
            value={filter.job_ids}
            onChange={(job_ids) => change({ filter: { ...filter, job_ids } })}
          />
          <TagMultiSelect
            label="Locations"
            placeholder={reportTexts.everybody}
            types={['location']}
            value={filter.location_ids}
            onChange={(location_ids) => change({ filter: { ...filter, location_ids } })}
          />
        </>
      )}
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
      <p className={classes['note']}>{reportTexts.contentsNote}</p>
    </DialogForm>
  );
}

function problemsOf({ name, recipients }: ReportFields): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: reportMessages.nameRequired }),
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
