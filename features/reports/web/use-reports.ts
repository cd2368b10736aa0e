import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId, useAnswer, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { listAdmins } from '#people/contract';
import { listReports, listRuns, removeReport, runReport, saveReport } from '#reports/contract';
import type { Report, ReportFields } from '#reports/contract';
import { reportTexts } from './report-texts.ts';

/** The reports from the server, and writes about them. */
export function useReports() {
  const client = useClient();
  const { write } = useWrite({ stale: [listReports, listRuns] });
  const { data, error, refetch } = useAnswer(listReports, {});

  const save = (fields: ReportFields, done: string): Promise<Refused> =>
    write(() => client.call(saveReport, { body: fieldsOf(fields) }), { done });

  /** Errors that the form cannot show are shown in a toast. */
  async function change(report: Report, text: string): Promise<void> {
    const refused = await save(report, text);
    const [first] = Object.values(refused ?? {});
    if (first !== undefined) showToast({ kind: 'problem', text: first });
  }

  const remove = (report: Report): Promise<Refused> =>
    write(() => client.call(removeReport, { params: { id: report.report_id } }), {
      done: reportTexts.deleted(report.name),
      undo: () => change(report, reportTexts.restored(report.name)),
    });

  const send = ({ report_id }: Report): Promise<Refused> => {
    const run = { params: { id: report_id }, body: { run_id: newId() } };
    return write(() => client.call(runReport, run), { done: reportTexts.sent });
  };

  const actions = { save, change, remove, send };
  return { reports: data?.reports, error, refetch: () => void refetch(), ...actions };
}

/** Possible recipients: admins with an email. */
export function useReaders() {
  const { data } = useAnswer(listAdmins, {});
  return data?.admins.filter(({ email }) => email !== null);
}

/** Sent runs, newest first; with an id only that one, and its figures. */
export function useRuns(run_id?: string) {
  return useAnswer(listRuns, { query: run_id === undefined ? {} : { run_id } });
}

function fieldsOf(report: ReportFields): ReportFields {
  const { report_id, name, contents, filter, unit, hour, timezone, recipients, enabled } = report;
  return { report_id, name, contents, filter, unit, hour, timezone, recipients, enabled };
}
