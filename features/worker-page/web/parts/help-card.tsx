import { IconArmchair, IconStethoscope } from '@tabler/icons-react';
import { useState } from 'react';
import type { OpenLink } from '../link/open-link.ts';
import { Dialog } from './dialog.tsx';
import { PageCard } from './page-card.tsx';
import { usePageTexts } from './page-texts.ts';
import { SymptomsDialog } from './symptoms-dialog.tsx';
import classes from './page.module.css';

interface Props {
  link: OpenLink;
  emergencyNumber: string | null;
}

/** The two large buttons with which the person asks for a break or says that they feel unwell. */
export function HelpCard({ link, emergencyNumber }: Props) {
  const { t } = usePageTexts();
  const [open, setOpen] = useState<'break' | 'symptoms' | null>(null);
  const close = () => setOpen(null);
  return (
    <PageCard title={t('helpTitle')}>
      <div className={classes['help']}>
        <button type="button" className={classes['break']} onClick={() => setOpen('break')}>
          <IconArmchair size={30} stroke={1.75} aria-hidden />
          {t('needBreak')}
        </button>
        <button type="button" className={classes['unwell']} onClick={() => setOpen('symptoms')}>
          <IconStethoscope size={30} stroke={1.75} aria-hidden />
          {t('unwell')}
        </button>
      </div>
      {open === 'break' && (
        <Dialog title={t('breakTitle')} onClose={close}>
          <p>{t('breakAbout')}</p>
          <div className={classes['answers']}>
            <button
              type="button"
              className="ws-button"
              onClick={() => {
                void link.ask('break', [], '');
                close();
              }}
            >
              {t('tell')}
            </button>
            <button type="button" className="ws-button" data-kind="default" onClick={close}>
              {t('cancel')}
            </button>
          </div>
        </Dialog>
      )}
      {open === 'symptoms' && (
        <SymptomsDialog link={link} emergencyNumber={emergencyNumber} onClose={close} />
      )}
    </PageCard>
  );
}
