import { Button } from '@mantine/core';
import {
  IconArrowRight,
  IconCheck,
  IconDroplet,
  IconPhoneCall,
  IconPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PersonAlertButton } from '#alerts/web';
import type { DrinkLog } from '#alerts/web';
import { HydrationBadge } from '#hydration/web';
import type { NeedsAttention } from '#monitoring/offline';
import { hourText } from '#packages/kit';
import { Drawer, RelativeTime, useZone } from '#packages/ui';
import { callLink, personName } from '#people/domain';
import { nowTexts as texts } from './now-texts.ts';
import classes from './attention-sheet.module.css';

interface Props {
  /** Null until one was opened. */
  row: NeedsAttention | null;
  /** Null if none can be logged. */
  drink: DrinkLog | null;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the dialog of a re-test. */
  onTest: () => void;
}

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Everything that can be done for a dehydrated person, as large buttons at the bottom of a phone. */
export function AttentionSheet({ row, drink, isOpen, onClose, onTest }: Props) {
  const zone = useZone();
  if (row === null) return null;
  const { person, state, value, time, phone, mayTest } = row;
  const { user_id } = person;
  const name = personName(person);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      radius="xl"
      title={<span dir="auto">{name}</span>}
    >
      <p className={classes['finding']}>
        <HydrationBadge state={state} value={value} />
        <span>
          <RelativeTime time={time} />
          {row.isOnShift && `, ${texts.onShiftNow.toLowerCase()}`}
        </span>
      </p>
      <div className={classes['actions']}>
        {phone !== null && (
          <Button
            component="a"
            href={callLink(phone) ?? undefined}
            leftSection={<IconPhoneCall {...sign} />}
          >
            {texts.callNumber(phone)}
          </Button>
        )}
        {mayTest && (
          <Button variant="default" leftSection={<IconPlus {...sign} />} onClick={onTest}>
            {texts.retest}
          </Button>
        )}
        {drink !== null &&
          (drink.time === null ? (
            <Button variant="default" leftSection={<IconDroplet {...sign} />} onClick={drink.log}>
              {texts.drink}
            </Button>
          ) : (
            <p className={classes['logged']} role="status">
              <IconCheck {...sign} />
              {texts.drinkLogged}, {hourText(drink.time, zone)}
            </p>
          ))}
        <PersonAlertButton person={{ user_id, name }} />
        <Button
          variant="default"
          leftSection={<IconArrowRight {...sign} />}
          renderRoot={(props) => <Link {...props} to="/people/$user_id" params={{ user_id }} />}
        >
          {texts.page}
        </Button>
      </div>
    </Drawer>
  );
}
