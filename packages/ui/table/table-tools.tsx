import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { csvText } from '#packages/kit';
import { downloadText } from '../files/download.ts';
import { useFileName } from '../files/file-name.ts';
import { uiMessages } from '../messages.ts';
import { showToast } from '../toast/toasts.ts';
import type { Column } from './column.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Keys of the hidden columns. */
  hidden: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
  /** The columns of a file. */
  reported: readonly Column<Row>[];
  allRows: () => Promise<readonly Row[]>;
}

/** Choice of columns, and the filtered rows as a file. */
export function TableTools<Row>(props: Props<Row>) {
  const { label, columns, hidden, onHidden, allRows } = props;
  const [isBusy, setBusy] = useState(false);
  const fileName = useFileName();
  const choosable = columns.filter(
    ({ frozen, isAction, isOnlyInFile }) => ![frozen, isAction, isOnlyInFile].includes(true),
  );

  async function saveCsv(): Promise<void> {
    setBusy(true);
    try {
      const rows = await allRows();
      const reported = props.reported.filter(({ isAction }) => isAction !== true);
      const lines = rows.map((row) => reported.map(({ text }) => text(row)));
      const text = csvText([reported.map(({ head }) => head), ...lines]);
      downloadText(fileName(label, 'csv'), 'text/csv;charset=utf-8', text);
    } catch {
      showToast({ kind: 'problem', text: uiMessages.genericError });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={`${classes['tools'] ?? ''} ws-not-printed`}>
      <Popover position="bottom-end" width={220} trapFocus returnFocus>
        <Popover.Target>
          <Button variant="subtle" size="sm" leftSection={<IconColumns3 size={16} stroke={1.75} />}>
            Columns
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes['columns']}>
          {choosable.map(({ key, head }) => (
            <Checkbox
              key={key}
              label={head}
              checked={!hidden.includes(key)}
              onChange={(event) =>
                onHidden(
                  event.currentTarget.checked
                    ? hidden.filter((one) => one !== key)
                    : [...hidden, key],
                )
              }
            />
          ))}
        </Popover.Dropdown>
      </Popover>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconDownload size={16} stroke={1.75} />}
        loading={isBusy}
        onClick={() => void saveCsv()}
      >
        CSV
      </Button>
    </div>
  );
}
