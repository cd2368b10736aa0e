import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateText } from '#packages/kit';
import { Page, useTitle } from '#packages/ui';
import { termsDate, termsVersion } from '#registration/contract';
import type { Origin } from '../terms-origin.ts';
import { termsSections } from '../terms-sections.ts';
import classes from './terms-screen.module.css';

interface Props {
  brand: ReactNode;
  /** Where the visitor came from. */
  origin: Origin;
}

/** The terms of use, to read and print. */
export function TermsScreen({ brand, origin }: Props) {
  useTitle('Terms of use');
  return (
    <Page ready layout="plain">
      <div className={classes['page']}>
        <header className={classes['top']}>
          {brand}
          <Link to={origin.to} className="ws-not-printed">
            {origin.label}
          </Link>
        </header>
        <div className={classes['head']}>
          <div>
            <h1>Terms of use</h1>
            <p>
              Version {termsVersion}, {dateText(Date.parse(termsDate), 'UTC')}
            </p>
          </div>
          <Button
            variant="default"
            className="ws-not-printed"
            leftSection={<IconPrinter size={16} stroke={1.9} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
        <ol className={classes['sections']}>
          {termsSections.map(({ title, paragraphs }, place) => (
            <li key={title}>
              <h2>
                {place + 1}. {title}
              </h2>
              {paragraphs.map((text, at) => (
                <p key={text}>
                  <span>
                    {place + 1}.{at + 1}
                  </span>
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}
