import { Button, Group, Popover, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DateFilter } from '#measurements/contract';
import type { LabelCount } from '#people/domain';
import { LabelChoice, useHasPlaces } from '#people/web';
import classes from './user-filter.module.css';

/** Labels by kind, as an address holds them. */
export type LabelIds = Pick<DateFilter, 'tag_ids' | 'job_ids' | 'location_ids'>;

interface FormProps<Filter> {
  filter: Filter;
  /** The same for everybody: what Reset returns to. */
  everybody: Filter;
  labels: readonly LabelCount[];
  /** How many match what is ticked, in words; a hook, asked with each change. */
  useMatch: (draft: Filter) => string | undefined;
  /** What people are chosen by beside their labels. */
  more?: (draft: Filter, change: (parts: Partial<Filter>) => void) => ReactNode;
  onApply: (filter: Filter) => void;
}

interface Props<Filter> extends FormProps<Filter> {
  /** Stands in the button after its word. */
  count: ReactNode;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** 'People': of whom the page tells, by their labels. Nothing changes before Apply. */
export function UserFilter<Filter extends LabelIds>(props: Props<Filter>) {
  const { count, opened, onOpen, onClose, onApply, ...form } = props;
  const title = useId();
  const isInside = useRef(false);
  // The list of a field in here lies at the end of the page: a press on it is none outside.
  const onPress = () => {
    isInside.current = true;
    setTimeout(() => {
      isInside.current = false;
    });
  };
  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => !isOpen && !isInside.current && onClose()}
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
          <span className={classes['count']}>{count}</span>
        </Button>
      </Popover.Target>
      {/* The library would name it by the button. */}
      <Popover.Dropdown p={0} aria-labelledby={title} onMouseDown={onPress} onTouchStart={onPress}>
        <span id={title} className="ws-only-heard">
          Filter people
        </span>
        <UserForm
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
      <Group justify="space-between" className={classes['foot'] ?? ''}>
        <Text size="sm" role="status">
          {match ?? '\u00a0'}
        </Text>
        <Group gap={4}>
          <Button variant="subtle" size="sm" onClick={() => onApply(everybody)}>
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
