import { Button, Progress } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { countOf, csvText, dateTimeText, offsetText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  PlainTable,
  PrintHead,
  downloadText,
  printPage,
  useFileName,
  useDelayPageReady,
  useLocalPage,
  useNow,
  useOnPaper,
  useZone,
} from '#packages/ui';
import { amountText, checkFile, gapText, unitOf } from '#services/domain';
import type { FormulaCheck } from '#services/domain';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { formulaColumns, metWord } from './formula-columns.tsx';
import { useFormulaChecks } from './use-formula-checks.ts';

const defaultSize = 20;

/** All formulas with their results, also while they are being computed. */
export function FormulaList() {
  const { checks, isDone, total } = useFormulaChecks();
  const place = useLocalPage('formulas', defaultSize, checks.length === 0 ? undefined : checks);
  useDelayPageReady(!isDone);
  const running = serviceTexts.running(checks.length, total);
  return (
    <>
      <div className="ws-not-printed">
        <p className={classes['about']}>{serviceTexts.formulas}</p>
        <CheckTools checks={checks} isDone={isDone} />
        {!isDone && (
          <div className={classes['progress']} role="status">
            <span>{running}</span>
            <Progress size="sm" value={(100 * checks.length) / total} aria-label={running} />
          </div>
        )}
        <DataTable
          {...place}
          label="Formulas"
          rowKey={({ formula }) => formula}
          columns={formulaColumns}
          empty={<EmptyState title="No formulas" text="" />}
        />
      </div>
      <PrintedChecks checks={checks} />
    </>
  );
}

interface CheckToolsProps {
  checks: readonly FormulaCheck[];
  isDone: boolean;
}

/** The result in one sentence, and all numbers as a file or on paper. */
function CheckTools({ checks, isDone }: CheckToolsProps) {
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

/** '385 published values, all matched', or how many do not match. */
function resultText(checks: readonly FormulaCheck[]): string {
  const numbers = checks.flatMap((check) => check.numbers);
  const count = countOf(numbers.length, 'published value');
  if (checks.every(({ isMet }) => isMet)) return `${count}, all matched.`;
  const off = numbers.filter(({ isMet }) => !isMet).length;
  return `${count}, ${countOf(off, 'does not match', 'do not match')}.`;
}

/** All numbers of all formulas, only shown on paper. */
function PrintedChecks({ checks }: { checks: readonly FormulaCheck[] }) {
  const isOnPaper = useOnPaper();
  // Loaded before printing, as printing does not wait.
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const [now, zone] = [useNow(), useZone()];
  if (!isOnPaper) return null;
  return (
    <>
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={serviceTexts.printed}
        sentence={resultText(checks)}
        made={`Computed ${dateTimeText(now, zone)}, ${offsetText(now, zone)}`}
      />
      {checks.map((check) => (
        <section key={check.formula} className={classes['printed']}>
          <h2>
            {check.formula}, version {check.version}: {metWord(check)}
          </h2>
          <p>{check.source}</p>
          <PlainTable
            label={check.formula}
            data={{
              columns: ['Inputs', 'Published', 'Computed', 'Deviation', 'Result'],
              rows: check.numbers.map((number) => [
                ...[number.of, amountText(number.printed)],
                `${amountText(number.found)} ${unitOf(number.tolerance)}`,
                ...[gapText(number), metWord(number)],
              ]),
            }}
          />
        </section>
      ))}
    </>
  );
}
