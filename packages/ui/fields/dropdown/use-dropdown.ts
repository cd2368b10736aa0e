import { useEffect, useMemo, useRef, useState } from 'react';
import { matchesSearch } from '#packages/kit';
import { searchDebounce } from '../search-timing.ts';
import type { DropdownOption } from './dropdown-option.ts';

/** The matching rows, in order. */
export type DropdownMatching = (
  options: readonly DropdownOption[],
  typed: string,
) => readonly DropdownOption[];

/** The rows of a dropdown; a function if they take long to make, called once it opens. */
export type DropdownOptions = readonly DropdownOption[] | (() => readonly DropdownOption[]);

const none: readonly DropdownOption[] = [];

interface Settings {
  options: DropdownOptions;
  matching?: DropdownMatching | undefined;
  /** The row at which the list opens. */
  chosen: string | null;
  blurDelay: number;
}

/** State of a dropdown: open or not, typed text, active row. */
export type Dropdown = ReturnType<typeof useDropdown>;

/** State of a dropdown. The list is searched 300 ms after the last typed character. */
export function useDropdown(settings: Settings) {
  const { options, matching = byLabel, chosen, blurDelay } = settings;
  const [isOpen, setOpen] = useState(false);
  /** Null until something is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const [active, setActive] = useState(-1);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useMemo(
    () => (isOpen ? matching(allOf(options), sought) : none),
    [isOpen, matching, options, sought],
  );

  const search = (text: string) => {
    setSought(text);
    setActive(text.trim() === '' ? -1 : 0);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    search('');
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (typed === null || typed === sought) return;
    const timer = setTimeout(() => latest.current(typed), searchDebounce);
    return () => clearTimeout(timer);
  }, [typed, sought]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    ...{ isOpen, typed, found, setActive, close },
    /** The matches do not belong to the typed text yet. */
    isSearching: typed !== null && typed !== sought,
    /** Index of the active match; -1 for none. */
    active: Math.min(active, found.length - 1),
    open() {
      if (isOpen) return;
      setOpen(true);
      setActive(allOf(options).findIndex(({ id }) => id === chosen));
    },
    type(text: string | null) {
      setTyped(text);
      if (text === null) search('');
      else setOpen(true);
    },
    /** Searches without delay, and returns the matches. */
    findNow() {
      const text = typed ?? '';
      if (text === sought) return found;
      search(text);
      return matching(allOf(options), text);
    },
    onFocus: () => clearTimeout(leaving.current),
    onBlur() {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(close, blurDelay);
    },
  };
}

function allOf(options: DropdownOptions): readonly DropdownOption[] {
  return typeof options === 'function' ? options() : options;
}

const byLabel: DropdownMatching = (options, typed) =>
  typed.trim() === ''
    ? options
    : options.filter(({ label, note }) => matchesSearch(typed, [label, note ?? '']));
