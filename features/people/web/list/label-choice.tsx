import { ScrollArea, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { countText, foldText } from '#packages/kit';
import { RowCheck } from '#packages/ui';
import type { LabelCount } from '#people/domain';
import classes from './label-choice.module.css';

const kinds = [
  { type: 'default', field: 'tag_ids', word: 'Tags' },
  { type: 'job', field: 'job_ids', word: 'Jobs' },
  { type: 'location', field: 'location_ids', word: 'Locations' },
] as const;

/**
 * Chosen labels by kind. The filter matches people who have at least one label of each list that is
 * not empty.
 */
export type ChosenLabels = Record<(typeof kinds)[number]['field'], string[]>;

interface Props {
  labels: readonly LabelCount[];
  /** Jobs and locations belong to the heat stress preview. */
  hasPlaces: boolean;
  chosen: ChosenLabels;
  onChange: (parts: Partial<ChosenLabels>) => void;
}

/**
 * Checkboxes for tags, jobs and locations with the number of people who have each, and a search
 * field.
 */
export function LabelChoice({ labels, hasPlaces, chosen, onChange }: Props) {
  const [search, setSearch] = useState('');
  const found = labels.filter(({ name }) => foldText(name).includes(foldText(search)));
  const isEmpty = found.length === 0 && labels.length > 0;
  return (
    <>
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
          <LabelGroups labels={found} {...{ search, chosen, onChange }} />
          {isEmpty && <p className={classes['none']}>No results found</p>}
        </div>
      </ScrollArea.Autosize>
    </>
  );
}

interface GroupsProps extends Omit<Props, 'hasPlaces'> {
  /** The search text, shown in bold. */
  search: string;
}

/** Checkboxes for labels, grouped by kind. */
export function LabelGroups({ labels, search, chosen, onChange }: GroupsProps) {
  return kinds.map(({ type, field, word }) => (
    <LabelGroup
      key={type}
      word={word}
      labels={labels.filter((label) => label.type === type)}
      search={search}
      chosen={chosen[field]}
      onChange={(list) => onChange({ [field]: list })}
    />
  ));
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
        <label key={tag_id} className={classes['row']}>
          <RowCheck
            checked={chosen.includes(tag_id)}
            onChange={() =>
              onChange(
                chosen.includes(tag_id)
                  ? chosen.filter((id) => id !== tag_id)
                  : [...chosen, tag_id],
              )
            }
          />
          <MatchedText text={name} search={search} />
          <span className={classes['people']}>{countText(people)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Text with the search text in bold, in any case. */
export function MatchedText({ text, search }: { text: string; search: string }) {
  const at = search.trim() === '' ? -1 : text.toLowerCase().indexOf(search.trim().toLowerCase());
  if (at < 0) return <span>{text}</span>;
  const end = at + search.trim().length;
  return (
    <span>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  );
}
