import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, useClient } from '#packages/http/web';
import { createId } from '#packages/kit';
import { showToast, tellRefusal } from '#packages/ui';
import type { Refused } from '#packages/ui';
import { listAdmins } from '#people/contract';
import { listReports, listRuns, removeReport, runReport, saveReport } from '#reports/contract';
import type { Report, ReportFields } from '#reports/contract';
import { reportTexts } from './report-texts.ts';

const keys = { reports: ['reports'], runs: ['report-runs'] } as const;

/** The reports from the server, and writes about them. */
export function useReports() {
  const client = useClient();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: keys.reports,
    queryFn: ({ signal }) => client.call(listReports, {}, { signal }),
    ...{ retry: false, staleTime: 0 },
  });

  /** Makes one write and reloads the list; errors without a form field are shown in a toast. */
  async function attempt(action: () => Promise<unknown>): Promise<Refused> {
    try {
      await action();
      return null;
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      return tellRefusal(failure);
    } finally {
      await queries.invalidateQueries({ queryKey: keys.reports });
      await queries.invalidateQueries({ queryKey: keys.runs });
    }
  }

  async function save(fields: ReportFields, text: string): Promise<Refused> {
    const refused = await attempt(() => client.call(saveReport, { body: fieldsOf(fields) }));
    if (refused === null) showToast({ kind: 'done', text });
    return refused;
  }

  /** Errors that the form cannot show are shown in a toast. */
  async function change(report: Report, text: string): Promise<void> {
    const refused = await save(report, text);
    const [first] = Object.values(refused ?? {});
    if (first !== undefined) showToast({ kind: 'problem', text: first });
  }

  async function remove(report: Report): Promise<void> {
    const { report_id, name } = report;
    const refused = await attempt(() => client.call(removeReport, { params: { id: report_id } }));
    if (refused !== null) return;
    const run = () => void change(report, reportTexts.restored(name));
    const action = { label: 'Undo', run };
    showToast({ kind: 'done', text: reportTexts.deleted(name), action });
  }

  async function send({ report_id }: Report): Promise<void> {
    const call = { params: { id: report_id }, body: { run_id: newId() } };
    const refused = await attempt(() => client.call(runReport, call));
    if (refused === null) showToast({ kind: 'done', text: reportTexts.sent });
  }

  return {
    reports: data?.reports,
    error,
    refetch: () => void refetch(),
    save,
    change,
    remove,
    send,
  };
}

/** Possible recipients: admins with an email. */
export function useReaders() {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['admins'],
    queryFn: ({ signal }) => client.call(listAdmins, {}, { signal }),
    ...{ retry: false, staleTime: 0 },
  });
  return data?.admins.filter(({ email }) => email !== null);
}

/** Sent runs, newest first; with an id only that one, and its figures. */
export function useRuns(run_id?: string) {
  const client = useClient();
  return useQuery({
    queryKey: [...keys.runs, run_id ?? null],
    queryFn: ({ signal }) =>
      client.call(listRuns, { query: run_id === undefined ? {} : { run_id } }, { signal }),
    ...{ retry: false, staleTime: 0 },
  });
}

/** Created here, so that sending twice adds one row. */
export function newId(): string {
  return createId(
    Date.now(),
    (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
  );
}

function fieldsOf(report: ReportFields): ReportFields {
  const { report_id, name, contents, filter, unit, hour, timezone, recipients, enabled } = report;
  return { report_id, name, contents, filter, unit, hour, timezone, recipients, enabled };
}
