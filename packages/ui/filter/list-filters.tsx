import { Button, Group } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../frame/use-is-narrow.ts';
import { FilterPanel } from './filter-panel.tsx';
import { usePanel } from './use-panel.ts';
import classes from './list-filters.module.css';

interface Props {
  /** The search field, which is always visible. */
  search: ReactNode;
  /** How many of the filters are set. */
  active: number;
  /** Clears the filters and keeps the search. */
  onReset: () => void;
  /** The filters; each takes effect at once. */
  children: ReactNode;
}

/** Search and filters of a list: in a row, or on a phone in a panel behind one button. */
export function ListFilters({ search, active, onReset, children }: Props) {
  const isNarrow = useIsNarrow();
  const panel = usePanel();
  if (!isNarrow) {
    return (
      <div className={classes['row']}>
        {search}
        {children}
      </div>
    );
  }
  const button = (
    <>
      Filters
      {active > 0 && (
        <span className={classes['count']}>
          {active}
          <span className="ws-only-heard"> set</span>
        </span>
      )}
    </>
  );
  return (
    <div className={classes['row']} data-narrow>
      {search}
      <FilterPanel
        title="Filters"
        button={button}
        icon={<IconFilter size={16} stroke={1.75} />}
        width={300}
        {...panel}
      >
        <div className={classes['panel']}>{children}</div>
        <Group justify="space-between" className={classes['foot'] ?? ''}>
          <Button variant="subtle" disabled={active === 0} onClick={onReset}>
            Reset
          </Button>
          <Button onClick={panel.onClose}>Done</Button>
        </Group>
      </FilterPanel>
    </div>
  );
}
