import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { firstDay, openFigures, readCompliance } from '#compliance/contract';
import type { ComplianceFigures } from '#compliance/contract';
import { bandOf } from '#compliance/domain';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { useAnswer } from '#packages/http/web';
import { generatedText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  Card,
  EmptyState,
  ErrorState,
  ListBar,
  PrintHead,
  printPage,
  Screen,
  TableSkeleton,
  useNow,
  useSaveCsv,
  useZone,
} from '#packages/ui';
import { DayRange } from '#weather/web';
import { compliancePath, complianceSearchOf } from './compliance-search.ts';
import type { ComplianceSearch } from './compliance-search.ts';
import {
  bandWords,
  complianceTexts as texts,
  figureMeanings,
  figureNames,
} from './compliance-texts.ts';
import { fileRows, hasData } from './group-words.ts';
import { OrganisationCard } from './organisation-card.tsx';
import { namedPeriods, periodText, todayIn, usualDays, withinLongest } from './period-choice.ts';
import type { Period } from './period-choice.ts';
import { RowsScreen } from './rows/rows-screen.tsx';
import { TagTable } from './tag-table.tsx';
import classes from './compliance-screen.module.css';

/** /settings/compliance-assessment, and with `?figure=` the rows behind a figure. */
export function ComplianceScreen() {
  const search = complianceSearchOf(useSearch({ strict: false }));
  const [zone, now] = [useZone(), useNow()];
  const today = todayIn(zone, now);
  const { from, to } = search;
  const period = from !== undefined && to !== undefined ? { from, to } : usualDays(today);
  if (search.figure !== undefined) {
    return <RowsScreen {...{ search, period }} figure={search.figure} tag_id={search.tag} />;
  }
  return <Assessment {...{ search, period, today }} />;
}

interface Props {
  search: ComplianceSearch;
  period: Period;
  today: string;
}

function Assessment({ search: { from, to }, period, today }: Props) {
  const navigate = useNavigate();
  const [zone, now] = [useZone(), useNow()];
  const { online } = useSyncStatus();
  const { data, error, isFetching, refetch } = useAnswer(readCompliance, { query: period });
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const saveCsv = useSaveCsv();
  const search = useMemo(
    () => (from !== undefined && to !== undefined ? { from, to } : {}),
    [from, to],
  );
  const days = periodText(period);
  const isEmpty = data !== undefined && !hasData(data.organisation);
  const isCut = !online && data === undefined;
  return (
    <Screen
      title={<span className="ws-not-printed">{texts.title}</span>}
      tabTitle={texts.title}
      ready={data !== undefined || error !== null || isCut}
      sentence={<span className="ws-not-printed">{texts.sentence}</span>}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            disabled={data === undefined || isEmpty}
            onClick={() => data && saveCsv('compliance', fileRows(data))}
          >
            {texts.csv}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            disabled={data === undefined || isEmpty}
            onClick={() => void printPage(`${texts.title}, ${days}`)}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={texts.title}
        sentence={printSentence(days, data)}
        made={generatedText(now, zone)}
      />
      <ListBar note={!online && texts.offline}>
        <DayRange
          days={period}
          today={today}
          bounds={{ from: firstDay, to: today }}
          named={namedPeriods(today)}
          disabled={!online}
          onChange={(next) => void navigate({ to: compliancePath, search: withinLongest(next) })}
        />
      </ListBar>
      {isCut || (data === undefined && error !== null) ? (
        <ErrorState {...(isCut && { message: texts.offline })} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState title={texts.nothing} text={texts.nothingAbout} />
      ) : (
        <div className={classes['parts']} aria-busy={isFetching}>
          {data === undefined ? (
            <TableSkeleton rows={4} height={64} />
          ) : (
            <OrganisationCard figures={data.organisation} search={search} />
          )}
          <div>
            <h2>{texts.jobs}</h2>
            <p className="ws-note">{texts.order}</p>
            <TagTable kind="jobs" tags={data?.jobs} search={search} />
          </div>
          <div>
            <h2>{texts.locations}</h2>
            <p className="ws-note">{texts.order}</p>
            <TagTable kind="locations" tags={data?.locations} search={search} />
          </div>
        </div>
      )}
      <Meanings />
    </Screen>
  );
}

/** The period with its zone, and the score, which the head of the card has on screens. */
function printSentence(days: string, data: ComplianceFigures | undefined): string {
  if (data === undefined) return days;
  const { score } = data.organisation;
  const text = score === null ? texts.noData : `${String(score)} %, ${bandWords[bandOf(score)]}`;
  return `${days}, ${data.timezone}. ${texts.score}: ${text}`;
}

function Meanings() {
  return (
    <Card title={texts.meanings} className={classes['meanings']}>
      <p>{texts.who}</p>
      <dl>
        {openFigures.map((figure) => (
          <div key={figure}>
            <dt>{figureNames[figure]}</dt>
            <dd>{figureMeanings[figure]}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.score}</dt>
          <dd>{texts.scoreAbout}</dd>
        </div>
      </dl>
    </Card>
  );
}
