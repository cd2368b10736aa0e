import { Checkbox, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { countOf, countText } from '#packages/kit';
import { FilterFoot, FilterPanel } from '#packages/ui';
import type { Panel } from '#packages/ui';
import type { LabelCount } from '#people/domain';
import { LabelChoice, PersonMultiSelect, useHasPlaces } from '#people/web';
import type { ListPlace } from './list-search.ts';
import { useListCount, useListQuery } from './use-list-of-tests.ts';

interface FormProps {
  place: ListPlace;
  labels: readonly LabelCount[];
  onApply: (place: ListPlace) => void;
}

/** The 'People' filter of the list of tests. Changes only apply with the Apply button. */
export function UserFilter({ place, labels, onApply, ...panel }: FormProps & Panel) {
  const { data: list } = useListCount(useListQuery(place));
  const button = (
    <>
      People
      <Text span inherit ml={8} c="var(--ws-text3)" className="ws-figures">
        {list && countText(list.people)}
      </Text>
    </>
  );
  return (
    <FilterPanel
      title="Filter people"
      icon={<IconUsers size={16} stroke={1.75} />}
      {...{ button, ...panel }}
    >
      <UserForm
        {...{ place, labels }}
        onApply={(next) => {
          panel.onClose();
          onApply(next);
        }}
      />
    </FilterPanel>
  );
}

const everybody = { tag_ids: [], job_ids: [], location_ids: [], user_ids: [], showHidden: false };

function UserForm({ place, labels, onApply }: FormProps) {
  const [draft, setDraft] = useState(place);
  const hasPlaces = useHasPlaces();
  const { data: found } = useListCount(useListQuery(draft));
  const change = (parts: Partial<ListPlace>) => setDraft((before) => ({ ...before, ...parts }));
  return (
    <>
      <Stack gap={10} p="12px 12px 2px">
        <PersonMultiSelect
          label="People"
          placeholder={draft.user_ids.length === 0 ? 'Everybody' : ''}
          value={draft.user_ids}
          onChange={(user_ids) => change({ user_ids })}
        />
        <Checkbox
          label="Show hidden users"
          checked={draft.showHidden}
          onChange={(event) => change({ showHidden: event.currentTarget.checked })}
        />
      </Stack>
      <LabelChoice
        labels={labels.filter(({ type }) => hasPlaces || type === 'default')}
        hasPlaces={hasPlaces}
        chosen={draft}
        onChange={change}
      />
      <FilterFoot
        match={found && `${countOf(found.people, 'person', 'people')} match`}
        onReset={() => onApply({ ...place, ...everybody })}
        onApply={() => onApply(draft)}
      />
    </>
  );
}
