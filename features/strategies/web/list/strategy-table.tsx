import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DataTable, EmptyState, ListBar, useSortedPage } from '#packages/ui';
import type { Column } from '#packages/ui';
import { minutesText, momentsText } from '#strategies/domain';
import type { NamedStrategy } from '#strategies/offline';
import { countText } from '#packages/kit';
import { strategyTexts } from '../strategy-texts.ts';
import classes from './strategy-table.module.css';

interface Props {
  kind: 'tag' | 'user';
  strategies: readonly NamedStrategy[] | undefined;
  error: unknown;
  online: boolean;
  onRetry: () => void;
  onAdd: () => void;
  onEdit: (strategy: NamedStrategy) => void;
  onRemove: (strategy: NamedStrategy) => void;
}

const defaultSize = 20;
const initialSort = { key: 'name', descending: false };

const words = {
  tag: { title: 'Tags', head: 'Tag', note: strategyTexts.tags, none: strategyTexts.noTags },
  user: {
    title: 'People',
    head: 'Person',
    note: strategyTexts.people,
    none: strategyTexts.noPeople,
  },
} as const;

/** The strategies of tags, or those of people. */
export function StrategyTable(props: Props) {
  const { kind, strategies, error, online, onRetry, onAdd, onEdit, onRemove } = props;
  const { title, head, note, none } = words[kind];
  const name = `strategies-${kind}`;
  const columns = useMemo(
    () => columnsOf({ head, isLocked: !online, onEdit, onRemove }),
    [head, online, onEdit, onRemove],
  );
  const place = useSortedPage(name, defaultSize, strategies, columns, initialSort);
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={onAdd}
    >
      {kind === 'tag' ? 'Add for a tag' : 'Add for a person'}
    </Button>
  );
  return (
    <div className={classes['section']} role="group" aria-label={title}>
      <header className={classes['head']}>
        <h2>{title}</h2>
        <p>{note}</p>
      </header>
      {place.total > 0 && <ListBar>{add}</ListBar>}
      <DataTable
        {...place}
        label={`Strategies: ${title.toLowerCase()}`}
        rowKey={({ strategy_id }) => strategy_id}
        empty={
          <EmptyState
            title={kind === 'tag' ? 'No strategies for tags yet' : 'No strategies for people yet'}
            text={none}
            action={add}
          />
        }
        error={error}
        onRetry={onRetry}
      />
    </div>
  );
}

interface Actions {
  head: string;
  isLocked: boolean;
  onEdit: (strategy: NamedStrategy) => void;
  onRemove: (strategy: NamedStrategy) => void;
}

function columnsOf({ head, isLocked, onEdit, onRemove }: Actions): Column<NamedStrategy>[] {
  return [
    { ...plain('name', head, ({ name }) => name), frozen: true },
    { ...plain('tests', 'Tests per day', (each) => String(each.tests_per_day)), numeric: true },
    { ...plain('gap', 'Gap', (each) => minutesText(each.min_gap_minutes)), numeric: true },
    {
      ...plain('retest', 'Re-test', (each) => minutesText(each.retest_after_minutes)),
      numeric: true,
    },
    plain('moments', 'Moments', momentsText),
    { ...plain('people', 'People', ({ people }) => countText(people)), numeric: true },
    action('edit', 'Edit', IconPencil, onEdit, isLocked),
    action('remove', 'Remove', IconTrash, onRemove, isLocked),
  ];
}

function plain(
  key: string,
  head: string,
  text: (strategy: NamedStrategy) => string,
): Column<NamedStrategy> {
  return { key, head, sortable: true, cell: text, text };
}

function action(
  key: string,
  head: string,
  Sign: typeof IconPencil,
  action: (strategy: NamedStrategy) => void,
  isLocked: boolean,
): Column<NamedStrategy> {
  return {
    ...{ key, head, isAction: true, text: () => '' },
    cell: (strategy) => (
      <ActionIcon
        variant="subtle"
        title={head}
        aria-label={`${head} ${strategy.name}`}
        disabled={isLocked}
        onClick={() => action(strategy)}
      >
        <Sign size={16} stroke={1.75} />
      </ActionIcon>
    ),
  };
}
