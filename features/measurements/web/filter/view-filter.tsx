import { Button, Group, MultiSelect, Popover, SegmentedControl, Stack } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { DateFilter } from '#measurements/contract';
import { defaultFilter, pinned } from '#measurements/domain';
import { DateChoice } from './date-choice.tsx';
import { LiveChoice } from './live-choice.tsx';

interface Props {
  filter: DateFilter;
  /** Milliseconds since 1970: what is today when nothing was chosen yet. */
  now: number;
  /** IANA name of the organisation's time zone. */
  zone: string;
  locations: readonly { tag_id: string; name: string }[];
  onApply: (filter: DateFilter) => void;
}

interface OpenProps extends Props {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

type Tab = 'live' | 'date';

/** 'View': which tests the page shows. Nothing changes before Apply. */
export function ViewFilter({ opened, onOpen, onClose, onApply, ...form }: OpenProps) {
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
          leftSection={<IconCalendar size={16} stroke={1.75} />}
          aria-expanded={opened}
          onClick={opened ? onClose : onOpen}
        >
          View
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={title}>
        <h2 id={title} className="ws-only-heard">
          View filter
        </h2>
        <ViewForm
          {...form}
          onApply={(next) => {
            onClose();
            onApply(next);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function ViewForm({ filter, now, zone, locations, onApply }: Props) {
  // Of whom the page tells is chosen elsewhere.
  const { tag_ids, job_ids } = filter;
  const [draft, setDraft] = useState(filter);
  const [tab, setTab] = useState<Tab>(draft.date_filter.startsWith('by_') ? 'date' : 'live');
  const change = (parts: Partial<DateFilter>) => setDraft((before) => ({ ...before, ...parts }));
  const chooseTab = (next: Tab) => {
    setTab(next);
    change({ date_filter: next === 'date' ? 'by_date' : 'last_x_days' });
  };
  return (
    <Stack gap={12}>
      <SegmentedControl
        fullWidth
        aria-label="Kind of view"
        data={[
          { value: 'live', label: 'Live' },
          { value: 'date', label: 'On a date' },
        ]}
        value={tab}
        onChange={(value) => chooseTab(value as Tab)}
      />
      {tab === 'live' ? (
        <LiveChoice filter={draft} onChange={change} />
      ) : (
        <DateChoice filter={draft} now={now} zone={zone} onChange={change} />
      )}
      {locations.length > 0 && (
        <MultiSelect
          label="Locations"
          placeholder={draft.location_ids.length === 0 ? 'All locations' : ''}
          data={locations.map(({ tag_id, name }) => ({ value: tag_id, label: name }))}
          value={draft.location_ids}
          onChange={(location_ids) => change({ location_ids })}
          searchable
          clearable
          nothingFoundMessage="No results found"
          comboboxProps={{ withinPortal: false }}
        />
      )}
      <Group justify="flex-end" gap={8}>
        <Button
          variant="subtle"
          size="sm"
          onClick={() => onApply({ ...defaultFilter, tag_ids, job_ids })}
        >
          Reset
        </Button>
        <Button size="sm" onClick={() => onApply(pinned(draft, now, zone))}>
          Apply
        </Button>
      </Group>
    </Stack>
  );
}
