import { IconPhone } from '@tabler/icons-react';
import { callLink } from '#people/domain';
import { Drawer } from '#packages/ui';
import { emergencyTexts as texts, firstSteps } from '../emergency-texts.ts';
import { FirstAidSection } from './first-aid-section.tsx';
import { LogSection } from './log-section.tsx';
import { useIsSheetOpen, useShowSheet } from './sheet-address.ts';
import { SheetTimer } from './sheet-timer.tsx';
import { SiteSection } from './site-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { useEmergency } from './use-emergency.ts';
import classes from './emergency-sheet.module.css';

/** Called when the organisation has set no number: it works on mobile phones in most countries. */
const commonNumber = '112';

/** The emergency sheet over the current screen, while its address asks for it. */
export function EmergencySheet() {
  const isOpen = useIsSheetOpen();
  const show = useShowSheet();
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={() => show(false)}
      position="bottom"
      size="100%"
      radius={0}
      transitionProps={{ duration: 0 }}
    >
      <Drawer.Content>{isOpen && <Sheet />}</Drawer.Content>
    </Drawer.Root>
  );
}

function Sheet() {
  const emergency = useEmergency();
  const { data, error } = emergency;
  const number = data?.number || commonNumber;
  return (
    <div className={classes['sheet']} data-ready={data !== undefined || error !== null}>
      <header className={classes['bar']}>
        <Drawer.Title className={classes['title']}>{texts.title}</Drawer.Title>
        <SheetTimer emergency={emergency} />
        <Drawer.CloseButton size={44} aria-label="Close" />
      </header>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <section aria-label={texts.whatToDo}>
            <a
              data-autofocus
              className={classes['call']}
              href={callLink(number) ?? `tel:${commonNumber}`}
            >
              <IconPhone size={26} stroke={2} aria-hidden />
              {texts.call(number)}
            </a>
            {data !== undefined && data.number === '' && <small>{texts.callNote}</small>}
            <ol className={classes['steps']}>
              {firstSteps.map(({ title, detail }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span>{detail}</span>
                </li>
              ))}
            </ol>
            <p className={classes['signs']}>
              <b>{texts.signs}.</b> {texts.signsText}
            </p>
          </section>
        </div>
        <div className={classes['column']}>
          {error !== null && (
            <p className={classes['problem']} role="alert">
              {texts.failed}
            </p>
          )}
          <StepsSection emergency={emergency} />
          <SiteSection emergency={emergency} />
          <FirstAidSection emergency={emergency} />
          <LogSection emergency={emergency} />
        </div>
      </div>
    </div>
  );
}
