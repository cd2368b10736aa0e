import { create } from 'qrcode';
import classes from './two-factor.module.css';

interface Props {
  /** What the code holds. */
  text: string;
  /** What it is for, for those who do not see it. */
  label: string;
}

/** Modules of white around the code, by which cameras find it. */
const margin = 4;

/** A QR code, black on white in every theme: cameras read no other. */
export function QrCode({ text, label }: Props) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data.keys()).filter((at) => data[at] === 1);
  const path = dark.map((at) => `M${String(at % size)} ${String(Math.floor(at / size))}h1v1h-1z`);
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes['qr']}
      viewBox={`${String(-margin)} ${String(-margin)} ${String(side)} ${String(side)}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
