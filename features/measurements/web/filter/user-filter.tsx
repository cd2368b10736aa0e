import { Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DateFilter } from '#measurements/contract';
import { FilterFoot, FilterPanel } from '#packages/ui';
import type { Panel } from '#packages/ui';
import type { LabelCount } from '#people/domain';
import { LabelChoice, useHasPlaces } from '#people/web';

/** Labels by kind, as in the URL. */
export type LabelIds = Pick<DateFilter, 'tag_ids' | 'job_ids' | 'location_ids'>;

interface FormProps<Filter> {
  filter: Filter;
  /** The filter for everybody, which Reset restores. */
  everybody: Filter;
  labels: readonly LabelCount[];
  /** Hook with the number of people that match the draft, in words. */
  useMatch: (draft: Filter) => string | undefined;
  /** Further ways to choose people. */
  more?: (draft: Filter, change: (parts: Partial<Filter>) => void) => ReactNode;
  onApply: (filter: Filter) => void;
}

interface Props<Filter> extends FormProps<Filter>, Panel {
  /** Shown in the button after its label. */
  count: ReactNode;
}

/** The 'People' filter by labels. Changes only apply with the Apply button. */
export function UserFilter<Filter extends LabelIds>(props: Props<Filter>) {
  const { count, opened, onOpen, onClose, onApply, ...form } = props;
  const button = (
    <>
      People
      <Text span inherit ml={8} c="var(--ws-text3)" className="ws-figures">
        {count}
      </Text>
    </>
  );
  return (
    <FilterPanel
      title="Filter people"
      icon={<IconUsers size={16} stroke={1.75} />}
      {...{ button, opened, onOpen, onClose }}
    >
      <UserForm
        {...form}
        onApply={(next) => {
          onClose();
          onApply(next);
        }}
      />
    </FilterPanel>
  );
}

function UserForm<Filter extends LabelIds>(props: FormProps<Filter>) {
  const { filter, everybody, labels, useMatch, more, onApply } = props;
  const [draft, setDraft] = useState(filter);
  const hasPlaces = useHasPlaces();
  const match = useMatch(draft);
  const change = (parts: Partial<Filter>) => setDraft((before) => ({ ...before, ...parts }));
  return (
    <>
      {more?.(draft, change)}
      <LabelChoice
        labels={labels.filter(({ type }) => hasPlaces || type === 'default')}
        hasPlaces={hasPlaces}
        chosen={draft}
        onChange={(parts) => setDraft((before) => ({ ...before, ...parts }))}
      />
      <FilterFoot match={match} onReset={() => onApply(everybody)} onApply={() => onApply(draft)} />
    </>
  );
}
