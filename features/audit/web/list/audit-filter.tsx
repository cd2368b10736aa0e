import { Button, Select } from '@mantine/core';
import { auditEntities } from '#audit/contract';
import { useCopy } from '#packages/sync/web';
import { DayField, uiMessages, useNow, useZone } from '#packages/ui';
import { peopleNames } from '#people/offline';
import type { AuditFilter } from '../audit-search.ts';
import { entityWord } from './audit-columns.tsx';
import classes from './audit-filter.module.css';

interface Props {
  filter: AuditFilter;
  /** False: the empty list below offers it. */
  hasReset: boolean;
  onChange: (filter: AuditFilter) => void;
}

/** Before the first entry: entries are kept for 24 months. */
const firstDay = '2024-01-01';

/** Filter by days, person and entity; each change is a new URL. */
export function AuditFilterBar({ filter, hasReset, onChange }: Props) {
  const { data: people = [] } = useCopy(peopleNames, {});
  const names = people.map(({ user_id, name }) => ({ value: user_id, label: name }));
  const today = dayOfZone(useNow(), useZone());
  const set = (field: keyof AuditFilter, value: string | null) => {
    const { [field]: _before, ...others } = filter;
    onChange(value === null || value === '' ? others : { ...others, [field]: value });
  };
  return (
    <div className={classes['bar']} role="group" aria-label="Filter">
      <DayField
        label="From"
        placeholder="Any day"
        value={filter.from ?? null}
        {...{ today, min: firstDay, max: filter.to ?? today }}
        onChange={(from) => set('from', from)}
      />
      <DayField
        label="To"
        placeholder="Any day"
        value={filter.to ?? null}
        {...{ today, min: filter.from ?? firstDay, max: today }}
        onChange={(to) => set('to', to)}
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
        data={auditEntities.map((value) => ({ value, label: entityWord(value) }))}
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
      {hasReset && Object.keys(filter).length > 0 && (
        <Button variant="subtle" className={classes['reset']} onClick={() => onChange({})}>
          Reset
        </Button>
      )}
    </div>
  );
}

function dayOfZone(now: number, zone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
}

/** Includes the filtered person, also if they were removed. */
function namesWith(names: readonly { value: string; label: string }[], id: string | undefined) {
  if (id === undefined || names.some(({ value }) => value === id)) return [...names];
  return [...names, { value: id, label: 'Deleted person' }];
}
