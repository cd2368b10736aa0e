import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listEmails, resendEmail } from '#outbox/contract';
import { CallError, useClient } from '#packages/http/web';
import { showToast, tellRefusal } from '#packages/ui';
import { serviceTexts } from '../service-texts.ts';

/** The emails from the server, newest first, and sending one again. */
export function useEmails() {
  const client = useClient();
  const queries = useQueryClient();
  const [resent, setResent] = useState<readonly string[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => client.call(listEmails, { query: {} }, { signal }),
    ...{ retry: false, staleTime: 0 },
  });

  async function resend(message_id: string): Promise<void> {
    setResent((all) => [...all, message_id]);
    try {
      await client.call(resendEmail, { params: { id: message_id } });
      showToast({ kind: 'done', text: serviceTexts.resent });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      tellRefusal(failure);
    } finally {
      setResent((all) => all.filter((each) => each !== message_id));
      await queries.invalidateQueries({ queryKey: ['outbox'] });
    }
  }

  const isMailSent = data?.is_mail_sent ?? true;
  return {
    emails: data?.letters,
    isMailSent,
    error,
    refetch: () => void refetch(),
    resent,
    resend,
  };
}

/** One email with its text. */
export function useEmail(message_id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['outbox', message_id],
    queryFn: async ({ signal }) => {
      const { letters: emails } = await client.call(
        listEmails,
        { query: { message_id } },
        { signal },
      );
      return emails[0] ?? null;
    },
    ...{ retry: false, staleTime: 0 },
  });
}
