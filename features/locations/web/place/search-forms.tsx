import { Button, Collapse, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { PlaceQuery } from '#locations/contract';
import { placeTexts } from './place-texts.ts';
import classes from './place-tab.module.css';

interface Props {
  isSearching: boolean;
  isOnline: boolean;
  onSearch: (query: Partial<PlaceQuery>) => void;
}

/** The parts of an address, in the usual order. */
const parts = [
  ['street', 'Street'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalcode', 'Postal code'],
  ['country', 'Country'],
] as const;

/** Two ways to search a place: by free words, or by the parts of an address. */
export function SearchForms({ isSearching, isOnline, onSearch }: Props) {
  const [query, setQuery] = useState<Partial<PlaceQuery>>({});
  const [isOpen, setOpen] = useState(false);
  const { q = '', ...address } = query;
  const hasAddress = Object.values(address).some((part) => part.trim() !== '');
  const change = (part: keyof PlaceQuery, text: string) =>
    setQuery((before) => ({ ...before, [part]: text }));
  const send = (event: FormEvent, wanted: Partial<PlaceQuery>, isFilled: boolean) => {
    event.preventDefault();
    if (isFilled && isOnline) onSearch(wanted);
  };
  return (
    <>
      <form role="search" onSubmit={(event) => send(event, { q }, q.trim() !== '')}>
        <TextInput
          label={placeTexts.byName}
          description={placeTexts.byNameAbout}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="off"
          maxLength={200}
          value={q}
          onChange={(event) => change('q', event.currentTarget.value)}
          inputContainer={(input) => (
            <div className={classes['line']}>
              {input}
              <Button
                type="submit"
                variant="default"
                aria-label={placeTexts.byName}
                loading={isSearching && !isOpen}
                disabled={!isOnline}
              >
                <IconSearch size={16} stroke={1.9} aria-hidden="true" />
              </Button>
            </div>
          )}
        />
      </form>
      <UnstyledButton
        className={classes['toggle']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={16} aria-hidden="true" data-open={isOpen} />
        {placeTexts.byAddress}
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <form
          className={classes['address']}
          aria-label={placeTexts.byAddress}
          onSubmit={(event) => send(event, address, hasAddress)}
        >
          {parts.map(([part, label]) => (
            <TextInput
              key={part}
              label={label}
              autoComplete="off"
              maxLength={200}
              value={query[part] ?? ''}
              onChange={(event) => change(part, event.currentTarget.value)}
            />
          ))}
          <Button
            type="submit"
            variant="default"
            loading={isSearching && isOpen}
            disabled={!isOnline}
          >
            {placeTexts.search}
          </Button>
        </form>
      </Collapse>
    </>
  );
}
