import { Checkbox, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { FilterFoot, FilterPanel } from '#packages/ui';
import type { LabelCount } from '#people/domain';
import { LabelChoice, useHasPlaces } from '#people/web';
import { peopleSearch, restrictions } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import classes from './people-filter.module.css';

interface Props {
  filter: PeopleFilter;
  labels: readonly LabelCount[];
  /** 'n' or 'n/total' people match the applied filter. */
  count: string;
  onApply: (filter: PeopleFilter) => void;
  /**
   * Called with the filter that Reset would set, and with each change with the one that Apply would
   * set.
   */
  onNear?: (filter: PeopleFilter) => void;
}

interface FormProps extends Props {
  /** Jobs and locations belong to the heat stress preview. */
  hasPlaces: boolean;
}

/** The filter of a list of people: labels by kind and two switches, applied with a button. */
export function PeopleFilterButton(props: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const hasPlaces = useHasPlaces();
  const labels = props.labels.filter(({ type }) => hasPlaces || type === 'default');
  const active = restrictions(props.filter);
  const button = (
    <>
      Filter
      {active > 0 && <span className={classes['active']}>{active}</span>}
    </>
  );
  return (
    <FilterPanel
      title="Filter people"
      icon={<IconFilter size={16} stroke={1.75} />}
      after={<IconChevronDown size={14} stroke={1.9} />}
      from="start"
      onOpen={() => {
        open();
        props.onNear?.(resetOf(props.filter));
      }}
      onClose={close}
      {...{ button, opened }}
    >
      <FilterForm
        {...props}
        labels={labels}
        hasPlaces={hasPlaces}
        onApply={(filter) => {
          close();
          props.onApply(filter);
        }}
      />
    </FilterPanel>
  );
}

function FilterForm({ filter, labels, count, hasPlaces, onApply, onNear }: FormProps) {
  const [draft, setDraft] = useState(filter);
  const change = (parts: Partial<PeopleFilter>) => {
    const next = { ...draft, ...parts, page: 0 };
    setDraft(next);
    onNear?.(next);
  };
  return (
    <div>
      <LabelChoice labels={labels} hasPlaces={hasPlaces} chosen={draft} onChange={change} />
      <StateChoice chosen={draft.states} onChange={(states) => change({ states })} />
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
      <FilterFoot
        match={`${count} match`}
        onReset={() => onApply(resetOf(filter))}
        onApply={() => onApply(draft)}
      />
    </div>
  );
}

interface StateProps {
  chosen: readonly HydrationState[];
  onChange: (states: HydrationState[]) => void;
}

/** Hydration states to filter by, from best to worst. */
function StateChoice({ chosen, onChange }: StateProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes['states']}>
      <div id={id}>Hydration status</div>
      <div>
        {hydrationStates.map((state) => (
          <Checkbox
            key={state}
            label={hydrationWords[state].short}
            checked={chosen.includes(state)}
            onChange={(event) => {
              const isChosen = event.currentTarget.checked;
              onChange(
                hydrationStates.filter((one) => (one === state ? isChosen : chosen.includes(one))),
              );
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** Reset clears what this panel sets; other settings stay. */
function resetOf(filter: PeopleFilter): PeopleFilter {
  const { search, only, people, who, sort, descending, size } = filter;
  return { ...peopleSearch.defaults, search, only, people, who, sort, descending, size };
}
