import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { dateText } from '#packages/kit';
import { Crumbs, EmptyState, LeaveGuard, printPage, QrCode, Screen, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import { accessTexts as texts } from '../access-texts.ts';
import { heldLinks, holdLinks } from '../held-links.ts';
import type { MadeLink } from '../use-links.ts';
import classes from './cards.module.css';

/** /education/access-links/cards: new links as cards on A4, which are nowhere else. */
export function CardsScreen() {
  const [links] = useState(heldLinks);
  useEffect(() => () => holdLinks([]), []);
  const isEmpty = links.length === 0;
  return (
    <Screen
      title={<span className="ws-not-printed">{texts.sheetTitle}</span>}
      tabTitle={texts.sheetTitle}
      sentence={
        !isEmpty && <span className="ws-not-printed">{texts.sheetSentence(links.length)}</span>
      }
      ready
      crumbs={
        <span className="ws-not-printed">
          <Crumbs here={texts.sheetTitle}>
            <Link to="/education/access-links">{texts.backToLinks}</Link>
          </Crumbs>
        </span>
      }
      actions={
        !isEmpty && (
          <Button
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => void printPage(texts.sheetTitle)}
          >
            {texts.print}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          title={texts.sheetEmpty}
          text={texts.sheetEmptyAbout}
          action={
            <Button component={Link} to="/education/access-links" variant="default">
              {texts.selectPeople}
            </Button>
          }
        />
      ) : (
        <>
          <p className="ws-note ws-not-printed">{texts.leave.about}</p>
          <ul className={classes['cards']}>
            {links.map((link) => (
              <LinkCard key={link.user_id} link={link} />
            ))}
          </ul>
        </>
      )}
      <LeaveGuard when={!isEmpty} words={texts.leave} />
    </Screen>
  );
}

function LinkCard({ link }: { link: MadeLink }) {
  const zone = useZone();
  const name = personName(link);
  return (
    <li className={classes['card']}>
      <QrCode text={link.url} label={`QR code of ${name}`} className={classes['qr']} />
      <div className={classes['words']}>
        <b>{name}</b>
        <span>{texts.scan}</span>
        <span>{texts.validUntil(dateText(Date.parse(link.expires_time), zone))}</span>
        <span>{link.organisation}</span>
      </div>
    </li>
  );
}
