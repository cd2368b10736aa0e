import { useLayoutEffect } from 'react';
import './full-entry.css';

/**
 * Gives the bottom of a phone's screen to the bar of a screen for entering many values: the menu there
 * is hidden, toasts are higher, and `--ws-keyboard` is how much the on-screen keyboard covers.
 */
export function useFullEntry(): void {
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    // Set on the root element, as a CSS `:has()` rule would be evaluated with every change of the
    // page.
    dataset['fullEntry'] = 'true';
    const view = window.visualViewport;
    const measure = () => {
      const covered = view ? window.innerHeight - view.height - view.offsetTop : 0;
      // Less than a keyboard is the bar of the browser, or a zoomed page.
      style.setProperty('--ws-keyboard', `${String(covered > 120 ? covered : 0)}px`);
    };
    measure();
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    return () => {
      delete dataset['fullEntry'];
      style.removeProperty('--ws-keyboard');
      view?.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
    };
  }, []);
}
