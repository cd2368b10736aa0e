import { useQuery } from '@tanstack/react-query';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import { diagnosticsText } from '#tickets/domain';

/** The diagnostics of this device, read once; undefined until then, or if they are not wanted. */
export function useDiagnostics(isWanted: boolean) {
  const bridge = useCopyBridge();
  const status = useSyncStatus();
  const zone = useZone();
  const { data, isError } = useQuery({
    queryKey: ['ticket-diagnostics'],
    queryFn: async () => {
      const [log, report, queue] = await Promise.all([
        bridge.logs(),
        bridge.report(),
        bridge.listQueue(),
      ]);
      const { state, initialised, last_run, complete_as_of, error, shortage, clock_off } = status;
      return diagnosticsText({
        ...{ time: new Date().toISOString(), page: location.pathname, zone, log },
        ...{ browser: navigator.userAgent, language: navigator.language, online: status.online },
        screen: `${String(window.innerWidth)} x ${String(window.innerHeight)}`,
        sync: {
          ...{ state, initialised, last_run, complete_as_of, shortage, clock_off },
          error: error === null ? null : JSON.stringify(error),
        },
        unsent: queue.length,
        tables: Object.fromEntries(report.tables.map(({ table, rows }) => [table, rows])),
      });
    },
    enabled: isWanted,
    networkMode: 'always',
    retry: false,
    // What is shown is what is sent: it does not change meanwhile.
    staleTime: Infinity,
    gcTime: 0,
  });
  return { text: isWanted ? data : undefined, hasFailed: isWanted && isError };
}
