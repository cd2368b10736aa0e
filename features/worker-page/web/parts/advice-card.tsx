import { IconArmchair, IconBottle, IconHammer } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { levelColour, RiskBars } from '#heat/web';
import type { WorkerPage } from '#worker-page/contract';
import { adviceFor } from './advice-for.ts';
import type { AdvisedHour } from './advice-for.ts';
import { PageCard } from './page-card.tsx';
import { usePageFormats, usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

/** How long to work and rest and how much to drink in this hour, and when it gets worse. */
export function AdviceCard({ page, now }: { page: WorkerPage; now: number }) {
  const { t } = usePageTexts();
  const { advice } = page;
  const { hour, next, isForeseen, gap } = adviceFor(page, now);
  if (advice === null || hour === null) {
    return (
      <PageCard title={t('adviceTitle')}>
        <p className={classes['word']}>{t('adviceUnknown')}</p>
        <p>{t(gap)}</p>
        <p>{t('unknownDo')}</p>
      </PageCard>
    );
  }
  const place = { place: hour.location, job: advice.job ?? '' };
  return (
    <PageCard
      title={t('adviceTitle')}
      about={advice.job === null ? t('adviceFor', place) : t('adviceForJob', place)}
    >
      {advice.is_simulated && <p>{t('simulated')}</p>}
      <HourAdvice hour={hour} />
      {isForeseen && (
        <p>
          <NextHour next={next} zone={page.zone} />
        </p>
      )}
      <p className="ws-note">{t('adviceNote')}</p>
    </PageCard>
  );
}

function HourAdvice({ hour }: { hour: AdvisedHour }) {
  const { t } = usePageTexts();
  const { unit } = usePageFormats();
  const { level, work_minutes, rest_minutes, litres, temperature_c } = hour;
  return (
    <>
      <div className={classes['level']}>
        {level !== null && (
          <span
            className={classes['risk']}
            style={{ background: levelColour(level, 'tint'), color: levelColour(level, 'ink') }}
          >
            <RiskBars level={level} size={20} />
            {t(level)}
          </span>
        )}
        <span className="ws-note">
          {t('temperature', { temperature: unit(temperature_c, 'celsius', 'short') })}
        </span>
      </div>
      {work_minutes === 0 ? (
        <p className={classes['stop']}>{t('noWork')}</p>
      ) : (
        <>
          {work_minutes !== null && <p className="ws-note">{t('eachHour')}</p>}
          <dl className={classes['figures']}>
            {work_minutes !== null && (
              <Figure
                sign={IconHammer}
                name={t('work')}
                value={unit(work_minutes, 'minute', 'short')}
              />
            )}
            {rest_minutes !== null && (
              <Figure
                sign={IconArmchair}
                name={t('rest')}
                value={unit(rest_minutes, 'minute', 'short')}
              />
            )}
            {litres !== null && (
              <Figure sign={IconBottle} name={t('water')} value={unit(litres, 'liter', 'short')} />
            )}
          </dl>
        </>
      )}
      {(work_minutes === null || litres === null) && <p>{t('unknownDo')}</p>}
    </>
  );
}

function Figure({ sign: Sign, name, value }: { sign: Icon; name: string; value: string }) {
  return (
    <div>
      <dt>
        <Sign size={22} stroke={1.75} aria-hidden />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function NextHour({ next, zone }: { next: AdvisedHour | null; zone: string }) {
  const { t } = usePageTexts();
  const { clock, unit } = usePageFormats(zone);
  if (next === null) return t('notHotter');
  const when = t('hotter', { time: clock(next.time) });
  if (next.work_minutes === 0) return `${when} ${t('hotterStop')}`;
  if (next.rest_minutes === null) return when;
  return `${when} ${t('hotterRest', { minutes: unit(next.rest_minutes, 'minute') })}`;
}
