import { Button, Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { industries, longest } from '#rule-packs/contract';
import type { Duty, Industry, PackContent } from '#rule-packs/contract';
import { industryWords, kindWords } from '../pack-texts.ts';
import { AmountFields } from './amount-fields.tsx';
import { editTexts as texts } from './edit-texts.ts';
import type { PackErrors } from './pack-draft.ts';
import { TriggerFields } from './trigger-fields.tsx';
import classes from './edit.module.css';

interface Props {
  duty: Duty;
  /** Its position in the pack, from 0. */
  at: number;
  options: PackContent['options'];
  errors: PackErrors;
  onChange: (duty: Duty) => void;
  onRemove: () => void;
}

const anyPlace = 'any';

/** The fields of one duty of a pack. */
export function DutyFields({ duty, at, options, errors, onChange, onRemove }: Props) {
  const prefix = `duties.${String(at)}`;
  // The list of shares has its messages at its numbers.
  const errorOf = (field: string) =>
    errors[`${prefix}.${field}`] ??
    Object.entries(errors).find(([key]) => key.startsWith(`${prefix}.${field}.`))?.[1];
  const title = texts.duty(at + 1, kindWords[duty.kind]);
  return (
    <fieldset className={classes['duty']}>
      <legend>{title}</legend>
      <Textarea
        label={texts.text}
        autosize
        maxLength={longest.text}
        value={duty.text}
        error={errorOf('text')}
        onChange={(event) => onChange({ ...duty, text: event.currentTarget.value })}
      />
      <TextInput
        label={texts.citation}
        maxLength={longest.citation}
        value={duty.citation}
        error={errorOf('citation')}
        onChange={(event) => onChange({ ...duty, citation: event.currentTarget.value })}
      />
      <div className={classes['columns']}>
        <AmountFields {...{ duty, errorOf, onChange }} />
        <Select
          label={texts.place}
          data={[
            { value: anyPlace, label: texts.anyPlace },
            { value: 'indoor', label: texts.indoor },
            { value: 'outdoor', label: texts.outdoor },
          ]}
          value={duty.place ?? anyPlace}
          allowDeselect={false}
          onChange={(next) =>
            onChange({ ...duty, place: next === 'indoor' || next === 'outdoor' ? next : null })
          }
        />
        <Select
          label={texts.people}
          data={[
            { value: 'everybody', label: texts.everybody },
            { value: 'new', label: texts.newPeople },
          ]}
          value={duty.people}
          allowDeselect={false}
          onChange={(next) => onChange({ ...duty, people: next === 'new' ? 'new' : 'everybody' })}
        />
        {options.length > 0 && (
          <Select
            label={texts.option}
            clearable
            data={options.map(({ key, name }) => ({ value: key, label: name }))}
            value={duty.option}
            error={errorOf('option')}
            onChange={(option) => onChange({ ...duty, option })}
          />
        )}
      </div>
      <MultiSelect
        label={texts.industries}
        data={industries.map((value) => ({ value, label: industryWords[value] }))}
        value={duty.industries}
        onChange={(next) => onChange({ ...duty, industries: next as Industry[] })}
      />
      <div className={classes['checks']}>
        <Checkbox
          label={texts.verified}
          checked={duty.is_verified}
          onChange={(event) => onChange({ ...duty, is_verified: event.currentTarget.checked })}
        />
        <Checkbox
          label={texts.inSun}
          checked={duty.in_sun}
          onChange={(event) => onChange({ ...duty, in_sun: event.currentTarget.checked })}
        />
        <Checkbox
          label={texts.heatWave}
          checked={duty.heat_wave}
          onChange={(event) => onChange({ ...duty, heat_wave: event.currentTarget.checked })}
        />
      </div>
      <TriggerFields
        triggers={duty.triggers}
        prefix={`${prefix}.triggers`}
        errors={errors}
        onChange={(triggers) => onChange({ ...duty, triggers })}
      />
      <Button
        variant="subtle"
        color="red"
        className={classes['remove']}
        leftSection={<IconTrash size={16} stroke={1.75} />}
        aria-label={`${texts.removeDuty}: ${title}`}
        onClick={onRemove}
      >
        {texts.removeDuty}
      </Button>
    </fieldset>
  );
}
