import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { TextsProvider } from '#packages/i18n';
import type { TextStore } from '#packages/i18n';
import { pageLanguages } from '#worker-page/contract';
import type { PageLanguage } from '#worker-page/contract';
import { linkChoices } from './link/link-storage.ts';
import type { OpenLink } from './link/open-link.ts';
import { ErrorNet } from './parts/error-net.tsx';
import { HomeView } from './parts/home-view.tsx';
import { QuestionProvider } from './parts/dialog.tsx';
import { reviewedLanguages } from './parts/language-names.ts';
import { NoticeProvider } from './parts/notice.tsx';
import { PageLayout } from './parts/page-layout.tsx';
import { usePageTexts } from './parts/page-texts.ts';
import { placeOf, useAddress } from './parts/router.tsx';
import type { Place } from './parts/router.tsx';
import { ScreenHead } from './parts/screen-head.tsx';
import { useLink, useNow } from './parts/use-link.ts';
import { draftName } from './courses/use-link-drafts.ts';
import type { Draft } from '#education/web';
import classes from './parts/page.module.css';

const CoursePart = lazy(async () => {
  const { CoursePart: Part } = await import('./courses/course-part.tsx');
  return { default: Part };
});

interface Props {
  texts: TextStore;
  /** Loads the texts of a language and switches to it. */
  changeLanguage: (language: PageLanguage) => Promise<void>;
  openLink: (token: string) => OpenLink;
}

/** The page behind a link. */
export function AccessPage({ texts, ...props }: Props) {
  return (
    <TextsProvider store={texts}>
      <QuestionProvider>
        <NoticeProvider>
          <Page {...props} />
        </NoticeProvider>
      </QuestionProvider>
    </TextsProvider>
  );
}

function Page({ openLink, changeLanguage }: Omit<Props, 'texts'>) {
  const place = placeOf(useAddress());
  const token = place.is === 'start' ? linkChoices.last() : place.token;
  const { language, direction, t } = usePageTexts();
  const title = t('pageTitle');
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction });
    document.title = title;
  }, [language, direction, title]);
  const [links] = useState(() => new Map<string, OpenLink>());
  if (token === null) return <WithoutLink changeLanguage={changeLanguage} />;
  const link = links.get(token) ?? openLink(token);
  links.set(token, link);
  return <LinkPage key={token} link={link} place={place} changeLanguage={changeLanguage} />;
}

interface LinkPageProps extends Pick<Props, 'changeLanguage'> {
  link: OpenLink;
  place: Place;
}

function LinkPage({ link, place, changeLanguage }: LinkPageProps) {
  const state = useLink(link);
  const now = useNow();
  const [shown, choose] = useLanguage(changeLanguage);
  const { phase, home, page } = state;
  useEffect(() => {
    if (phase === 'open') linkChoices.setLast(link.token);
    const isGone = phase === 'invalid' || phase === 'removed';
    if (isGone && linkChoices.last() === link.token) linkChoices.setLast(null);
  }, [phase, link.token]);
  const approved = page?.value.approved_languages ?? [];
  const isHome = place.is === 'home' || place.is === 'start';
  const isList = isHome || place.is === 'assessments';
  const wasList = useRef(true);
  useEffect(() => {
    // The state of a course may have changed on its screens.
    if (isList && !wasList.current) void link.refresh();
    wasList.current = isList;
  }, [isList, link]);
  const isReading = home?.value.has_page === true && page === null && state.trouble === null;
  return (
    <PageLayout
      organisation={home?.value.organisation}
      logo={home?.value.logo}
      language={shown}
      onLanguage={choose}
      isUnreviewed={!reviewedLanguages.includes(shown) && !approved.includes(shown)}
      ready={phase !== 'loading' && !isReading}
    >
      {home === null || phase !== 'open' ? (
        <Closed link={link} phase={phase} trouble={state.trouble} unsent={state.waiting.length} />
      ) : (
        <>
          {isHome && (
            <ErrorNet>
              <HomeView link={link} state={state} now={now} />
            </ErrorNet>
          )}
          {place.is === 'unknown' && <Unknown place={place} />}
          <ErrorNet key={place.is}>
            <Courses link={link} place={place} state={state} />
          </ErrorNet>
        </>
      )}
    </PageLayout>
  );
}

/** The screens of courses. On the home screen they are loaded only if answers wait to be sent. */
function Courses({ link, place, state }: Pick<LinkPageProps, 'link' | 'place'> & Opened) {
  const { t } = usePageTexts();
  const [hasAnswers, setAnswers] = useState(false);
  useEffect(() => {
    void link.storage.read(link.token).then((kept) => {
      const drafts = [...kept].filter(([name]) => name.startsWith(draftName));
      setAnswers(drafts.some(([, draft]) => (draft as Draft).isSubmitted));
    });
  }, [link, place.is]);
  const isCourse = place.is === 'course' || place.is === 'assessments' || place.is === 'take';
  if (state.home === null || (!isCourse && !hasAnswers)) return null;
  const loading = (
    <p className={classes['loading']} role="status">
      {t('loading')}
    </p>
  );
  return (
    <Suspense fallback={isCourse ? loading : null}>
      <CoursePart
        link={link}
        home={state.home.value}
        zone={state.page?.value.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
        place={place}
      />
    </Suspense>
  );
}

interface Opened {
  state: ReturnType<typeof useLink>;
}

/** A link that shows nothing of the person: it is loading, failed, is not valid, or was removed. */
function Closed({ link, phase, trouble, unsent }: ClosedProps) {
  const { t } = usePageTexts();
  if (phase === 'loading') {
    return (
      <p className={classes['loading']} role="status">
        {t('loading')}
      </p>
    );
  }
  if (phase === 'invalid') {
    return (
      <section className={classes['card']} role="alert">
        <h1 className={classes['message']}>{t('invalid')}</h1>
        {unsent > 0 && <p>{t('invalidUnsent')}</p>}
      </section>
    );
  }
  if (phase === 'removed') {
    return (
      <section className={classes['card']} role="status">
        <h1 className={classes['message']}>{t('removed')}</h1>
        <p>{t('noLinkAbout')}</p>
      </section>
    );
  }
  const reason = trouble === 'offline' ? 'noConnection' : trouble === 'too_many' ? 'tooMany' : null;
  return (
    <section className={classes['card']} role="alert">
      <h1 className={classes['message']}>{t('failed')}</h1>
      {reason !== null && <p>{t(reason)}</p>}
      <button type="button" className="ws-button" onClick={() => void link.refresh()}>
        {t('retry')}
      </button>
    </section>
  );
}

interface ClosedProps {
  link: OpenLink;
  phase: Opened['state']['phase'];
  trouble: Opened['state']['trouble'];
  unsent: number;
}

function Unknown({ place }: { place: Extract<Place, { is: 'unknown' }> }) {
  const { t } = usePageTexts();
  return <ScreenHead back={`/access/${encodeURIComponent(place.token)}`} title={t('notFound')} />;
}

/** The start address on a device without a link. */
function WithoutLink({ changeLanguage }: Pick<Props, 'changeLanguage'>) {
  const { t } = usePageTexts();
  const [shown, choose] = useLanguage(changeLanguage);
  return (
    <PageLayout
      language={shown}
      onLanguage={choose}
      isUnreviewed={!reviewedLanguages.includes(shown)}
      ready
    >
      <section className={classes['card']}>
        <h1 className={classes['message']}>{t('noLink')}</h1>
        <p>{t('noLinkAbout')}</p>
      </section>
    </PageLayout>
  );
}

/** The language of the page, and the function that changes it and remembers the choice. */
function useLanguage(
  change: Props['changeLanguage'],
): [PageLanguage, (language: PageLanguage) => void] {
  const { language } = usePageTexts();
  const choose = useCallback(
    (next: PageLanguage) => {
      void change(next).then(
        () => linkChoices.setLanguage(next),
        // Without its texts the page stays as it is.
        () => undefined,
      );
    },
    [change],
  );
  return [pageLanguages.find((one) => one === language) ?? 'en', choose];
}
