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
  // A browser takes up to half a second for the offsets of all zones.
  const options = useMemo(() => {
    let all: DropdownOption[] | undefined;
    return () => (all ??= optionsWith(value, now));
  }, [value, now]);
  const chosenText = useMemo(
    () => (value === null ? undefined : labelOf(value, now)),
    [value, now],
  );
  const choose = useCallback((zone: string | null) => zone !== null && onChange(zone), [onChange]);
  return (
    <SearchSelect
      {...looks}
      placeholder="Select a time zone"
      options={options}
      chosenText={chosenText}
      matching={matchingZones}
      value={value}
      onChange={choose}
    />
  );
}

function labelOf(zone: string, now: number): string | undefined {
  return isKnownZone(zone) ? zoneChoices([zone], now)[0]?.label : uiMessages.unknownZone;
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
