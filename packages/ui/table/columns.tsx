import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { RelativeTime } from '../time/relative-time.tsx';
import type { Column } from './column.ts';

/** A dash in place of a value that is missing. */
export const missing = <span className="ws-missing">–</span>;

type More<Row> = Partial<Omit<Column<Row>, 'key' | 'head' | 'text'>>;

/** A column whose cells show its text, or a dash if there is none. */
export function textColumn<Row>(
  key: string,
  head: string,
  text: (row: NoInfer<Row>) => string,
  more: More<NoInfer<Row>> = {},
): Column<Row> {
  return { key, head, text, cell: (row) => text(row) || missing, ...more };
}

/** A column of times (ISO text or milliseconds): relative on the screen, ISO text in a file. */
export function timeColumn<Row>(
  key: string,
  head: string,
  timeOf: (row: NoInfer<Row>) => string | number | null,
  more: More<NoInfer<Row>> = {},
): Column<Row> {
  return {
    ...{ key, head },
    cell: (row) => {
      const time = timeOf(row);
      return time === null ? missing : <RelativeTime time={new Date(time).getTime()} />;
    },
    text: (row) => {
      const time = timeOf(row);
      return typeof time === 'number' ? new Date(time).toISOString() : (time ?? '');
    },
    ...more,
  };
}

interface RowActionProps {
  icon: Icon;
  /** The action: 'Remove'. */
  word: string;
  /** Name of the row. */
  of: string;
  disabled: boolean;
  onClick: () => void;
}

/** An action of a row as an icon, with its name as a tooltip. */
export function RowAction({ icon: Sign, word, of, disabled, onClick }: RowActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      title={word}
      aria-label={`${word} ${of}`}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign size={16} stroke={1.75} />
    </ActionIcon>
  );
}
