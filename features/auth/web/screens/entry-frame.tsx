import type { ReactNode } from 'react';
import { Page, useTitle } from '#packages/ui';
import { SignInPanel } from './sign-in-panel.tsx';
import classes from './entry-frame.module.css';

interface Props {
  /** Name and logo of the product, linking to '/'. */
  brand: ReactNode;
  title: string;
  /** False while the form is not known yet. */
  ready?: boolean;
  /** Links under the form. */
  foot: ReactNode;
  children: ReactNode;
}

/** Layout of all screens before the sign-in: a form at the left, the decorative panel beside it. */
export function EntryFrame({ brand, title, ready = true, foot, children }: Props) {
  useTitle(title);
  return (
    <Page ready={ready} layout="plain">
      <div className={classes['halves']}>
        <div className={classes['left']}>
          <div className={classes['brand']}>{brand}</div>
          <div className={classes['form']}>
            <h1 className={classes['title']}>{title}</h1>
            {children}
          </div>
          <footer className={classes['foot']}>{foot}</footer>
        </div>
        <SignInPanel />
      </div>
    </Page>
  );
}
