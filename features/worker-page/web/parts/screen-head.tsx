import { IconArrowLeft } from '@tabler/icons-react';
import { usePageTexts } from './page-texts.ts';
import { Link, useArrival } from './router.tsx';
import classes from './page.module.css';

interface Props {
  /** Address of the way back. */
  back: string;
  backText?: string | undefined;
  title: string;
  /** Language of the title, if it is not that of the page. */
  language?: string | undefined;
  about?: string | undefined;
}

/** The head of a screen: the way back, and the title. */
export function ScreenHead({ back, backText, title, language, about = '' }: Props) {
  const { t } = usePageTexts();
  const heading = useArrival();
  return (
    <header className={classes['head']}>
      <Link className={classes['back'] ?? ''} to={back}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden />
        {backText ?? t('toPage')}
      </Link>
      <h1 ref={heading} tabIndex={-1} lang={language}>
        {title}
      </h1>
      {about !== '' && <p lang={language}>{about}</p>}
    </header>
  );
}
