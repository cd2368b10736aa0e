import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { countOf, csvText } from '#packages/kit';
import { downloadText, ListBar, printPage, useFileName } from '#packages/ui';
import { checkFile } from '#services/domain';
import type { FormulaCheck } from '#services/domain';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';

interface Props {
  checks: readonly FormulaCheck[];
  isDone: boolean;
}

/** The result in one sentence, and all numbers as a file or on paper. */
export function CheckTools({ checks, isDone }: Props) {
  const fileName = useFileName();
  const save = () =>
    downloadText(
      fileName('formula numbers', 'csv'),
      'text/csv;charset=utf-8',
      csvText(checkFile(checks)),
    );
  return (
    <ListBar>
      <div className={classes['result']} role="status">
        {isDone && resultText(checks)}
      </div>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.75} />}
        disabled={!isDone}
        onClick={save}
      >
        All numbers
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} />}
        disabled={!isDone}
        onClick={() => void printPage(serviceTexts.printed)}
      >
        Print
      </Button>
    </ListBar>
  );
}

/** '385 printed numbers, all met', or how many are not. */
export function resultText(checks: readonly FormulaCheck[]): string {
  const numbers = checks.flatMap((check) => check.numbers);
  const count = countOf(numbers.length, 'printed number');
  if (checks.every(({ isMet }) => isMet)) return `${count}, all met.`;
  const off = numbers.filter(({ isMet }) => !isMet).length;
  return `${count}, ${countOf(off, 'is not met', 'are not met')}.`;
}
