import { DataTable, EmptyState, NoMatch, useTablePlace, useZone } from '#packages/ui';
import type { AuditFilter } from '../audit-search.ts';
import { useAudit } from '../use-audit.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilterBar } from './audit-filter.tsx';

interface Props {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

const defaultSize = 50;

/** The audit log, newest first; its file contains all pages. */
export function AuditLog({ filter, onFilter }: Props) {
  const zone = useZone();
  const { page, size, setPage } = useTablePlace('audit', defaultSize);
  const { rows, total, error, retry, readAll } = useAudit(filter, page, size);
  const change = (next: AuditFilter) => {
    setPage(0);
    onFilter(next);
  };
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <AuditFilterBar
        filter={filter}
        hasReset={rows === undefined || total > 0}
        onChange={change}
      />
      <DataTable
        name="audit"
        label="Audit log"
        rows={rows}
        rowKey={({ audit_id }) => audit_id}
        total={total}
        columns={auditColumns(zone)}
        sort={{ key: 'time', descending: true }}
        onSort={() => undefined}
        page={page}
        size={size}
        defaultSize={defaultSize}
        onPage={setPage}
        allRows={readAll}
        empty={
          isFiltered ? (
            <NoMatch text="No entries match this filter." onReset={() => change({})} />
          ) : (
            <EmptyState
              title="No entries yet"
              text="Sign-ins and changes appear here and are kept for 24 months."
            />
          )
        }
        error={error}
        onRetry={retry}
      />
    </>
  );
}
