import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, useClient } from '#packages/http/web';
import { createId } from '#packages/kit';
import { showToast, tellRefusal } from '#packages/ui';
import { listServices, serviceNames, testService } from '#services/contract';
import type { ServiceId } from '#services/contract';

/** The services from the server, and their tests. */
export function useServices() {
  const client = useClient();
  const queries = useQueryClient();
  const [tested, setTested] = useState<readonly ServiceId[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ['services'],
    queryFn: ({ signal }) => client.call(listServices, {}, { signal }),
    ...{ retry: false, staleTime: 0 },
  });

  /** Tests one service now and shows its result. */
  async function test(name: ServiceId): Promise<void> {
    setTested((all) => [...all, name]);
    try {
      const call = { params: { name }, body: { test_id: newId() } };
      const { result } = await client.call(testService, call);
      showToast({ kind: 'done', text: `${serviceNames[name]}: ${result}` });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const { message, detail, errors } = failure;
      tellRefusal({ message: `${serviceNames[name]}: ${detail ?? message}`, detail: null, errors });
    } finally {
      setTested((all) => all.filter((each) => each !== name));
      await queries.invalidateQueries({ queryKey: ['services'] });
      await queries.invalidateQueries({ queryKey: ['outbox'] });
    }
  }

  return { services: data?.services, error, refetch: () => void refetch(), tested, test };
}

function newId(): string {
  return createId(
    Date.now(),
    (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
  );
}
