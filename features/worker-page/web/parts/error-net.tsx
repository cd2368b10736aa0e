import { Component } from 'react';
import type { ReactNode } from 'react';
import { usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

interface Props {
  children: ReactNode;
}

/** Shows a way out instead of an empty page if a part of it fails by a bug. */
export class ErrorNet extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { t } = usePageTexts();
  return (
    <section className={classes['card']} role="alert">
      <h1 className={classes['message']}>{t('failed')}</h1>
      <button type="button" className="ws-button" onClick={() => location.reload()}>
        {t('retry')}
      </button>
    </section>
  );
}
