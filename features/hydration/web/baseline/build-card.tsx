import { Box, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { smallestBaseline } from '#hydration/domain';
import type { BaselineCandidate } from '#hydration/offline';
import { dateTimeText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Card, EmptyState, RowCheck, useZone } from '#packages/ui';
import { HydrationBadge } from '../hydration-badge.tsx';
import { numberText } from '../value-text.ts';
import { baselineTexts, tickedText } from './baseline-texts.ts';
import classes from './baseline-tables.module.css';

interface Props {
  candidates: readonly BaselineCandidate[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Chooses the tests of a new baseline. */
export function BuildCard({ candidates, ticked, onTick, ...props }: Props) {
  const { isSaving, onSave, onCancel } = props;
  const { online } = useSyncStatus();
  if (candidates.length === 0) {
    return (
      <Card title={baselineTexts.buildTitle}>
        <EmptyState
          title={baselineTexts.noTests}
          text={baselineTexts.noTestsAbout}
          action={
            <Button variant="default" autoFocus onClick={onCancel}>
              {baselineTexts.cancel}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card
      title={baselineTexts.buildTitle}
      subtitle={baselineTexts.buildAbout}
      help={baselineTexts.buildHelp}
      flush
    >
      <CandidatesTable candidates={candidates} ticked={ticked} onTick={onTick} />
      <Group gap={8} p="12px 16px" style={{ borderTop: '1px solid var(--ws-border)' }}>
        <Text role="status" span inherit mr="auto" fz={13} c="dimmed" className="ws-figures">
          {tickedText(ticked.size)}
        </Text>
        <ActionNote>{online ? '' : baselineTexts.needsConnection}</ActionNote>
        <Button variant="default" onClick={onCancel}>
          {baselineTexts.cancel}
        </Button>
        <Button
          loading={isSaving}
          disabled={!online || ticked.size < smallestBaseline}
          onClick={onSave}
        >
          {baselineTexts.save}
        </Button>
      </Group>
    </Card>
  );
}

interface CandidatesTableProps {
  candidates: readonly BaselineCandidate[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

/** The newest tests with a checkbox each; a press on a row toggles it too. */
function CandidatesTable({ candidates, ticked, onTick }: CandidatesTableProps) {
  const zone = useZone();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened the list is removed, so the list gets the focus.
    list.current?.focus();
  }, []);
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  return (
    <div
      ref={list}
      className={classes['scroll']}
      tabIndex={0}
      role="region"
      aria-label="Tests to build from"
    >
      <table className={classes['table']} aria-label="Tests to build from">
        <thead>
          <tr>
            <Box scope="col" component="th" w={44}>
              <span className="ws-only-heard">Selected</span>
            </Box>
            <th scope="col">Time</th>
            <th scope="col" data-numeric>
              mOsm
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map(({ measurement_id, time, value, state }) => (
            <tr
              key={measurement_id}
              data-ticked={ticked.has(measurement_id)}
              onClick={() => toggle(measurement_id)}
            >
              <td onClick={(event) => event.stopPropagation()}>
                <RowCheck
                  label={`Select the test of ${dateTimeText(time, zone)}`}
                  checked={ticked.has(measurement_id)}
                  onChange={() => toggle(measurement_id)}
                />
              </td>
              <td>{dateTimeText(time, zone)}</td>
              <td data-numeric>{numberText(value)}</td>
              <td>
                <HydrationBadge state={state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
