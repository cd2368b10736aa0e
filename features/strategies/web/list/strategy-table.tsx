import { Box, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DataTable, EmptyState, ListBar, RowAction, textColumn, useSortedPage } from '#packages/ui';
import type { Column } from '#packages/ui';
import { minutesText, momentsText } from '#strategies/domain';
import type { NamedStrategy } from '#strategies/offline';
import { countText } from '#packages/kit';
import { strategyTexts } from '../strategy-texts.ts';

interface Props {
  kind: 'tag' | 'user';
  strategies: readonly NamedStrategy[] | undefined;
  online: boolean;
  onAdd: () => void;
  onEdit: (strategy: NamedStrategy) => void;
  onRemove: (strategy: NamedStrategy) => void;
}

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
  const { kind, strategies, online, onAdd, onEdit, onRemove } = props;
  const { title, head, note, none } = words[kind];
  const columns = useMemo(
    () => columnsOf({ head, isLocked: !online, onEdit, onRemove }),
    [head, online, onEdit, onRemove],
  );
  const place = useSortedPage(`strategies-${kind}`, 20, {
    rows: strategies,
    columns,
    first: { key: 'name', descending: false },
  });
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
    <Box mt={28} role="group" aria-label={title}>
      <Box component="header" mb={10}>
        <h2>{title}</h2>
        <p className="ws-note">{note}</p>
      </Box>
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
      />
    </Box>
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
    textColumn('name', head, ({ name }) => name, { sortable: true, frozen: true }),
    counted('tests', 'Tests per day', (each) => String(each.tests_per_day)),
    counted('gap', 'Minimum gap', (each) => minutesText(each.min_gap_minutes)),
    counted('retest', 'Re-test', (each) => minutesText(each.retest_after_minutes)),
    textColumn('moments', 'When to test', momentsText, { sortable: true }),
    counted('people', 'People', ({ people }) => countText(people)),
    action('Edit', IconPencil, onEdit, isLocked),
    action('Remove', IconTrash, onRemove, isLocked),
  ];
}

function counted(
  key: string,
  head: string,
  text: (strategy: NamedStrategy) => string,
): Column<NamedStrategy> {
  return textColumn(key, head, text, { sortable: true, numeric: true, cell: text });
}

function action(
  word: string,
  icon: Icon,
  run: (strategy: NamedStrategy) => void,
  disabled: boolean,
): Column<NamedStrategy> {
  return {
    ...{ key: word.toLowerCase(), head: word, isAction: true, text: () => '' },
    cell: (strategy) => (
      <RowAction of={strategy.name} onClick={() => run(strategy)} {...{ word, icon, disabled }} />
    ),
  };
}
