import { IconDeviceMobilePlus, IconTrash } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { OpenLink } from '../link/open-link.ts';
import { useQuestion } from './dialog.tsx';
import { installation } from './installation.ts';
import { usePageFormats, usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

interface Props {
  link: OpenLink;
  expires: string;
  zone: string | undefined;
}

/** How long the link works, and what can be done with it on this device. */
export function PageFoot({ link, expires, zone }: Props) {
  const { t } = usePageTexts();
  const { day } = usePageFormats(zone);
  const ask = useQuestion();
  const canInstall = useSyncExternalStore(installation.watch, installation.isOffered);
  const remove = async () => {
    const isSure = await ask({
      ...{ title: t('removeTitle'), text: t('removeAbout'), action: t('removeAction') },
      isDestructive: true,
    });
    if (isSure) await link.remove();
  };
  return (
    <footer className={classes['foot']}>
      <p className="ws-note">{t('validUntil', { day: day(expires) })}</p>
      <div className="ws-actions">
        {canInstall && (
          <button
            type="button"
            className="ws-button"
            data-kind="default"
            onClick={() => void installation.install()}
          >
            <IconDeviceMobilePlus size={20} stroke={1.75} aria-hidden />
            {t('install')}
          </button>
        )}
        <button
          type="button"
          className="ws-button"
          data-kind="default"
          onClick={() => void remove()}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
          {t('removeDevice')}
        </button>
      </div>
    </footer>
  );
}
