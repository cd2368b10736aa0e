import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { zonedParts } from '#packages/kit';
import { Drawer, PhoneTitle, useNow, useZone } from '#packages/ui';
import { nowTexts as texts } from './now-texts.ts';
import type { NowLocation } from './use-now-location.ts';
import classes from './now-title.module.css';

interface Props {
  locations: readonly NowLocation[];
  /** Null: all of them. */
  location: NowLocation | null;
  /** Zone of the location; null for that of the organisation. */
  zone: string | null;
  /** People on shift; null without rosters. */
  onShift: number | null;
  onChoose: (tag_id: string | null) => void;
}

/** The title of the phone: the location with its choice, its time, and how many work there. */
export function NowTitle({ locations, location, zone, onShift, onChoose }: Props) {
  const ownZone = useZone();
  const { weekday, hour, minute } = zonedParts(useNow(10_000), zone ?? ownZone);
  const [isOpen, sheet] = useDisclosure(false);
  const name = location?.name ?? texts.all;
  const choose = (tag_id: string | null) => {
    sheet.close();
    onChoose(tag_id);
  };
  const facts = [
    `${weekday} ${hour}:${minute}`,
    ...(onShift === null ? [] : [texts.onShift(onShift)]),
  ];
  return (
    <PhoneTitle>
      {locations.length === 0 ? (
        <div className={classes['name']}>{texts.title}</div>
      ) : (
        <UnstyledButton
          className={classes['choice']}
          aria-haspopup="dialog"
          aria-label={texts.choose(name)}
          onClick={sheet.open}
        >
          <span className={classes['name']} dir="auto">
            {name}
          </span>
          <IconChevronDown size={16} stroke={1.9} aria-hidden />
        </UnstyledButton>
      )}
      <div className={classes['facts']}>{facts.join(', ')}</div>
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        radius="xl"
        title={texts.location}
      >
        <ul className={classes['places']}>
          {[null, ...locations].map((each) => {
            const isCurrent = (each?.tag_id ?? null) === (location?.tag_id ?? null);
            return (
              <li key={each?.tag_id ?? ''}>
                <UnstyledButton
                  className={classes['place']}
                  aria-current={isCurrent ? 'true' : undefined}
                  onClick={() => choose(each?.tag_id ?? null)}
                >
                  <span dir="auto">{each?.name ?? texts.all}</span>
                  {isCurrent && <IconCheck size={18} stroke={1.9} aria-hidden />}
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      </Drawer>
    </PhoneTitle>
  );
}
