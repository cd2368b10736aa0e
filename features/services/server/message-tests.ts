import { readPreferences } from '#notifications/domain';
import { sendMail, sendSms, sendWebhook } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { Call } from '#packages/http/server';
import { findAdmins } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { serviceMessages as messages } from '#services/contract';
import type { testService } from '#services/contract';

export type TestCall = Call<typeof testService, Viewer>;

// Tests use the normal outbox, which shows whether they were sent. The same test is sent once.

/** Sends the caller an email. */
export async function mailTest({ viewer, body, database, now }: TestCall): Promise<string> {
  const { user_id } = viewer;
  return database.write(viewer, async (tx) => {
    const own = (await findAdmins(tx)).find((admin) => admin.user_id === user_id);
    const email = own?.email ?? null;
    if (email === null) throw new HttpError('CONFLICT', { message: messages.noEmail });
    await sendMail(tx, {
      ...{ message_id: body.test_id.toLowerCase(), user_id, to: email, is_secret: false },
      subject: messages.emailSubject,
      paragraphs: [messages.emailText],
      created_time: new Date(now()).toISOString(),
    });
    return messages.emailOrdered(email);
  });
}

/** Sends the caller a text message. */
export async function smsTest(
  { viewer, body, database, now }: TestCall,
  isSmsSent: boolean,
): Promise<string> {
  if (!isSmsSent) throw new HttpError('CONFLICT', { message: messages.notSetUp });
  const { user_id } = viewer;
  return database.write(viewer, async (tx) => {
    const mobile = await findMobile(tx, user_id);
    if (mobile === null) throw new HttpError('CONFLICT', { message: messages.noMobile });
    await sendSms(tx, {
      ...{ message_id: body.test_id.toLowerCase(), user_id, to: mobile },
      ...{ subject: messages.smsSubject, text: messages.smsText },
      created_time: new Date(now()).toISOString(),
    });
    return messages.smsOrdered(mobile);
  });
}

/** Sends a request to the webhook of the organisation. */
export async function webhookTest({ viewer, body, database, now }: TestCall): Promise<string> {
  return database.write(viewer, async (tx) => {
    const host = await sendWebhook(tx, {
      ...{ message_id: body.test_id.toLowerCase(), type: 'webhook.test', data: {} },
      subject: messages.webhookSubject,
      created_time: new Date(now()).toISOString(),
    });
    if (host === null) throw new HttpError('CONFLICT', { message: messages.notSetUp });
    return messages.webhookOrdered(host);
  });
}

async function findMobile(tx: WriteTx, user_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ metadata: Record<string, unknown> }>(
    'select metadata from users where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  return readPreferences(rows[0]?.metadata ?? {}).mobile;
}
