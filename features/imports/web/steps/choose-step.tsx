import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { importTemplate, readImport } from '#imports/contract';
import { showFailure } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { countText } from '#packages/kit';
import { Card, downloadBlob } from '#packages/ui';
import { doneText, importTexts } from '../import-texts.ts';
import classes from './choose-step.module.css';
import lastImportClasses from './last-import.module.css';

interface Props {
  /** Why the last file was refused. */
  problem: string | null;
  isOnline: boolean;
  onFile: (file: File) => void;
}

/** Chooses or drops a file, with a link to the template. */
export function ChooseStep({ problem, isOnline, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const template = useTemplate();
  const message = isOnline ? problem : importTexts.offline;
  return (
    <Card>
      {message !== null && (
        <Alert
          color={isOnline ? 'red' : 'gray'}
          icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
          role="alert"
          className={classes['problem']}
        >
          {message}
        </Alert>
      )}
      <div className={classes['zone']} data-over={isOver} data-off={!isOnline}>
        <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
        <strong aria-hidden>{importTexts.choose}</strong>
        <span aria-hidden>{importTexts.drop}</span>
        <span className={classes['kinds']} id="import-kinds">
          {importTexts.kinds}
        </span>
        {/* The field covers the zone, so that click, key and drop all reach it. */}
        <input
          type="file"
          accept=".xlsx,.xls,.csv"
          aria-label={importTexts.choose}
          aria-describedby="import-kinds"
          disabled={!isOnline}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // Allows choosing the same file again after a change.
            event.currentTarget.value = '';
            if (file !== undefined) onFile(file);
          }}
        />
      </div>
      <div className={classes['foot']}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          disabled={!isOnline}
          loading={template.isFetching}
          onClick={() => void template.download()}
        >
          {importTexts.template}
        </Button>
        {isOnline && <LastImport />}
      </div>
    </Card>
  );
}

/** Downloads the spreadsheet template. */
function useTemplate(): { isFetching: boolean; download: () => Promise<void> } {
  const client = useClient();
  const [isFetching, setFetching] = useState(false);
  async function download(): Promise<void> {
    setFetching(true);
    try {
      downloadBlob('watershade-people.xlsx', await client.download(importTemplate, {}));
    } catch (failure) {
      showFailure(failure);
    } finally {
      setFetching(false);
    }
  }
  return { isFetching, download };
}

const interval = 2000;

/** Result of an import that this page has lost, for example by a reload. */
function LastImport() {
  const { data } = useAnswer(
    readImport,
    {},
    {
      refetchInterval: ({ state }) => (state.data?.import?.is_running === true ? interval : false),
    },
  );
  const last = data?.import ?? null;
  if (last === null) return null;
  const { done, total, is_running, result } = last;
  const count = `${countText(done)} of ${countText(total)} rows`;
  return (
    <p className={lastImportClasses['last']} role="status">
      {is_running && `An import is in progress: ${count}.`}
      {!is_running && done < total && `Your last import stopped at ${count}. ${importTexts.broken}`}
      {!is_running && done === total && `Your last import: ${doneText(result)}.`}
    </p>
  );
}
