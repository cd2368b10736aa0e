import { useCallback, useMemo, useState } from 'react';
import { uiMessages } from '../messages.ts';
import { isKnownZone, matchingZones, zoneChoices } from '../time/zone-choices.ts';
import type { DropdownOption } from './dropdown/dropdown-option.ts';
import { SearchSelect } from './search-select.tsx';

interface Props {
  label: string;
  /** IANA name; null for none. An unknown one is kept until another is chosen. */
  value: string | null;
  onChange: (zone: string) => void;
  error?: string | undefined;
}

/** Picks one of the browser's time zones: '(GMT+10:00) Australia/Brisbane'. */
export function ZonePicker({ value, onChange, ...looks }: Props) {
  const [now] = useState(() => Date.now());
  const options = useMemo(() => optionsWith(value, now), [value, now]);
  const choose = useCallback((zone: string | null) => zone !== null && onChange(zone), [onChange]);
  return (
    <SearchSelect
      {...looks}
      placeholder="Select a time zone"
      options={options}
      matching={matchingZones}
      value={value}
      onChange={choose}
    />
  );
}

/** A stored zone is offered under its stored name, even if the browser lists another. */
function optionsWith(value: string | null, now: number): DropdownOption[] {
  const listed = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const isKnown = value === null || listed.has(value) || isKnownZone(value);
  if (value !== null && isKnown) listed.add(value);
  const options = zoneChoices([...listed], now);
  return isKnown || value === null
    ? options
    : [{ id: value, label: uiMessages.unknownZone }, ...options];
}
