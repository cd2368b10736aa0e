import { Button } from '@mantine/core';
import {
  IconArrowRight,
  IconCheck,
  IconDroplet,
  IconFileText,
  IconPhoneCall,
  IconTestPipe,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PersonAlertButton } from '#alerts/web';
import type { DrinkLog } from '#alerts/web';
import { HydrationBadge, isHiddenValue } from '#hydration/web';
import type { NeedsAttention } from '#monitoring/offline';
import { hourText } from '#packages/kit';
import { Drawer, RelativeTime, useIsNarrow, useZone } from '#packages/ui';
import { callLink } from '#people/domain';
import { nowTexts as texts } from '../now/now-texts.ts';
import type { AttentionCase } from './attention-case.ts';
import classes from './attention-sheet.module.css';

interface Props {
  /** Null until one was opened, and once it was cleared. */
  opened: Extract<AttentionCase, { kind: 'reading' }> | null;
  /** Null if none can be logged. */
  drink: DrinkLog | null;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the dialog of a re-test. */
  onTest: (person: NeedsAttention['person']) => void;
}

/** An incident file of a case begins half a day before the test. */
const before = 12 * 3_600_000;

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Everything that can be done for a dehydrated person, as large buttons: at the bottom of a phone, at
 * the side of a wide screen.
 */
export function AttentionSheet({ opened, drink, isOpen, onClose, onTest }: Props) {
  const zone = useZone();
  const isNarrow = useIsNarrow();
  if (opened === null) return null;
  const { name, row } = opened;
  const { person, state, value, time, phone, mayTest } = row;
  const { user_id } = person;
  const side = isNarrow
    ? ({ position: 'bottom', size: 'auto', radius: 'xl' } as const)
    : ({ position: 'right', size: 380 } as const);
  return (
    <Drawer opened={isOpen} onClose={onClose} {...side} title={<span dir="auto">{name}</span>}>
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
          <Button
            variant="default"
            leftSection={<IconTestPipe {...sign} />}
            onClick={() => onTest(person)}
          >
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
        {!isHiddenValue(value) && (
          <Button
            variant="subtle"
            leftSection={<IconFileText {...sign} />}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/people/$user_id/incidents"
                params={{ user_id }}
                search={{ from: new Date(time - before).toISOString() }}
              />
            )}
          >
            {texts.incident}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
