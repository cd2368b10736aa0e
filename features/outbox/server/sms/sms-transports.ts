import { outboxMessages } from '#outbox/contract';
import { askBytes, problemOf, ServiceFailure } from '#packages/http/server';
import type { ServiceBytes } from '#packages/http/server';
import { FinalFailure } from '../message-transport.ts';
import type { MessageTransport } from '../message-transport.ts';

/** An account at Twilio, or at a service with the same API. */
export interface TwilioOptions {
  /** Base URL of the API. */
  url: string;
  account: string;
  token: string;
  /** The number or name that messages come from. */
  from: string;
}

/** A service that accepts JSON. */
export interface JsonSmsOptions {
  url: string;
  /** Sent as bearer token. */
  token: string | undefined;
  from: string | undefined;
}

const limits = { timeout: 20_000, longest: 64 * 1024, takesErrors: true };

/** Sends with the Messages API of Twilio: a form with basic authentication. */
export function twilioSms({ url, account, token, from }: TwilioOptions): MessageTransport {
  const address = new URL(
    `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
  );
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    send: ({ message_id, recipient, text }) =>
      deliver(() =>
        askBytes(address, 'application/json', {
          ...limits,
          headers: { authorization, 'idempotency-key': message_id },
          form: new URLSearchParams({ To: recipient, From: from, Body: text }),
        }),
      ),
  };
}

/** Posts `{id, to, from, text}`. The id is also the header Idempotency-Key. */
export function jsonSms({ url, token, from }: JsonSmsOptions): MessageTransport {
  const address = new URL(url);
  return {
    send: ({ message_id, recipient, text }) =>
      deliver(() =>
        askBytes(address, 'application/json', {
          ...limits,
          headers: {
            'idempotency-key': message_id,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          json: JSON.stringify({ id: message_id, to: recipient, from, text }),
        }),
      ),
  };
}

/** @throws FinalFailure if the message itself was refused, otherwise an error to try again */
async function deliver(ask: () => Promise<ServiceBytes>): Promise<void> {
  let answer: ServiceBytes;
  try {
    answer = await ask();
  } catch (error) {
    throw new Error(problemOf(error) ?? String(error), { cause: error });
  }
  const { status } = answer;
  if (status >= 200 && status < 300) return;
  if (isAboutMessage(status)) {
    throw new FinalFailure(outboxMessages.smsRefused(codeOf(answer) ?? String(status)));
  }
  const failure = new ServiceFailure('refused', status);
  throw new Error(problemOf(failure) ?? failure.message, { cause: failure });
}

/** Wrong credentials and overload may change; a refused number or text does not. */
function isAboutMessage(status: number): boolean {
  return status === 400 || status === 404 || status === 410 || status === 422;
}

/** The code of an error of Twilio. Its sentence contains the number, so it is not kept. */
function codeOf({ bytes }: ServiceBytes): string | null {
  try {
    const { code } = Object(JSON.parse(bytes.toString('utf8'))) as { code?: unknown };
    return typeof code === 'number' ? String(code) : null;
  } catch {
    return null;
  }
}
