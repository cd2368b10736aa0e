import { Button, Group, Popover, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { DateFilter } from '#dashboard/contract';
import { peopleLabels } from '#hydration/offline';
import { LabelChoice, useHasPlaces } from '#people/web';
import { useCopy } from '#packages/sync/web';
import { useDashboardStatus } from '../use-dashboard.ts';
import classes from './user-filter.module.css';

interface Props {
  filter: DateFilter;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  onApply: (filter: DateFilter) => void;
}

const everybody = { tag_ids: [], job_ids: [], location_ids: [] };

/** 'People': of whom the page tells, by their labels. Nothing changes before Apply. */
export function UserFilter({ filter, opened, onOpen, onClose, onApply }: Props) {
  const { data: status } = useDashboardStatus(filter);
  const title = useId();
  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-end"
      width={332}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconUsers size={16} stroke={1.75} />}
          aria-expanded={opened}
          onClick={opened ? onClose : onOpen}
        >
          People
          <span className={classes['count']}>{status?.people}</span>
        </Button>
      </Popover.Target>
      {/* The library would name it by the button. */}
      <Popover.Dropdown p={0} aria-labelledby={title}>
        <span id={title} className="ws-only-heard">
          Filter people
        </span>
        <UserForm
          filter={filter}
          onApply={(next) => {
            onClose();
            onApply(next);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function UserForm({ filter, onApply }: Pick<Props, 'filter' | 'onApply'>) {
  const [draft, setDraft] = useState(filter);
  const hasPlaces = useHasPlaces();
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: false });
  const { data: found } = useDashboardStatus(draft);
  const { data: all } = useDashboardStatus({ ...filter, ...everybody });
  return (
    <>
      <LabelChoice
        labels={labels.filter(({ type }) => hasPlaces || type === 'default')}
        hasPlaces={hasPlaces}
        chosen={draft}
        onChange={(parts) => setDraft((before) => ({ ...before, ...parts }))}
      />
      <Group justify="space-between" className={classes['foot'] ?? ''}>
        <Text size="sm" role="status">
          {found && all ? `${String(found.people)}/${String(all.people)} match` : '\u00a0'}
        </Text>
        <Group gap={4}>
          <Button variant="subtle" size="sm" onClick={() => onApply({ ...filter, ...everybody })}>
            Reset
          </Button>
          <Button size="sm" onClick={() => onApply(draft)}>
            Apply
          </Button>
        </Group>
      </Group>
    </>
  );
}
