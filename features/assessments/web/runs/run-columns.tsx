import { Anchor, Group } from '@mantine/core';
import { IconPrinter, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { assessmentMessages } from '#assessments/contract';
import type { Assessment } from '#assessments/contract';
import { conditionWords, outsideMethod, ratedLevel } from '#assessments/domain';
import type { ThermalUnits } from '#assessments/domain';
import { riskLevelNames } from '#heat/contract';
import type { RiskLevel } from '#heat/contract';
import { RiskBars } from '#heat/web';
import { RelativeTime, RowButton } from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';

interface RunColumnOptions {
  units: ThermalUnits;
  isLocked: boolean;
  onRemove: (run: Assessment) => void;
}

const path = '/settings/dehydration-risk-assessment';

/** Columns of the table of saved assessments, in order. */
export function runColumns({ units, isLocked, onRemove }: RunColumnOptions): Column<Assessment>[] {
  return [
    {
      ...{ key: 'date', head: 'Date', sortable: true, frozen: true },
      cell: ({ created_time }) => <RelativeTime time={Date.parse(created_time)} />,
      text: ({ created_time }) => created_time,
    },
    {
      ...{ key: 'name', head: 'Name', sortable: true },
      cell: ({ assessment_id, name }) => (
        <Link to={path} search={{ run: assessment_id }} dir="auto">
          {name}
        </Link>
      ),
      text: ({ name }) => name,
    },
    { ...{ key: 'by', head: 'By', sortable: true }, cell: byWords, text: byWords },
    {
      ...{ key: 'inputs', head: 'Inputs' },
      cell: (run) => inputWords(run, units),
      text: (run) => inputWords(run, units),
    },
    {
      ...{ key: 'score', head: 'Score', sortable: true, numeric: true },
      cell: ({ result }) => result.risk,
      text: ({ result }) => String(result.risk),
    },
    {
      ...{ key: 'level', head: 'Level', sortable: true },
      cell: (run) => (
        <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
          <RiskBars level={levelOf(run) ?? 'none'} /> {levelWords(run)}
        </Group>
      ),
      text: levelWords,
      // By name, extreme would be the lowest.
      order: ({ result }) => String(result.risk),
    },
    {
      ...{ key: 'open', head: 'Open', isAction: true, text: () => '' },
      cell: ({ assessment_id, name }) => (
        <Anchor
          size="sm"
          aria-label={`Open ${name}`}
          renderRoot={(props) => <Link {...props} to={path} search={{ run: assessment_id }} />}
        >
          Open
        </Anchor>
      ),
    },
    {
      ...{ key: 'print', head: 'Print', isAction: true, text: () => '' },
      cell: (run) => <PrintLink run={run} />,
    },
    {
      ...{ key: 'delete', head: 'Delete', isAction: true, text: () => '' },
      cell: (run) => (
        <RowButton
          aria-label={`Delete ${run.name}`}
          disabled={isLocked}
          onClick={() => onRemove(run)}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </RowButton>
      ),
    },
  ];
}

/** The displayed level: none if the method does not apply and it would be low. */
function levelOf({ answers, result }: Assessment): RiskLevel | null {
  return ratedLevel(result.risk, outsideMethod(answers));
}

function levelWords(run: Assessment): string {
  const level = levelOf(run);
  return level === null ? assessmentMessages.notRated : riskLevelNames[level];
}

/** Who saved an assessment. */
export function byWords({ by }: Assessment): string {
  return by === null ? 'a deleted person' : personName(by);
}

function inputWords({ answers, result }: Assessment, units: ThermalUnits): string {
  return `Hazard ${String(result.hazard)}, ${conditionWords(answers, units)}`;
}

/** Opens a saved assessment and prints it. */
function PrintLink({ run }: { run: Assessment }) {
  const navigate = useNavigate();
  return (
    <RowButton
      aria-label={`Print ${run.name}`}
      onClick={() =>
        void navigate({
          to: path,
          search: { run: run.assessment_id, print: true },
        })
      }
    >
      <IconPrinter size={16} stroke={1.75} aria-hidden />
    </RowButton>
  );
}
