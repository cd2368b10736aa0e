import { HydrationGlyph } from '#hydration/web';
import type { WorkerPage } from '#worker-page/contract';
import { PageCard } from './page-card.tsx';
import { usePageFormats, usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

/** Hours after which a test says little about now. */
const oldHours = 12;

/** The newest test in words and as a sign, with what to do. */
export function StatusCard({ page, now }: { page: WorkerPage; now: number }) {
  const { t } = usePageTexts();
  const { age, moment } = usePageFormats(page.zone);
  const { status } = page;
  if (status === null) {
    return (
      <PageCard title={t('statusTitle')}>
        <div className={classes['status']}>
          <HydrationGlyph state="not_tested" size={44} />
          <p className={classes['word']}>{t('noTest')}</p>
        </div>
        <p>{t('noTestAbout')}</p>
      </PageCard>
    );
  }
  const isOld = now - Date.parse(status.time) > oldHours * 60 * 60_000;
  return (
    <PageCard title={t('statusTitle')}>
      <div className={classes['status']} data-state={status.state}>
        <HydrationGlyph state={status.state} size={44} />
        <div>
          <p className={classes['word']}>{t(status.state)}</p>
          <p className="ws-note">
            <time dateTime={status.time} title={moment(status.time)}>
              {age(status.time, now)}
            </time>
          </p>
        </div>
      </div>
      <p>{isOld ? t('oldTest') : t(`${status.state}About`)}</p>
    </PageCard>
  );
}
