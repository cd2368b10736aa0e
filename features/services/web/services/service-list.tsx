import { useCallbackRef, useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { DataTable, EmptyState, ListBar, useHoldPage, useLocalPage } from '#packages/ui';
import type { ServiceId } from '#services/contract';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { serviceColumns } from './service-columns.tsx';
import { useServices } from './use-services.ts';

const defaultSize = 20;

/** The services with their state and a test button. */
export function ServiceList() {
  const { online } = useSyncStatus();
  const { services, error, refetch, tested, test } = useServices();
  const onTest = useCallbackRef((service: ServiceId) => void test(service));
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const columns = useMemo(
    () => serviceColumns({ tested, isLocked: !online, isNarrow, onTest }),
    [tested, online, isNarrow, onTest],
  );
  const place = useLocalPage('services', defaultSize, services);
  useHoldPage(services === undefined && error === null);
  return (
    <>
      <ListBar note={!online && serviceTexts.needsLine}>
        <p className={classes['result']}>{serviceTexts.servicesMean}</p>
      </ListBar>
      <DataTable
        {...place}
        label="Services"
        rowKey={({ service }) => service}
        columns={columns}
        sort={{ key: '', descending: false }}
        onSort={() => undefined}
        empty={<EmptyState title="No services" text="" />}
        // Loaded data stays visible when offline.
        error={services === undefined ? error : null}
        onRetry={refetch}
      />
    </>
  );
}
