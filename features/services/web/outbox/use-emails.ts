import { useState } from 'react';
import { listEmails, resendEmail } from '#outbox/contract';
import { useWrite } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { serviceTexts } from '../service-texts.ts';

/** The emails from the server, newest first, and sending one again. */
export function useEmails() {
  const client = useClient();
  const { write } = useWrite({ stale: [listEmails] });
  const [resent, setResent] = useState<readonly string[]>([]);
  const { data, error, refetch } = useAnswer(listEmails, { query: {} });

  async function resend(message_id: string): Promise<void> {
    setResent((all) => [...all, message_id]);
    await write(() => client.call(resendEmail, { params: { id: message_id } }), {
      done: serviceTexts.resent,
    });
    setResent((all) => all.filter((each) => each !== message_id));
  }

  const isMailSent = data?.is_mail_sent ?? true;
  const read = { emails: data?.letters, isMailSent, error, refetch: () => void refetch() };
  return { ...read, resent, resend };
}

/** One email with its text; null if there is none. */
export function useEmail(message_id: string) {
  const { data, ...rest } = useAnswer(listEmails, { query: { message_id } });
  return { ...rest, data: data && (data.letters[0] ?? null) };
}
