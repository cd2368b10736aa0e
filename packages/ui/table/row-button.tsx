import type { ComponentProps } from 'react';
import classes from './row-button.module.css';

/** A button of a row that shows a sign only. Bare, as `RowCheck` is and for the same reason. */
export function RowButton(props: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...props} className={classes['button']} />;
}
