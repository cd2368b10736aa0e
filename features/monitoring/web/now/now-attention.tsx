import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconArrowRight, IconDroplet, IconPhoneCall } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDrinkLogs } from '#alerts/web';
import type { DrinkLog } from '#alerts/web';
import { HydrationBadge, isHiddenValue } from '#hydration/web';
import { AddMeasurement } from '#measurements/web';
import { mainAction } from '#monitoring/domain';
import type { NeedsAttention } from '#monitoring/offline';
import { hourText } from '#packages/kit';
import {
  Card,
  EmptyState,
  ErrorState,
  Modal,
  RelativeTime,
  TableSkeleton,
  useNow,
  useZone,
} from '#packages/ui';
import { callLink, personName } from '#people/domain';
import { PersonAvatar } from '#people/web';
import { overviewTexts } from '../overview/overview-texts.ts';
import { useShowThese } from '../overview/use-show-these.ts';
import { AttentionSheet } from './attention-sheet.tsx';
import { nowTexts as texts } from './now-texts.ts';
import classes from './now-attention.module.css';

/** The rows of the card; the others are one press away. */
const most = 3;

interface Props {
  /** Undefined while loading. */
  people: readonly NeedsAttention[] | undefined;
  /** Number of people at other locations; pressing it shows all locations. */
  elsewhere: number;
  /** Null: all locations. */
  place: string | null;
  hasShifts: boolean;
  error: Error | null;
  onRetry: () => void;
  onShowAll: () => void;
}

/** The dehydrated people on a phone, the worst first, each with its main action and a sheet. */
export function NowAttention(props: Props) {
  const { people, elsewhere, place, hasShifts, error, onRetry, onShowAll } = props;
  const [now, zone, showThese] = [useNow(), useZone(), useShowThese()];
  const drinkOf = useDrinkLogs();
  // They stay while the sheet and the dialog fade out.
  const [opened, setOpened] = useState<NeedsAttention | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const ids = people?.map(({ person }) => person.user_id) ?? [];
  return (
    <Card
      title={texts.attention}
      badge={ids.length > 0 && <span className={classes['count']}>{ids.length}</span>}
      help={overviewTexts.attentionHelp}
      aside={
        ids.length > 0 ? (
          <Button
            variant="subtle"
            className={classes['all']}
            onClick={() => showThese(ids, overviewTexts.needing(hourText(now, zone)))}
          >
            {overviewTexts.all(ids.length)}
          </Button>
        ) : undefined
      }
      footer={
        elsewhere > 0 ? (
          <>
            {texts.elsewhere(elsewhere)}
            <UnstyledButton className={classes['showAll']} onClick={onShowAll}>
              {texts.showAll}
            </UnstyledButton>
          </>
        ) : undefined
      }
    >
      {error !== null ? (
        <ErrorState onRetry={onRetry} />
      ) : people === undefined ? (
        <TableSkeleton rows={3} height={60} />
      ) : people.length === 0 ? (
        <EmptyState title={texts.nobody(place)} text={overviewTexts.nobodyNeedsAbout} isSmall />
      ) : (
        <ul className={classes['people']}>
          {people.slice(0, most).map((row, nth) => (
            <Person
              key={row.person.user_id}
              row={row}
              drink={drinkOf(row.person.user_id)}
              isFirst={nth === 0}
              hasShifts={hasShifts}
              onOpen={() => {
                setOpened(row);
                setOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      <AttentionSheet
        row={opened}
        drink={opened === null ? null : drinkOf(opened.person.user_id)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onTest={() => {
          setOpen(false);
          setTesting(true);
        }}
      />
      <Modal
        opened={isTesting}
        onClose={() => setTesting(false)}
        title={opened === null ? '' : overviewTexts.retestOf(personName(opened.person))}
        size={480}
      >
        {opened !== null && (
          <AddMeasurement
            person={{ user_id: opened.person.user_id, name: personName(opened.person) }}
            onClose={() => setTesting(false)}
          />
        )}
      </Modal>
    </Card>
  );
}

interface PersonProps {
  row: NeedsAttention;
  drink: DrinkLog | null;
  /** The most urgent person: only their action is filled. */
  isFirst: boolean;
  hasShifts: boolean;
  onOpen: () => void;
}

function Person({ row, drink, isFirst, hasShifts, onOpen }: PersonProps) {
  const { person, state, value, time, isOnShift } = row;
  const name = personName(person);
  return (
    <li>
      <UnstyledButton className={classes['person']} aria-haspopup="dialog" onClick={onOpen}>
        <PersonAvatar person={person} size={36} />
        <span className={classes['words']}>
          <b dir="auto">{name}</b>
          <span className={classes['finding']}>
            <HydrationBadge state={state} />
            <small>
              {!isHiddenValue(value) && `${String(Math.round(value))} mOsm, `}
              <RelativeTime time={time} />
              {hasShifts && !isOnShift && `, ${overviewTexts.offShift}`}
            </small>
          </span>
        </span>
      </UnstyledButton>
      <Main {...{ row, drink, name }} variant={isFirst ? 'filled' : 'default'} />
    </li>
  );
}

interface MainProps {
  row: NeedsAttention;
  drink: DrinkLog | null;
  name: string;
  variant: 'filled' | 'default';
}

const sign = { size: 21, stroke: 1.75, 'aria-hidden': true } as const;

/** The main action of a person by their state. */
function Main({ row: { person, state, phone }, drink, name, variant }: MainProps) {
  const look = { variant, size: 44, className: classes['action'] } as const;
  const action = mainAction({ state, phone, mayLogDrink: drink !== null && drink.time === null });
  switch (action) {
    case 'call':
      return (
        <ActionIcon
          {...look}
          component="a"
          href={callLink(phone ?? '') ?? undefined}
          aria-label={texts.call(name)}
        >
          <IconPhoneCall {...sign} />
        </ActionIcon>
      );
    case 'drink':
      return (
        <ActionIcon {...look} aria-label={texts.logDrink(name)} onClick={() => drink?.log()}>
          <IconDroplet {...sign} />
        </ActionIcon>
      );
    case 'open':
      return (
        <ActionIcon
          {...look}
          aria-label={texts.open(name)}
          renderRoot={(props) => (
            <Link {...props} to="/people/$user_id" params={{ user_id: person.user_id }} />
          )}
        >
          <IconArrowRight {...sign} />
        </ActionIcon>
      );
  }
}
