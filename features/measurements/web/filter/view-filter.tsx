import { MultiSelect, SegmentedControl, Stack } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { DateFilter } from '#measurements/contract';
import { dashboardPage, pinned } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';
import { FilterFoot, FilterPanel } from '#packages/ui';
import type { Panel } from '#packages/ui';
import { CustomChoice } from './custom-choice.tsx';
import { DateChoice } from './date-choice.tsx';
import { LiveChoice } from './live-choice.tsx';

interface Props {
  filter: DateFilter;
  /** Milliseconds since 1970; determines today if nothing was chosen. */
  now: number;
  /** IANA name of the organisation's time zone. */
  zone: string;
  locations: readonly { tag_id: string; name: string }[];
  /** Initial filter and offered modes; by default those of the dashboard. */
  page?: FilterPage;
  onApply: (filter: DateFilter) => void;
}

type Tab = 'live' | 'date' | 'custom';

/** Two months need more room than the other panels. */
const widthOf = { live: 332, date: 332, custom: 580 };

/** The 'View' filter: which tests the page shows. Changes only apply with the Apply button. */
export function ViewFilter({ opened, onOpen, onClose, onApply, ...form }: Props & Panel) {
  return (
    <FilterPanel
      title="View filter"
      button="View"
      icon={<IconCalendar size={16} stroke={1.75} />}
      width="max-content"
      {...{ opened, onOpen, onClose }}
    >
      <ViewForm
        {...form}
        onApply={(next) => {
          onClose();
          onApply(next);
        }}
      />
    </FilterPanel>
  );
}

function ViewForm({ filter, now, zone, locations, page = dashboardPage, onApply }: Props) {
  // People are chosen in another panel.
  const { tag_ids, job_ids } = filter;
  const [draft, setDraft] = useState(filter);
  const [tab, setTab] = useState<Tab>(tabOf(filter));
  const change = (parts: Partial<DateFilter>) => setDraft((before) => ({ ...before, ...parts }));
  const chooseTab = (next: Tab) => {
    setTab(next);
    change({ date_filter: firstMode(next, page) });
  };
  return (
    <div style={{ width: `min(${String(widthOf[tab])}px, 100vw - 20px)` }}>
      <Stack gap={12} p={12}>
        <SegmentedControl
          fullWidth
          aria-label="Kind of view"
          data={[
            { value: 'live', label: 'Live' },
            { value: 'date', label: 'On a date' },
            ...(page.offersCustom ? [{ value: 'custom', label: 'Custom' }] : []),
          ]}
          value={tab}
          onChange={(value) => chooseTab(value as Tab)}
        />
        {tab === 'live' && <LiveChoice filter={draft} page={page} onChange={change} />}
        {tab === 'date' && <DateChoice filter={draft} now={now} zone={zone} onChange={change} />}
        {tab === 'custom' && (
          <CustomChoice filter={draft} now={now} zone={zone} onChange={change} />
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
      </Stack>
      <FilterFoot
        onReset={() => onApply({ ...page.initial, tag_ids, job_ids })}
        onApply={() => onApply(pinned(draft, now, zone))}
      />
    </div>
  );
}

function tabOf({ date_filter }: DateFilter): Tab {
  if (date_filter === 'custom') return 'custom';
  return date_filter.startsWith('by_') ? 'date' : 'live';
}

/** The initial mode of each tab. */
function firstMode(tab: Tab, { initial }: FilterPage): DateFilter['date_filter'] {
  if (tab === 'live') return initial.date_filter;
  return tab === 'date' ? 'by_date' : 'custom';
}
