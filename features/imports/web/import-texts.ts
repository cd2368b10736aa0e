import type { ImportCounts, VerifiedRow } from '#imports/contract';
import { countOf, countText } from '#packages/kit';

/** Texts of the import screen. */
export const importTexts = {
  title: 'Import people',
  sentence: 'Import people from a spreadsheet, with their tags, jobs and locations.',
  choose: 'Choose a spreadsheet',
  drop: 'or drop it here',
  kinds: '.xlsx, .xls or .csv, up to 5000 rows and 5 MB',
  template: 'Download the template',
  verifying: 'Reading the file',
  nothing: 'Nothing has been imported yet. Review the rows first.',
  underWay: 'Importing people',
  leave: 'You can leave this page. The import continues as long as Watershade stays open.',
  offline: 'Connect to import people.',
  another: 'Choose another file',
  problems: 'Download problems',
  goOn: 'Continue',
  toPeople: 'Go to People',
  brought: 'added in the last import',
  over: 'Import complete',
  stopped: 'Import stopped',
  broken:
    'Please upload the file again. People already imported are recognised by their email address and not added twice.',
  noRows: 'The file has no rows',
  noRowsText: 'Enter people under the headers of the template, then choose the file again.',
} as const;

/** What an import would do with a row. */
export const actionTexts: Readonly<Record<VerifiedRow['action'], string>> = {
  create: 'Create',
  update: 'Update',
  skip: 'Skip',
};

/** 'Import 12 people'. */
export function importText(count: number): string {
  return `Import ${countOf(count, 'person', 'people')}`;
}

/** Result of the rows: '480 created, 3 updated, 1 failed'. */
export function doneText({ created, updated, failed }: ImportCounts): string {
  const counts = [
    [created, 'created'],
    [updated, 'updated'],
    [failed.length, 'failed'],
  ] as const;
  return counts
    .flatMap(([count, word]) => (count > 0 ? [`${countText(count)} ${word}`] : []))
    .join(', ');
}
