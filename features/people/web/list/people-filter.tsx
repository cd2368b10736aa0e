import {
  Button,
  Checkbox,
  Group,
  Popover,
  ScrollArea,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconFilter, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { foldText } from '#packages/kit';
import type { LabelCount } from '#people/domain';
import { defaultPeopleFilter, restrictions } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { useHasPlaces } from '../use-has-places.ts';
import { MatchedText } from './matched-text.tsx';
import classes from './people-filter.module.css';

interface Props {
  filter: PeopleFilter;
  labels: readonly LabelCount[];
  /** 'n' or 'n/total' people match what is applied. */
  count: string;
  onApply: (filter: PeopleFilter) => void;
  /** Told of what Apply would bring, with each change. */
  onNear?: (filter: PeopleFilter) => void;
}

interface FormProps extends Props {
  /** Jobs and locations are part of the heat stress preview. */
  hasPlaces: boolean;
}

/** The filter of a list of people: labels by kind and two switches, in force with Apply. */
export function PeopleFilterButton(props: Props) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const title = useId();
  const hasPlaces = useHasPlaces();
  const labels = props.labels.filter(({ type }) => hasPlaces || type === 'default');
  const active = restrictions(props.filter);
  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => !isOpen && close()}
      position="bottom-start"
      width={332}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.75} />}
          rightSection={<IconChevronDown size={14} stroke={1.9} />}
          aria-expanded={opened}
          onClick={toggle}
        >
          Filter
          {active > 0 && <span className={classes['active']}>{active}</span>}
        </Button>
      </Popover.Target>
      {/* The library would name it by the button. */}
      <Popover.Dropdown p={0} aria-labelledby={title}>
        <span id={title} className="ws-only-heard">
          Filter people
        </span>
        <FilterForm
          {...props}
          labels={labels}
          hasPlaces={hasPlaces}
          onApply={(filter) => {
            close();
            props.onApply(filter);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

const kinds = [
  { type: 'default', field: 'tag_ids', word: 'Tags' },
  { type: 'job', field: 'job_ids', word: 'Jobs' },
  { type: 'location', field: 'location_ids', word: 'Locations' },
] as const;

function FilterForm({ filter, labels, count, hasPlaces, onApply, onNear }: FormProps) {
  const [draft, setDraft] = useState(filter);
  const [search, setSearch] = useState('');
  const change = (parts: Partial<PeopleFilter>) => {
    const next = { ...draft, ...parts, page: 0 };
    setDraft(next);
    onNear?.(next);
  };
  const found = labels.filter(({ name }) => foldText(name).includes(foldText(search)));
  const isEmpty = found.length === 0 && labels.length > 0;
  return (
    <div>
      <Stack gap={8} p={10} pb={4}>
        <TextInput
          aria-label={hasPlaces ? 'Search tags, jobs and locations' : 'Search tags'}
          placeholder="Search"
          data-autofocus
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Stack>
      <ScrollArea.Autosize mah={300} type="auto">
        <div className={classes['groups']}>
          {kinds.map(({ type, field, word }) => (
            <LabelGroup
              key={type}
              word={word}
              labels={found.filter((label) => label.type === type)}
              search={search}
              chosen={draft[field]}
              onChange={(list) => change({ [field]: list })}
            />
          ))}
          {isEmpty && <p className={classes['none']}>No results found</p>}
        </div>
      </ScrollArea.Autosize>
      <Stack gap={8} className={classes['switches'] ?? ''}>
        <Checkbox
          label="Show hidden users"
          checked={draft.showHidden}
          onChange={(event) => change({ showHidden: event.currentTarget.checked })}
        />
        <Checkbox
          label="Show last measured time"
          checked={draft.showLastMeasurement}
          onChange={(event) => change({ showLastMeasurement: event.currentTarget.checked })}
        />
      </Stack>
      <Group justify="space-between" className={classes['foot'] ?? ''}>
        <Text size="sm">{count} match</Text>
        <Group gap={4}>
          <Button variant="subtle" size="sm" onClick={() => onApply(resetOf(filter))}>
            Reset
          </Button>
          <Button size="sm" onClick={() => onApply(draft)}>
            Apply
          </Button>
        </Group>
      </Group>
    </div>
  );
}

interface GroupProps {
  word: string;
  labels: readonly LabelCount[];
  search: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function LabelGroup({ word, labels, search, chosen, onChange }: GroupProps) {
  if (labels.length === 0) return null;
  return (
    <fieldset className={classes['group']}>
      <legend>{word}</legend>
      {labels.map(({ tag_id, name, people }) => (
        <Checkbox
          key={tag_id}
          className={classes['row'] ?? ''}
          checked={chosen.includes(tag_id)}
          onChange={() =>
            onChange(
              chosen.includes(tag_id) ? chosen.filter((id) => id !== tag_id) : [...chosen, tag_id],
            )
          }
          label={
            <span className={classes['label']}>
              <MatchedText text={name} search={search} />
              <span className={classes['people']}>{people}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

/** Reset takes back what this panel sets; all else stays. */
function resetOf(filter: PeopleFilter): PeopleFilter {
  const { search, only, sort, descending, size } = filter;
  return { ...defaultPeopleFilter, search, only, sort, descending, size };
}
