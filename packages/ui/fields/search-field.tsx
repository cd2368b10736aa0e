import { Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  /** Told 300 ms after the last key. */
  onChange: (value: string) => void;
}

const debounce = 300;

/** The search of a list; `/` goes there from anywhere on the screen. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const tell = useDebouncedCallback(onChange, debounce);
  useEffect(() => setText(value), [value]);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      w={{ base: '100%', xs: 264 }}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={<Kbd aria-hidden>/</Kbd>}
      onChange={(event) => {
        setText(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
