import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/states.tsx';
import { Crumbs } from '../frame/page-head.tsx';
import { Screen } from '../frame/screen.tsx';
import { uiMessages } from '../messages.ts';
import { QrCode } from '../qr/lazy-qr-code.tsx';
import { printPage } from './print-page.ts';
import classes from './card-sheet.module.css';

/** A card with a QR code on paper. */
export interface PrintedCard {
  key: string;
  name: string;
  /** Content of the QR code. */
  code: string;
  /** Below the name. */
  lines: readonly string[];
}

interface Props {
  title: string;
  /** Undefined while loading. */
  cards: readonly PrintedCard[] | undefined;
  sentence: (count: number) => string;
  /** Above the cards, on the screen only. */
  note?: string;
  /** The way back. */
  back: ReactNode;
  /** Shown without cards. */
  empty: { title: string; text: string; action: ReactNode };
  children?: ReactNode;
}

/** A screen of cards with QR codes, of which only the cards are printed, on A4. */
export function CardSheet({ title, cards, sentence, note, back, empty, children }: Props) {
  const hasCards = cards !== undefined && cards.length > 0;
  return (
    <Screen
      title={<span className="ws-not-printed">{title}</span>}
      tabTitle={title}
      sentence={hasCards && <span className="ws-not-printed">{sentence(cards.length)}</span>}
      ready={cards !== undefined}
      crumbs={
        <span className="ws-not-printed">
          <Crumbs here={title}>{back}</Crumbs>
        </span>
      }
      actions={
        hasCards && (
          <Button
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => void printPage(title)}
          >
            {uiMessages.print}
          </Button>
        )
      }
    >
      {cards?.length === 0 && <EmptyState {...empty} />}
      {hasCards && (
        <>
          {note !== undefined && <p className="ws-note ws-not-printed">{note}</p>}
          <ul className={classes['cards']} aria-label={title}>
            {cards.map(({ key, name, code, lines }) => (
              <li key={key} className={classes['card']}>
                <QrCode text={code} label={`QR code of ${name}`} className={classes['qr']} />
                <div className={classes['words']}>
                  <b dir="auto">{name}</b>
                  {lines.map((line) => (
                    <span key={line} dir="auto">
                      {line}
                    </span>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </Screen>
  );
}
