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
  // It appears above the choice that caused it, and is higher than a phone: its beginning is shown.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={place} className={classes['urgent']} role="alert">
      <h3>{t('urgentTitle')}</h3>
      <p>{t('urgentAbout')}</p>
      <EmergencyCall number={number} />
      {children}
      <h4>{t('firstAid')}</h4>
      <FirstAidSteps />
    </div>
  );
}

/** The link that calls the emergency number. */
export function EmergencyCall({ number }: Pick<Props, 'number'>) {
  const { t } = usePageTexts();
  const shown = number ?? common;
  return (
    <>
      <a className={classes['call']} href={`tel:${shown.replace(/[^\d+*#]/gu, '')}`}>
        <IconPhone size={24} stroke={1.9} aria-hidden />
        {t('call', { number: `\u2068${shown}\u2069` })}
      </a>
      {number === null && <p>{t('callNote')}</p>}
    </>
  );
}

/** The steps of first aid. */
export function FirstAidSteps() {
  const { t } = usePageTexts();
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <b>{t(step)}</b> <span>{t(`${step}About`)}</span>
        </li>
      ))}
    </ol>
  );
}
