import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { boundsOfBaseline } from '#hydration/domain';
import type { BaselineRow } from '#hydration/offline';
import { useBaselineActions } from '#measurements/web';
import { dateTimeText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { Card, EmptyState, GenericLoader, TextSkeleton, useZone } from '#packages/ui';
import type { PersonCard } from '#people/domain';
import { numberText } from '../value-text.ts';
import { baselineStates, baselineTexts } from './baseline-texts.ts';
import classes from './baseline-tables.module.css';

interface Props {
  person: PersonCard;
  query: UseQueryResult<BaselineRow[]>;
}

/** All baselines of a person, newest first. */
export function BaselinesCard({ person, query }: Props) {
  const { data, error, isPending, refetch } = query;
  return (
    <Card title={baselineTexts.history} flush>
      <GenericLoader
        error={error}
        isPending={isPending}
        onRetry={() => void refetch()}
        skeleton={<TextSkeleton widths={[90, 80, 85]} />}
      >
        {data !== undefined && data.length > 0 ? (
          <BaselinesTable person={person} rows={data} />
        ) : (
          <EmptyState
            title={baselineTexts.none}
            text={person.may.viewMeasurements ? baselineTexts.noneAbout : baselineTexts.mayNotSee}
          />
        )}
      </GenericLoader>
    </Card>
  );
}

const heads: readonly (readonly [word: string, isNumeric?: true])[] = [
  ...([['Time'], ['Tests', true], ['Mean', true], ['Standard deviation', true]] as const),
  ...([['Bounds, mOsm'], ['State'], ['Built by']] as const),
];

function BaselinesTable({ person, rows }: { person: PersonCard; rows: BaselineRow[] }) {
  const mayRemove = person.may.deleteMeasurements;
  return (
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label={baselineTexts.list}>
      <table className={classes['table']} aria-label={baselineTexts.list}>
        <thead>
          <tr>
            {heads.map(([word, isNumeric]) => (
              <th key={word} scope="col" data-numeric={isNumeric}>
                {word}
              </th>
            ))}
            {mayRemove && (
              <th scope="col" data-action>
                <span className="ws-only-heard">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BaselineLine key={row.measurement_id} row={row} mayRemove={mayRemove} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BaselineLine({ row, mayRemove }: { row: BaselineRow; mayRemove: boolean }) {
  const { online } = useSyncStatus();
  const { measurement_id, time, mean, std, values, state, measured_by } = row;
  const zone = useZone();
  const { setActive } = useBaselineActions();
  const { mild, moderate, severe } = boundsOfBaseline(mean, values.length);
  const isRemoved = state === 'removed';
  const about = dateTimeText(time, zone);
  const word = isRemoved ? baselineTexts.restore : baselineTexts.remove;
  return (
    <tr data-state={state}>
      <td>{about}</td>
      <td data-numeric>{values.length}</td>
      <td data-numeric>{numberText(mean)}</td>
      <td data-numeric>{std === null ? '–' : numberText(std)}</td>
      <td>{[mild, moderate, severe].map((bound) => String(Math.round(bound))).join(' · ')}</td>
      <td>
        <span className={classes['state']} data-state={state}>
          {baselineStates[state]}
        </span>
      </td>
      <td>{measured_by || '–'}</td>
      {mayRemove && (
        <td data-action>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!online}
            title={online ? undefined : baselineTexts.needsConnection}
            aria-label={`${word} of ${about}`}
            onClick={() => void setActive(measurement_id, isRemoved)}
          >
            {isRemoved ? 'Restore' : 'Remove'}
          </Button>
        </td>
      )}
    </tr>
  );
}
