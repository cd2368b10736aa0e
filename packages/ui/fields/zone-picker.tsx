import { Select } from '@mantine/core';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { useMemo, useState } from 'react';
import { uiMessages } from '../messages.ts';
import { isKnownZone, matchingZones, zoneChoices } from '../time/zone-choices.ts';

interface Props {
  label: string;
  /** IANA name; null for none. One that is not known is kept until another is chosen. */
  value: string | null;
  onChange: (zone: string) => void;
  error?: string | undefined;
  description?: string | undefined;
  disabled?: boolean;
}

/** Picks a time zone of all that the browser knows: '(GMT+10:00) Australia/Brisbane'. */
export function ZonePicker({ label, value, onChange, error, description, disabled }: Props) {
  const [now] = useState(() => Date.now());
  const data = useMemo(() => optionsWith(value, now), [value, now]);
  return (
    <Select
      label={label}
      placeholder="Choose a time zone"
      data={data}
      value={value}
      searchable
      allowDeselect={false}
      filter={byWords}
      nothingFoundMessage={uiMessages.noResults}
      maxDropdownHeight={300}
      comboboxProps={{ withinPortal: true }}
      error={error}
      description={description}
      disabled={disabled === true}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  );
}

/** A stored zone is offered under the name it is stored by, though the browser may list another. */
function optionsWith(value: string | null, now: number): ComboboxItem[] {
  const listed = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const isKnown = value === null || listed.has(value) || isKnownZone(value);
  if (value !== null && isKnown) listed.add(value);
  const options = zoneChoices([...listed], now).map(({ zone, label }) => ({ value: zone, label }));
  return isKnown || value === null
    ? options
    : [{ value, label: uiMessages.unknownZone }, ...options];
}

const byWords: OptionsFilter = ({ options, search }) => {
  const items = options.filter((option): option is ComboboxItem => 'value' in option);
  return matchingZones(items, search);
};
