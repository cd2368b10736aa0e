import { Link } from '@tanstack/react-router';
import { IconTrash } from '@tabler/icons-react';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import { dateTimeText } from '#packages/kit';
import {
  DataTable,
  EmptyState,
  RowAction,
  textColumn,
  timeColumn,
  useLocalPage,
  useZone,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import type { ProgrammeCheck } from '#programme/contract';
import { programmePath } from './programme-search.ts';
import { programmeTexts as texts } from './programme-texts.ts';
import { useProgrammeActions } from './use-programme.ts';

const defaultSize = 20;

interface Props {
  checks: readonly ProgrammeCheck[];
  online: boolean;
}

/** The finished self-checks, newest first. */
export function HistoryTable({ checks, online }: Props) {
  const zone = useZone();
  const { remove } = useProgrammeActions();
  const onRemove = useCallbackRef((check: ProgrammeCheck) => void remove(check));
  const columns = useMemo(() => columnsOf(zone, online, onRemove), [zone, online, onRemove]);
  const place = useLocalPage('programme-checks', defaultSize, checks);
  return (
    <DataTable
      {...place}
      label={texts.history}
      columns={columns}
      rowKey={({ check_id }) => check_id}
      empty={<EmptyState title={texts.noChecks} text={texts.noChecksAbout} />}
    />
  );
}

function columnsOf(
  zone: string,
  online: boolean,
  onRemove: (check: ProgrammeCheck) => void,
): Column<ProgrammeCheck>[] {
  return [
    timeColumn<ProgrammeCheck>('time', texts.date, ({ finished_time }) => finished_time, {
      frozen: true,
      cell: ({ check_id, finished_time }) => (
        <Link to={programmePath} search={{ check: check_id }}>
          {dateTimeText(Date.parse(finished_time), zone)}
        </Link>
      ),
    }),
    textColumn<ProgrammeCheck>('by', texts.by, ({ by_name }) => by_name ?? texts.erased),
    textColumn<ProgrammeCheck>(
      'percent',
      texts.result,
      ({ result }) => texts.percent(result.percent),
      {
        numeric: true,
      },
    ),
    textColumn<ProgrammeCheck>('gaps', texts.gaps, ({ result }) => String(result.gaps), {
      numeric: true,
    }),
    {
      ...{ key: 'delete', head: texts.remove, isAction: true, text: () => '' },
      cell: (check) => (
        <RowAction
          icon={IconTrash}
          word={texts.remove}
          of={dateTimeText(Date.parse(check.finished_time), zone)}
          disabled={!online}
          onClick={() => onRemove(check)}
        />
      ),
    },
  ];
}
