import { Button, Select, TextInput } from '@mantine/core';
import { useCopy } from '#packages/sync/web';
import { uiMessages } from '#packages/ui';
import { peopleNames } from '#people/offline';
import type { AuditFilter } from '../audit-search.ts';
import { entityWord } from './audit-columns.tsx';
import classes from './audit-filter.module.css';

interface Props {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** What the log tells of. */
const entities = [
  'user',
  'organisation',
  'permission',
  'tag',
  'measurement',
  'alert_rule',
  'roster',
];

/** Days, a person and a kind of thing; each change is a new address. */
export function AuditFilterBar({ filter, onChange }: Props) {
  const { data: people = [] } = useCopy(peopleNames, {});
  const names = people.map(({ user_id, name }) => ({ value: user_id, label: name }));
  const set = (field: keyof AuditFilter, value: string | null) => {
    const { [field]: _before, ...others } = filter;
    onChange(value === null || value === '' ? others : { ...others, [field]: value });
  };
  return (
    <div className={classes['bar']} role="group" aria-label="Filter">
      <TextInput
        type="date"
        label="From"
        value={filter.from ?? ''}
        onChange={(event) => set('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label="To"
        value={filter.to ?? ''}
        onChange={(event) => set('to', event.currentTarget.value)}
      />
      <Select
        label="Who"
        placeholder="Everybody"
        data={namesWith(names, filter.actor)}
        value={filter.actor ?? null}
        searchable
        clearable
        limit={50}
        nothingFoundMessage={uiMessages.noResults}
        onChange={(actor) => set('actor', actor)}
      />
      <Select
        label="Object"
        placeholder="Everything"
        data={entities.map((value) => ({ value, label: entityWord(value) }))}
        value={filter.entity ?? null}
        clearable
        onChange={(entity) => set('entity', entity)}
      />
      <Select
        label="About"
        placeholder="Everybody"
        data={namesWith(names, filter.entity_id)}
        value={filter.entity_id ?? null}
        searchable
        clearable
        limit={50}
        nothingFoundMessage={uiMessages.noResults}
        onChange={(entity_id) => set('entity_id', entity_id)}
      />
      {Object.keys(filter).length > 0 && (
        <Button variant="subtle" className={classes['reset']} onClick={() => onChange({})}>
          Reset
        </Button>
      )}
    </div>
  );
}

/** With whoever is asked for among them, also where they have gone by now. */
function namesWith(names: readonly { value: string; label: string }[], id: string | undefined) {
  if (id === undefined || names.some(({ value }) => value === id)) return [...names];
  return [...names, { value: id, label: 'Somebody who is gone' }];
}
