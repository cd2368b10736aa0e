import { lazyPart } from '../feedback/lazy-part.tsx';
import classes from './qr-code.module.css';

/** A QR code; the library that computes it is loaded when the first one is shown. */
export const QrCode = lazyPart(
  async () => (await import('./qr-code.tsx')).QrCode,
  <span className={classes['place']} />,
);
