import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { until } from '#packages/testing/browser';

/** A mail server that stores the emails it receives. */
export interface Mailbox {
  readonly url: string;
  /**
   * The newest link to set a password, or to confirm the email, in an email to this address; waits
   * for one that differs from the previous one.
   */
  linkTo(email: string, before?: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a real SMTP server on a free port. */
export async function startMailbox(): Promise<Mailbox> {
  const emails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        // Quoted-printable breaks long lines, links among them.
        emails.push(text.replaceAll(/=\r?\n/g, ''));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    linkTo: (email, before) =>
      until(`email to ${email}`, () => {
        const message = emails.findLast((each) => each.includes(`To: ${email}`));
        const link = linkIn.exec(message ?? '')?.[0];
        return link === before ? undefined : link;
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const linkIn = /https?:\/\/\S+\/(?:forgot-password|confirm-email)\/[0-9a-f-]{36}#[\w-]{22}/;
