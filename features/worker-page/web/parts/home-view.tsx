import type { LinkState, OpenLink } from '../link/open-link.ts';
import { serverNow } from '../link/server-now.ts';
import { AdviceCard } from './advice-card.tsx';
import { CoursesCard } from './courses-card.tsx';
import { HelpCard } from './help-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PageFoot } from './page-foot.tsx';
import { usePageFormats, usePageTexts } from './page-texts.ts';
import { RequestsCard } from './requests-card.tsx';
import { useArrival } from './router.tsx';
import { StatusCard } from './status-card.tsx';
import classes from './page.module.css';

interface Props {
  link: OpenLink;
  state: LinkState;
  now: number;
}

/** /access/{token}: how the person is, what to do, whom to call, and their courses. */
export function HomeView({ link, state, now }: Props) {
  const { t } = usePageTexts();
  const heading = useArrival();
  const { home, page, waiting, isSending } = state;
  if (home === null) return null;
  const own = home.value.has_page ? (page?.value ?? null) : null;
  const zone = own?.zone;
  const serverTime = serverNow(page, now);
  return (
    <>
      <h1 ref={heading} className={classes['hello']} tabIndex={-1} dir="auto">
        {t('hello', { name: home.value.name_first })}
      </h1>
      <Trouble state={state} now={now} />
      {home.value.has_page && (
        <>
          <RequestsCard
            {...{ link, waiting, isSending, zone, now: serverTime }}
            sent={own === null ? [] : own.requests}
            emergencyNumber={own?.emergency_number ?? null}
          />
          <HelpCard link={link} emergencyNumber={own?.emergency_number ?? null} />
          {own !== null && (
            <div className={classes['pair']}>
              <StatusCard page={own} now={serverTime} />
              <AdviceCard page={own} now={serverTime} />
            </div>
          )}
        </>
      )}
      <CoursesCard
        token={link.token}
        courses={home.value.courses}
        zone={zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
      />
      {own !== null && <HistoryCard page={own} />}
      <PageFoot link={link} expires={home.value.expires_time} zone={zone} />
    </>
  );
}

/** Why the page may be old, and how old it is. */
function Trouble({ state: { trouble, home, page }, now }: { state: LinkState; now: number }) {
  const { t } = usePageTexts();
  const { age } = usePageFormats();
  const times = [home, page].flatMap((kept) => (kept === null ? [] : [kept.time]));
  if (trouble === null) return null;
  const texts = { offline: 'offlineNote', server: 'serverNote', too_many: 'tooManyNote' } as const;
  const oldest = new Date(Math.min(...times)).toISOString();
  return (
    <p className={classes['trouble']} role="status">
      {t(texts[trouble], { age: age(oldest, now) })}
    </p>
  );
}
