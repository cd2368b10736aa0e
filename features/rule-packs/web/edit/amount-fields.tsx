import { Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Duty } from '#rule-packs/contract';
import { editTexts as texts } from './edit-texts.ts';
import { NumberField } from './fields.tsx';
import { sharesOf } from './pack-draft.ts';

interface Props {
  duty: Duty;
  errorOf: (field: string) => string | undefined;
  onChange: (duty: Duty) => void;
}

/** What a duty asks for, by its kind. */
export function AmountFields({ duty, errorOf, onChange }: Props) {
  const number = (
    field: string,
    {
      label,
      value,
      mayBeEmpty = false,
    }: { label: string; value: number | null; mayBeEmpty?: boolean },
  ) => (
    <NumberField
      {...{ label, value, mayBeEmpty }}
      error={errorOf(field)}
      // The field is one of this kind of duty.
      onChange={(next) =>
        onChange({ ...duty, [field]: next ?? (mayBeEmpty ? null : Number.NaN) } as Duty)
      }
    />
  );
  switch (duty.kind) {
    case 'rest':
      return (
        <>
          <Select
            label={texts.by}
            data={[
              { value: 'pack', label: texts.byPack },
              { value: 'niosh', label: texts.byNiosh },
            ]}
            value={duty.by}
            allowDeselect={false}
            onChange={(by) =>
              onChange(
                by === 'niosh'
                  ? { ...duty, by, minutes: null, every: null }
                  : { ...duty, by: 'pack' },
              )
            }
          />
          {duty.by === 'pack' && (
            <>
              {number('minutes', { label: texts.minutes, value: duty.minutes, mayBeEmpty: true })}
              {number('every', { label: texts.every, value: duty.every, mayBeEmpty: true })}
            </>
          )}
        </>
      );
    case 'water':
      return (
        <>
          {number('litres_per_hour', {
            label: texts.litres,
            value: duty.litres_per_hour,
            mayBeEmpty: true,
          })}
          {number('warmest_f', {
            label: texts.warmestWater,
            value: duty.warmest_f,
            mayBeEmpty: true,
          })}
        </>
      );
    case 'shade':
      return (
        <>
          <Checkbox
            label={texts.onRequest}
            checked={duty.on_request}
            onChange={(event) => onChange({ ...duty, on_request: event.currentTarget.checked })}
          />
          {number('warmest_f', {
            label: texts.warmestShade,
            value: duty.warmest_f,
            mayBeEmpty: true,
          })}
        </>
      );
    case 'acclimatisation':
      return (
        <>
          <SharesField
            label={texts.newShares}
            value={duty.new_shares}
            error={errorOf('new_shares')}
            onChange={(new_shares) => onChange({ ...duty, new_shares })}
          />
          <SharesField
            label={texts.returningShares}
            value={duty.returning_shares}
            error={errorOf('returning_shares')}
            onChange={(returning_shares) => onChange({ ...duty, returning_shares })}
          />
          {number('plan_days', { label: texts.planDays, value: duty.plan_days, mayBeEmpty: true })}
          {number('absence_days', { label: texts.absenceDays, value: duty.absence_days })}
        </>
      );
    case 'observation':
      return (
        <>
          {number('people_per_observer', {
            ...{ label: texts.perObserver, value: duty.people_per_observer, mayBeEmpty: true },
          })}
          {number('days', { label: texts.days, value: duty.days, mayBeEmpty: true })}
        </>
      );
    case 'contact':
      return number('every', { label: texts.contactEvery, value: duty.every });
    case 'records':
      return number('months', { label: texts.months, value: duty.months });
    case 'plan':
      return number('from_people', { label: texts.fromPeople, value: duty.from_people });
    case 'stop_work':
    case 'notice':
      return null;
  }
}

interface SharesProps {
  label: string;
  value: readonly number[];
  error: string | undefined;
  onChange: (value: number[]) => void;
}

function SharesField({ label, value, error, onChange }: SharesProps) {
  const [typed, setTyped] = useState(() => value.join(', '));
  return (
    <TextInput
      label={label}
      placeholder="20, 40, 60, 80"
      maxLength={80}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(sharesOf(event.currentTarget.value));
      }}
    />
  );
}
