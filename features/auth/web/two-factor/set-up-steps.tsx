import type { ReactNode } from 'react';
import { CopyText, QrCode } from '#packages/ui';
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
