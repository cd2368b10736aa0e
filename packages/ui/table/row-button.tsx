import type { ComponentProps } from 'react';
import classes from './row-button.module.css';

/** An icon button of a row. A plain element for the same reason as `RowCheck`. */
export function RowButton(props: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...props} className={classes['button']} />;
}
