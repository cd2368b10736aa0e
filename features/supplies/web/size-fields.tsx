import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { usualSizes } from '#supplies/domain';
import type { Sizes } from '#supplies/domain';
import { sizeRanges, sizesOf } from './supply-search.ts';
import type { SupplySearch } from './supply-search.ts';
import { sizeTexts, supplyTexts as texts } from './supply-texts.ts';
import classes from './supplies.module.css';

interface Props {
  search: SupplySearch;
  onChange: (change: SupplySearch) => void;
}

/** The sizes of bottles, canisters, packets and bags, which stay in the address. */
export function SizeFields({ search, onChange }: Props) {
  return (
    <fieldset className={classes['sizes']}>
      <legend>{texts.sizes}</legend>
      {sizeNames.map((name) => (
        <SizeField key={name} name={name} value={sizesOf(search)[name]} onChange={onChange} />
      ))}
    </fieldset>
  );
}

const sizeNames = [
  'bottle',
  'canister',
  'packet',
  'bag',
] as const satisfies readonly (keyof Sizes)[];

interface FieldProps {
  name: keyof Sizes;
  value: number;
  onChange: (change: SupplySearch) => void;
}

function SizeField({ name, value, onChange }: FieldProps) {
  const [typed, setTyped] = useState(String(value));
  const [label, unit] = sizeTexts[name];
  const [least, most] = sizeRanges[name];
  // A decimal comma is a point.
  const size = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
  const isValid = size >= least && size <= most;
  return (
    <TextInput
      label={label}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      error={isValid ? null : texts.sizeInvalid(least, most)}
      rightSection={<span className={classes['unit']}>{unit}</span>}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = Number(currentTarget.value.replace(',', '.'));
        if (currentTarget.value.trim() === '' || !(next >= least && next <= most)) return;
        onChange({ [name]: next === usualSizes[name] ? undefined : next });
      }}
    />
  );
}
