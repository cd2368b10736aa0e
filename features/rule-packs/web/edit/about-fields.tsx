import { Select, Textarea, TextInput } from '@mantine/core';
import { longest } from '#rule-packs/contract';
import type { Exemption, PackContent } from '#rule-packs/contract';
import { statusWords } from '../pack-texts.ts';
import { editTexts as texts } from './edit-texts.ts';
import { NumberField } from './fields.tsx';
import type { PackErrors } from './pack-draft.ts';
import classes from './edit.module.css';

interface Props {
  draft: PackContent;
  errors: PackErrors;
  onChange: (parts: Partial<PackContent>) => void;
}

/** The fields of a pack apart from its duties. */
export function AboutFields({ draft, errors, onChange }: Props) {
  const text = (
    field: 'name' | 'country' | 'state' | 'source' | 'source_url' | 'valid_from' | 'valid_until',
    { label, most, isNullable = false }: { label: string; most: number; isNullable?: boolean },
  ) => (
    <TextInput
      label={label}
      maxLength={most}
      {...(field.startsWith('valid') && { type: 'date' })}
      value={draft[field] ?? ''}
      error={errors[field]}
      onChange={(event) => {
        const value = event.currentTarget.value;
        onChange({ [field]: isNullable && value === '' ? null : value });
      }}
    />
  );
  const optional = { isNullable: true };
  return (
    <>
      {text('name', { label: texts.name, most: longest.name })}
      <div className={classes['columns']}>
        {text('country', { label: texts.country, most: 2, ...optional })}
        {text('state', { label: texts.state, most: 3, ...optional })}
        <Select
          label={texts.status}
          data={Object.entries(statusWords).map(([value, label]) => ({ value, label }))}
          value={draft.status}
          allowDeselect={false}
          onChange={(next) => next !== null && onChange({ status: next as PackContent['status'] })}
        />
        {text('valid_from', { label: texts.validFrom, most: 10, ...optional })}
        {text('valid_until', { label: texts.validUntil, most: 10, ...optional })}
        {draft.options.length > 0 && (
          <Select
            label={texts.option}
            data={draft.options.map(({ key, name }) => ({ value: key, label: name }))}
            value={draft.option}
            allowDeselect={false}
            error={errors['option']}
            onChange={(option) => onChange({ option })}
          />
        )}
      </div>
      <Textarea
        label={texts.note}
        autosize
        maxLength={longest.note}
        value={draft.note}
        error={errors['note']}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      {text('source', { label: texts.source, most: longest.citation })}
      {text('source_url', { label: texts.sourceUrl, most: longest.url, ...optional })}
      <ExemptionFields {...{ draft, errors, onChange }} />
    </>
  );
}

function ExemptionFields({ draft: { exemptions }, errors, onChange }: Props) {
  const short = exemptions.find(({ kind }) => kind === 'short_exposure');
  const light = exemptions.find(({ kind }) => kind === 'light_work');
  const errorAt = (kind: Exemption['kind'], field: string) =>
    errors[`exemptions.${String(exemptions.findIndex((each) => each.kind === kind))}.${field}`];
  const others = (kind: Exemption['kind']) => exemptions.filter((each) => each.kind !== kind);
  return (
    <div className={classes['columns']}>
      <NumberField
        label={texts.shortExposure}
        mayBeEmpty
        value={short?.kind === 'short_exposure' ? short.minutes : null}
        error={errorAt('short_exposure', 'minutes')}
        onChange={(minutes) =>
          onChange({
            exemptions: [
              ...(minutes === null ? [] : [{ kind: 'short_exposure' as const, minutes }]),
              ...others('short_exposure'),
            ],
          })
        }
      />
      <NumberField
        label={texts.lightWork}
        mayBeEmpty
        value={light?.kind === 'light_work' ? light.below_f : null}
        error={errorAt('light_work', 'below_f')}
        onChange={(below_f) =>
          onChange({
            exemptions: [
              ...others('light_work'),
              ...(below_f === null ? [] : [{ kind: 'light_work' as const, below_f }]),
            ],
          })
        }
      />
    </div>
  );
}
