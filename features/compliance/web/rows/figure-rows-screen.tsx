import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { CallError } from '#packages/http/web';
import { generatedText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  EmptyState,
  ErrorState,
  PrintHead,
  printPage,
  Screen,
  TableSkeleton,
  useNow,
  useZone,
} from '#packages/ui';
import { complianceTexts as texts } from '../compliance-texts.ts';
import classes from './rows-screen.module.css';

interface CutRows {
  rows: readonly unknown[];
  /** Of all rows, also those that are not sent. */
  total: number;
}

interface Props<Answer extends CutRows> {
  title: string;
  /** The period in words. */
  days: string;
  /** What the figure counts. */
  meaning: string;
  /** The way back to the figures. */
  back: ReactNode;
  answer: { data: Answer | undefined; error: Error | null; refetch: () => unknown };
  /** '12 breaks of Crushing' */
  countText: (answer: Answer) => string;
  /** 'The first 500 are shown.' */
  cutText: (shown: number) => string;
  /** What is shown without a connection. */
  offline: string;
  /** Title and text by the code of an error of the call, such as FORBIDDEN. */
  refusals: Readonly<Record<string, { title: string; text: string }>>;
  children: (answer: Answer) => ReactNode;
}

/** The rows behind a figure, with their number, what they mean, and paper. */
export function FigureRowsScreen<Answer extends CutRows>(props: Props<Answer>) {
  const { title, days, answer, refusals, offline } = props;
  const { data, error } = answer;
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const { online } = useSyncStatus();
  const [zone, now] = [useZone(), useNow()];
  const refusal = error instanceof CallError ? refusals[error.code] : undefined;
  const isCut = !online && data === undefined;
  const sentence = data === undefined ? days : sentenceOf(data, props);
  return (
    <Screen
      title={<span className="ws-not-printed">{refusal?.title ?? title}</span>}
      tabTitle={title}
      ready={data !== undefined || error !== null || isCut}
      crumbs={<span className="ws-not-printed">{props.back}</span>}
      sentence={<span className="ws-not-printed">{sentence}</span>}
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={data === undefined || data.total === 0}
          onClick={() => void printPage(`${title}, ${days}`)}
        >
          {texts.print}
        </Button>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={title}
        sentence={sentence}
        made={generatedText(now, zone)}
      />
      <p className="ws-note">{props.meaning}</p>
      {refusal !== undefined ? (
        <EmptyState {...refusal} />
      ) : isCut || (data === undefined && error !== null) ? (
        <ErrorState {...(isCut && { message: offline })} onRetry={() => void answer.refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={8} height={44} />
      ) : (
        <div className={classes['table']}>{props.children(data)}</div>
      )}
    </Screen>
  );
}

function sentenceOf<Answer extends CutRows>(data: Answer, props: Props<Answer>): string {
  const shown = data.rows.length;
  const cut = shown < data.total ? ` ${props.cutText(shown)}` : '';
  return `${props.countText(data)}, ${props.days}.${cut}`;
}
