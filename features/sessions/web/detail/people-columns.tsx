import { Button, NativeSelect, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { hiddenValueText, HydrationBadge, isHiddenValue } from '#hydration/web';
import { hydrationWords } from '#hydration/domain';
import { textColumn, RelativeTime, UnsentMark } from '#packages/ui';
import type { Column } from '#packages/ui';
import { PersonLink } from '#people/web';
import { skipReasons } from '#sessions/contract';
import type { SkipReason } from '#sessions/contract';
import type { SessionPerson } from '#sessions/offline';
import { detailTexts as texts, reasonWords } from '../session-texts.ts';
import classes from './detail.module.css';

interface Given {
  /** People can be measured and skipped. */
  isOpen: boolean;
  onSkip: (person: SessionPerson, skip: boolean, reason: SkipReason | null) => void;
  onAdd: (person: SessionPerson) => void;
}

/** Columns of the people of a session. */
export function peopleColumns({ isOpen, onSkip, onAdd }: Given): Column<SessionPerson>[] {
  const name = textColumn<SessionPerson>('name', texts.name, (person) => person.name, {
    ...{ sortable: true, frozen: true },
    cell: ({ user_id, name: word }) => (
      <PersonLink user_id={user_id} className={classes['name']}>
        <span dir="auto">{word}</span>
      </PersonLink>
    ),
  });
  const result: Column<SessionPerson> = {
    ...{ key: 'result', head: texts.result, sortable: true },
    cell: (person) => <Result person={person} />,
    text: resultText,
    // Those who are missing come first.
    order: (person) =>
      person.result === null ? (person.skip ? '1' : '0') : `2 ${resultText(person)}`,
  };
  const measured = textColumn<SessionPerson>(
    'measured',
    texts.measured,
    (person) => (person.result === null ? '' : new Date(person.result.time).toISOString()),
    {
      sortable: true,
      cell: (person) =>
        person.result === null ? (
          <span className="ws-missing">–</span>
        ) : (
          <RelativeTime time={person.result.time} />
        ),
    },
  );
  const skip: Column<SessionPerson> = {
    ...{ key: 'skip', head: texts.skip },
    cell: (person) => (
      <SkipSwitch person={person} isOff={!isOpen || !person.mayMeasure} onSkip={onSkip} />
    ),
    text: skipText,
  };
  const add: Column<SessionPerson> = {
    ...{ key: 'add', head: texts.add, isAction: true },
    cell: (person) =>
      isOpen &&
      person.mayMeasure && (
        <Button
          variant="default"
          size="xs"
          className={classes['add']}
          leftSection={<IconPlus size={14} stroke={1.9} />}
          aria-label={texts.addFor(person.name)}
          onClick={() => onAdd(person)}
        >
          <span className={classes['addWord']}>{texts.add}</span>
        </Button>
      ),
    text: () => '',
  };
  return [name, result, measured, skip, add];
}

function Result({ person: { result, isReadable } }: { person: SessionPerson }) {
  if (result === null) {
    return (
      <span className={classes['none']}>{isReadable ? texts.notMeasured : texts.notVisible}</span>
    );
  }
  return (
    <span className={classes['result']}>
      <HydrationBadge state={result.state} value={result.value} />
      {result.unsent !== null && (
        <UnsentMark state={result.unsent.state} reason={result.unsent.reason} short />
      )}
    </span>
  );
}

interface SkipProps extends Pick<Given, 'onSkip'> {
  person: SessionPerson;
  isOff: boolean;
}

function SkipSwitch({ person, isOff, onSkip }: SkipProps) {
  const { name, skip, skip_reason } = person;
  return (
    <span className={classes['skip']}>
      <Switch
        aria-label={texts.skipOf(name)}
        checked={skip}
        disabled={isOff}
        onChange={(event) => onSkip(person, event.currentTarget.checked, null)}
      />
      {skip && isOff && skip_reason !== null && <span>{reasonWords[skip_reason]}</span>}
      {skip && !isOff && (
        <NativeSelect
          size="xs"
          aria-label={`Reason for skipping ${name}`}
          value={skip_reason ?? ''}
          data={[
            { value: '', label: 'No reason' },
            ...skipReasons.map((value) => ({ value, label: reasonWords[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSkip(person, true, skipReasons.find((reason) => reason === value) ?? null)
          }
        />
      )}
    </span>
  );
}

function resultText({ result, isReadable }: SessionPerson): string {
  if (result === null) return isReadable ? texts.notMeasured : texts.notVisible;
  const { short } = hydrationWords[result.state];
  if (isHiddenValue(result.value)) return `${short}, ${hiddenValueText}`;
  return `${String(result.value)} mOsm ${short}`;
}

function skipText({ skip, skip_reason }: SessionPerson): string {
  if (!skip) return '';
  return skip_reason === null ? texts.skipped : `${texts.skipped}: ${reasonWords[skip_reason]}`;
}
