import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { searchDebounce } from './search-timing.ts';
import classes from './search-field.module.css';

interface Props {
  /** Label for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  /** Called 300 ms after the last typed character. */
  onChange: (value: string) => void;
}

/** Search field of a list; `/` focuses it from anywhere on the screen. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  // A change from outside (Back, Reset) replaces the text.
  if (value !== reported) {
    setReported(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === reported) return;
    const timer = setTimeout(() => {
      setReported(typed);
      latestOnChange.current(typed);
    }, searchDebounce);
    return () => clearTimeout(timer);
  }, [typed, reported]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      // Behind a dialog the key is ignored.
      if (field.current?.closest('[inert]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <TextInput
      ref={field}
      type="text"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') setTyped('');
      }}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      rightSectionPointerEvents="auto"
      rightSection={
        typed === '' ? (
          <Kbd aria-hidden size="xs" className={classes['key']}>
            /
          </Kbd>
        ) : (
          <CloseButton size="sm" aria-label="Clear search" onClick={() => setTyped('')} />
        )
      }
      className={classes['field']}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
