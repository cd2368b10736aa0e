import { useId } from 'react';
import type { ReactNode } from 'react';
import { BrandSign } from '#packages/ui';
import type { PageLanguage } from '#worker-page/contract';
import { languageNames } from './language-names.ts';
import { usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

interface Props {
  organisation?: string | undefined;
  /** JPEG or PNG in base64. */
  logo?: string | null | undefined;
  language: PageLanguage;
  onLanguage: (language: PageLanguage) => void;
  /** The texts of this language have not been approved. */
  isUnreviewed: boolean;
  /** Nothing on it is about to change. */
  ready: boolean;
  children: ReactNode;
}

/** The page around its screens: the organisation, and the language. */
export function PageLayout(props: Props) {
  const { organisation, logo, language, onLanguage, isUnreviewed, ready, children } = props;
  const { t } = usePageTexts();
  const id = useId();
  return (
    <div className={classes['page']}>
      <header className={classes['top']}>
        <div className={classes['organisation']}>
          {logo == null ? (
            <BrandSign size={32} />
          ) : (
            <img className={classes['logo']} alt="" src={logoAddress(logo)} />
          )}
          {organisation !== undefined && <span dir="auto">{organisation}</span>}
        </div>
        <label className={classes['language']} htmlFor={id}>
          <span className="ws-only-heard">{t('language')}</span>
          <select
            id={id}
            className="ws-field"
            value={language}
            onChange={(event) => onLanguage(event.currentTarget.value as PageLanguage)}
          >
            {Object.entries(languageNames).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {isUnreviewed && <p className={classes['unreviewed']}>{t('unreviewed')}</p>}
      </header>
      <main className={classes['main']} data-ready={ready}>
        {children}
      </main>
    </div>
  );
}

/** The first bytes tell PNG from JPEG. */
function logoAddress(logo: string): string {
  if (logo.startsWith('data:')) return logo;
  return `data:image/${logo.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${logo}`;
}
