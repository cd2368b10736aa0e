import { IconPhone } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

/** The number that works on mobile phones in most countries. */
const common = '112';

const steps = ['aidCall', 'aidCool', 'aidShade', 'aidWater', 'aidStay', 'aidDrink'] as const;

interface Props {
  number: string | null;
  /** Below the number. */
  children: ReactNode;
}

/** What to do for suspected heat stroke, in the wording of the emergency sheet (decision 096). */
export function FirstAid({ number, children }: Props) {
  const { t } = usePageTexts();
  const place = useRef<HTMLDivElement>(null);
  // It appears above the choice that caused it.
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const shown = number ?? common;
  return (
    <div ref={place} className={classes['urgent']} role="alert">
      <h3>{t('urgentTitle')}</h3>
      <p>{t('urgentAbout')}</p>
      <a className={classes['call']} href={`tel:${shown.replace(/[^\d+*#]/gu, '')}`}>
        <IconPhone size={24} stroke={1.9} aria-hidden />
        {t('call', { number: `\u2068${shown}\u2069` })}
      </a>
      {number === null && <p>{t('callNote')}</p>}
      {children}
      <h4>{t('firstAid')}</h4>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(step)}</b> <span>{t(`${step}About`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
