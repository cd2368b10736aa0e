import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import {
  DataTable,
  EmptyState,
  ListBar,
  useHoldPage,
  useNow,
  useLocalPage,
  useZone,
} from '#packages/ui';
import type { Sort } from '#packages/ui';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import type { Report } from '#reports/contract';
import { tagsAll } from '#tags/offline';
import { reportTexts } from '../report-texts.ts';
import { useReaders, useReports } from '../use-reports.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ReportMenu } from './report-menu.tsx';
import { reportColumns } from './report-columns.tsx';

const defaultSize = 20;

/** The scheduled reports, and the actions of admins. */
export function ScheduledList() {
  const { online } = useSyncStatus();
  const state = useReports();
  const readers = useReaders();
  const { data: tags } = useCopy(tagsAll, {});
  /** The report in the dialog: null for a new one, undefined for none. */
  const [edited, setEdited] = useState<Report | null>();
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false });
  const [now, zone] = [useNow(), useZone()];
  useHoldPage(state.reports === undefined && state.error === null);
  const onEnable = useCallbackRef((report: Report, enabled: boolean) => {
    const text = enabled ? reportTexts.switchedOn : reportTexts.switchedOff;
    void state.change({ ...report, enabled }, text);
  });
  const columns = useMemo(() => {
    const labels = new Map(tags?.map(({ tag_id, name }) => [tag_id, name]));
    return reportColumns({
      ...{ now, labels, readers: readers ?? [], isLocked: !online },
      onEnable,
    });
  }, [now, tags, readers, online, onEnable]);
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort.key);
    const found = state.reports?.toSorted((a, b) =>
      (column?.text(a) ?? '').localeCompare(column?.text(b) ?? '', 'en', { numeric: true }),
    );
    return sort.descending ? found?.toReversed() : found;
  }, [columns, sort, state.reports]);
  const place = useLocalPage('reports', defaultSize, sorted);
  const add = (isQuiet: boolean) => (
    <Button
      variant={isQuiet ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setEdited(null)}
    >
      Add report
    </Button>
  );
  return (
    <>
      <ListBar note={!online && reportTexts.needsLine}>{add(sorted?.length === 0)}</ListBar>
      <DataTable
        {...place}
        label="Scheduled reports"
        rowKey={({ report_id }) => report_id}
        columns={columns}
        sort={sort}
        onSort={setSort}
        menu={(report) => (
          <ReportMenu
            name={report.name}
            isBusy={!online}
            onRun={() => {
              const sure = reportTexts.sureRun(report.name, report.recipients.length);
              if (window.confirm(sure)) void state.send(report);
            }}
            onEdit={() => setEdited(report)}
            onDelete={() => {
              if (window.confirm(reportTexts.sureDelete(report.name))) void state.remove(report);
            }}
          />
        )}
        empty={<EmptyState title="No reports yet" text={reportTexts.noneYet} action={add(false)} />}
        // Loaded data stays visible when offline.
        error={state.reports === undefined ? state.error : null}
        onRetry={state.refetch}
      />
      <ReportDialog
        report={edited}
        readers={readers ?? []}
        zone={zone}
        online={online}
        onSave={(fields) =>
          state.save(fields, edited === null ? reportTexts.created : reportTexts.saved)
        }
        onClose={() => setEdited(undefined)}
      />
    </>
  );
}
