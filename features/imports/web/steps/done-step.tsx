import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ImportDone } from '#imports/contract';
import { Card } from '#packages/ui';
import { useOnlyPeople } from '#people/web';
import { countText } from '#packages/kit';
import { doneText, importTexts } from '../import-texts.ts';
import classes from './done-step.module.css';

/** Result of the rows, and which failed. */
export function DoneStep({ result, onAnew }: { result: ImportDone; onAnew: () => void }) {
  const { user_ids } = result;
  const [, showOnly] = useOnlyPeople();
  return (
    <Card title={importTexts.over}>
      <p role="status" className={classes['counts']}>
        {doneText(result)}
      </p>
      {result.failed.length > 0 && (
        <ul className={classes['failed']} aria-label="Rows that failed">
          {result.failed.map(({ row, message }) => (
            <li key={row}>{`Row ${String(row)}: ${message}`}</li>
          ))}
        </ul>
      )}
      <Group gap={8}>
        <Button
          renderRoot={(props) => (
            <Link {...props} to="/people" search={user_ids.length > 0 ? { only: true } : {}} />
          )}
          onClick={() => showOnly({ user_ids, who: importTexts.brought })}
        >
          {importTexts.toPeople}
        </Button>
        <Button variant="default" onClick={onAnew}>
          {importTexts.another}
        </Button>
      </Group>
    </Card>
  );
}

interface StoppedProps {
  done: number;
  total: number;
  problem: string;
  onGoOn: () => void;
  onAnew: () => void;
}

/** The import was interrupted; imported rows are kept, and it can continue. */
export function StoppedStep({ done, total, problem, onGoOn, onAnew }: StoppedProps) {
  return (
    <Card title={importTexts.stopped}>
      <p role="alert" className={classes['counts']}>
        {`${problem} · ${countText(done)} of ${countText(total)} rows are done.`}
      </p>
      <Group gap={8}>
        <Button onClick={onGoOn}>{importTexts.goOn}</Button>
        <Button variant="default" onClick={onAnew}>
          {importTexts.another}
        </Button>
      </Group>
    </Card>
  );
}
