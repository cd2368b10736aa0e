import { encode } from 'uqr';
import classes from './qr-code.module.css';

interface Props {
  /** Content of the code. */
  text: string;
  /** Label for screen readers. */
  label: string;
  /** Without it a small one for a screen. */
  className?: string | undefined;
}

/** White modules around the code, which cameras need. */
const border = 4;

/** A QR code, black on white in every theme, as cameras expect it. */
export function QrCode({ text, label, className }: Props) {
  const { size, data } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      className={className ?? classes['qr']}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
