import { useState } from 'react';
import { listEmails } from '#outbox/contract';
import { useWrite } from '#packages/form/web';
import { newId, useAnswer, useClient } from '#packages/http/web';
import { listServices, serviceNames, testService } from '#services/contract';
import type { ServiceId } from '#services/contract';

/** The services from the server, and their tests. */
export function useServices() {
  const client = useClient();
  const { write } = useWrite({ stale: [listServices, listEmails] });
  const [tested, setTested] = useState<readonly ServiceId[]>([]);
  const { data, error, refetch } = useAnswer(listServices, {});

  /** Tests one service now and shows its result. */
  async function test(name: ServiceId): Promise<void> {
    setTested((all) => [...all, name]);
    const text = (result: string) => `${serviceNames[name]}: ${result}`;
    const call = { params: { name }, body: { test_id: newId() } };
    await write(() => client.call(testService, call), {
      done: ({ result }) => text(result),
      failed: text,
    });
    setTested((all) => all.filter((each) => each !== name));
  }

  return { services: data?.services, error, refetch: () => void refetch(), tested, test };
}
