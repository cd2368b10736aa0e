import { Button, Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { duty as dutySchema, industries, longest } from '#rule-packs/contract';
import type { Duty, Industry, PackContent } from '#rule-packs/contract';
import { industryWords, kindWords } from '../pack-texts.ts';
import { dutyAmountText, whenText } from '../pack-words.ts';
import { useUnit } from '../use-unit.ts';
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
  isOpen: boolean;
  onToggle: () => void;
  onChange: (duty: Duty) => void;
  onRemove: () => void;
}

const anyPlace = 'any';

/** One duty of a pack: what it asks for in a line, and below it the fields. */
export function DutyFields({ isOpen, onToggle, onRemove, ...props }: Props) {
  const { duty, at, errors } = props;
  const id = useId();
  const title = texts.duty(at + 1, kindWords[duty.kind]);
  // A message must be seen.
  const isShown = isOpen || Object.keys(errors).some((key) => key.startsWith(`${prefixOf(at)}.`));
  const unit = useUnit();
  const Sign = isShown ? IconChevronUp : IconChevronDown;
  return (
    <fieldset className={classes['duty']} aria-label={title} data-duty={duty.duty_key}>
      <div className={classes['head']}>
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={onToggle}
        >
          <Sign size={16} stroke={1.75} aria-hidden />
          <span>
            <b>{title}</b>
            <small>{aboutText(duty, unit)}</small>
          </span>
        </button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          aria-label={`${texts.removeDuty}: ${title}`}
          onClick={onRemove}
        >
          {texts.removeDuty}
        </Button>
      </div>
      <div id={id} hidden={!isShown} className={classes['fields']}>
        {isShown && <Fields {...props} />}
      </div>
    </fieldset>
  );
}

/** What it asks for and when; not of a duty that is not complete. */
function aboutText(duty: Duty, unit: ReturnType<typeof useUnit>): string {
  if (!dutySchema.safeParse(duty).success) return texts.incomplete;
  return [dutyAmountText(duty, unit), whenText(duty, unit)].join(' · ');
}

const prefixOf = (at: number) => `duties.${String(at)}`;

function Fields({
  duty,
  at,
  options,
  errors,
  onChange,
}: Pick<Props, 'duty' | 'at' | 'options' | 'errors' | 'onChange'>) {
  const prefix = prefixOf(at);
  // The list of shares has its messages at its numbers.
  const errorOf = (field: string) =>
    errors[`${prefix}.${field}`] ??
    Object.entries(errors).find(([key]) => key.startsWith(`${prefix}.${field}.`))?.[1];
  return (
    <>
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
    </>
  );
}
