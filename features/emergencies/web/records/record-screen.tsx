import { Button } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { emergencySteps } from '#emergencies/contract';
import { isRunning } from '#emergencies/domain';
import type { LogLine } from '#emergencies/domain';
import { emergencyOne } from '#emergencies/offline';
import type { NamedEmergency } from '#emergencies/offline';
import { organisationOwn } from '#organisation/offline';
import { dateTimeText, generatedText } from '#packages/kit';
import { useCopy, useInitialised } from '#packages/sync/web';
import {
  Card,
  Crumbs,
  DataTable,
  EmptyState,
  ErrorState,
  ListBar,
  PrintHead,
  printPage,
  RowAction,
  Screen,
  TextSkeleton,
  useLocalPage,
  useNow,
  useZone,
} from '#packages/ui';
import { PersonLink } from '#people/web';
import { kindWords, recordTexts as texts } from '../emergency-texts.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { entryColumns } from './entry-columns.tsx';
import { durationText, lineName, offsetTextOf, personText, titleOf } from './record-words.ts';
import classes from './record.module.css';

/** /monitoring/emergencies/{uuid}: one emergency with all its entries and their corrections. */
export function RecordScreen() {
  const { emergency_id = '' } = useParams({ strict: false });
  const initialised = useInitialised();
  const [now, zone] = [useNow(), useZone()];
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data, error, refetch } = useCopy(emergencyOne, { emergency_id }, { keepPrevious: true });
  if (data === null && initialised) return <Absent />;
  const title = data ? titleOf(data) : texts.title;
  return (
    <Screen
      title={<span className="ws-not-printed">{title}</span>}
      tabTitle={title}
      ready={(initialised && data !== undefined) || error !== null}
      crumbs={
        <span className="ws-not-printed">
          <Crumbs here={title}>
            <Link to="/monitoring/emergencies">{texts.back}</Link>
          </Crumbs>
        </span>
      }
      actions={
        <Button
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={data == null}
          onClick={() => void printPage(title)}
        >
          {texts.print}
        </Button>
      }
    >
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data == null ? (
        <TextSkeleton />
      ) : (
        <>
          <PrintHead
            logo={null}
            organisation={organisation?.name ?? ''}
            title={title}
            sentence={`${texts.started} ${dateTimeText(data.start, zone)}`}
            made={generatedText(now, zone)}
          />
          <Facts emergency={data} now={now} zone={zone} />
          <Entries emergency={data} zone={zone} />
        </>
      )}
    </Screen>
  );
}

function Facts({ emergency, now, zone }: { emergency: NamedEmergency; now: number; zone: string }) {
  const { start, end, steps, user_id, person, recordedBy } = emergency;
  return (
    <div className={classes['facts']}>
      <Card title={texts.steps} className={classes['steps']}>
        <dl>
          {emergencySteps.map((step) => (
            <div key={step}>
              <dt>{kindWords[step]}</dt>
              <dd className="ws-figures">{offsetTextOf(steps[step], start) || '–'}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={texts.facts}>
        <dl className="ws-facts">
          <dt>{texts.started}</dt>
          <dd>{dateTimeText(start, zone)}</dd>
          <dt>{texts.ended}</dt>
          <dd>{end === null ? '–' : dateTimeText(end, zone)}</dd>
          <dt>{texts.duration}</dt>
          <dd>{durationText(emergency, isRunning(emergency, now)) || '–'}</dd>
          <dt>{texts.person}</dt>
          <dd>
            {user_id !== null && person !== null ? (
              <PersonLink user_id={user_id} className={undefined}>
                <span dir="auto">{person}</span>
              </PersonLink>
            ) : (
              personText(emergency) || texts.nobody
            )}
          </dd>
          <dt>{texts.recordedBy}</dt>
          <dd>{recordedBy.join(', ') || '–'}</dd>
        </dl>
      </Card>
    </div>
  );
}

function Entries({ emergency, zone }: { emergency: NamedEmergency; zone: string }) {
  const [corrected, setCorrected] = useState<LogLine | null>(null);
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(() => entryColumns(emergency, zone), [emergency, zone]);
  const table = useLocalPage('emergency-entries', 50, emergency.lines);
  return (
    <>
      <ListBar>
        <h2 className={classes['tableHead']}>{texts.entries}</h2>
      </ListBar>
      <DataTable
        {...table}
        label={texts.entries}
        rowKey={({ entry_id }) => entry_id}
        columns={columns}
        menu={(line) => (
          <RowAction
            icon={IconPencil}
            word={texts.correct}
            of={lineName(line)}
            disabled={false}
            onClick={() => {
              setCorrected(line);
              setOpen(true);
            }}
          />
        )}
        empty={null}
      />
      <CorrectionDialog
        opened={isOpen}
        line={corrected}
        emergency_id={emergency.emergency_id}
        zone={zone}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** The screen of an emergency that is not in the copy. */
function Absent() {
  return (
    <Screen title={texts.notFound} ready>
      <EmptyState
        title={texts.notFound}
        text={texts.notFoundAbout}
        outline="none"
        action={
          <Button component={Link} to="/monitoring/emergencies" variant="default">
            {texts.back}
          </Button>
        }
      />
    </Screen>
  );
}
