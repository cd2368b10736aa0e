import { Progress, Stack } from '@mantine/core';
import { Card, WaitBar } from '#packages/ui';
import { countText } from '#packages/kit';
import { importTexts } from '../import-texts.ts';
import classes from './working-step.module.css';

/** The server reads the file. */
export function VerifyingStep({ name }: { name: string }) {
  return (
    <Card>
      <Stack gap={12} py={24} className={classes['work'] ?? ''}>
        <p role="status">{`${importTexts.verifying} ${name}…`}</p>
        <WaitBar label={importTexts.verifying} />
      </Stack>
    </Card>
  );
}

/** Rows are sent to the server, slice by slice. */
export function ImportingStep({ done, total }: { done: number; total: number }) {
  return (
    <Card>
      <Stack gap={12} py={24} className={classes['work'] ?? ''}>
        <p role="status">{`${importTexts.underWay}: ${countText(done)} of ${countText(total)}`}</p>
        <Progress
          // Shows some progress from the start.
          value={Math.max(4, (100 * done) / total)}
          animated
          aria-label={importTexts.underWay}
        />
        <p className={classes['leave']}>{importTexts.leave}</p>
      </Stack>
    </Card>
  );
}
