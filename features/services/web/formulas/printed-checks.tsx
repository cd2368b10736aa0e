import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { dateTimeText, offsetText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { PlainTable, PrintHead, useNow, useOnPaper, useZone } from '#packages/ui';
import { amountText, gapText, unitOf } from '#services/domain';
import type { FormulaCheck } from '#services/domain';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { resultText } from './check-tools.tsx';
import { metWord } from './formula-columns.tsx';

/** All numbers of all formulas, only shown on paper. */
export function PrintedChecks({ checks }: { checks: readonly FormulaCheck[] }) {
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
              columns: ['Inputs', 'Printed', 'Ours', 'Deviation', 'Result'],
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
