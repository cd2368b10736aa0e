import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { CopyText } from '#packages/ui';
import classes from './two-factor.module.css';

interface Props {
  secret: string;
  otpauth_url: string;
  /** Level of the headings of the steps. */
  heading: 'h2' | 'h3';
  /** The form of the last step. */
  children: ReactNode;
}

/** Three steps to set up an authenticator. */
export function SetUpSteps({ secret, otpauth_url, heading: Heading, children }: Props) {
  return (
    <ol className={classes['steps']}>
      <li>
        <div className={classes['step']}>
          <Heading>Get an authenticator</Heading>
          <p>
            Use any app that shows six-digit codes, such as Google Authenticator, Microsoft
            Authenticator, Aegis or 1Password.
          </p>
        </div>
      </li>
      <li>
        <div className={classes['step']}>
          <Heading>Scan this code with it</Heading>
          <QrCode text={otpauth_url} label="QR code for your authenticator" />
          <CopyText label="No camera? Enter this secret instead:" text={secret} />
        </div>
      </li>
      <li>
        <div className={classes['step']}>
          <Heading>Enter the code that it shows</Heading>
          {children}
        </div>
      </li>
    </ol>
  );
}

interface QrCodeProps {
  /** Content of the code. */
  text: string;
  /** Label for screen readers. */
  label: string;
}

/** White modules around the code, which cameras need. */
const border = 4;

/** A QR code, black on white in every theme, as cameras expect it. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes['qr']}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
