import type { ComplianceFigures, GroupFigures, Share, TagFigures } from '#compliance/contract';
import { percentOf } from '#compliance/domain';
import { countText } from '#packages/kit';
import type { PlainTableData } from '#packages/ui';
import { complianceTexts as texts, figureHeads, figureNames } from './compliance-texts.ts';

/** '87 %', or empty if nothing was due. */
export function percentText(share: Share): string {
  const percent = percentOf(share);
  return percent === null ? '' : `${String(percent)} %`;
}

/** Whether a group has any data in the period. */
export function hasData({ score, never_tested, people }: GroupFigures): boolean {
  return score !== null || (people > 0 && never_tested < people);
}

/** The figures of a group as texts, in the order of `groupHeads`. */
function groupTexts(group: GroupFigures): string[] {
  const { score, people, tests, never_tested, retests, actions, alerts, courses, rules } = group;
  return [
    ...[score === null ? '' : `${String(score)} %`, String(people), percentText(tests)],
    ...[String(never_tested), percentText(retests), percentText(actions), percentText(alerts)],
    group.median_minutes === null ? '' : String(Math.round(group.median_minutes * 10) / 10),
    ...[percentText(courses), String(rules)],
  ];
}

/** Heads of the texts of a group. */
const groupHeads = [
  ...[texts.score, texts.people, figureNames.tests, figureNames.never_tested],
  ...[figureNames.retests, figureNames.actions, figureNames.alerts, texts.medianShort],
  ...[figureNames.courses, figureNames.rules],
] as const;

/** Whether a job is assessed, or a location has coordinates, in words. */
export function completeText({ is_complete }: TagFigures): string {
  return is_complete ? texts.yes : texts.no;
}

/** The figures of the organisation as a table, each with what it counts. */
export function figureTable(figures: ComplianceFigures['organisation']): PlainTableData {
  const shareRow = (figure: 'tests' | 'retests' | 'actions' | 'alerts' | 'courses') => {
    const share = figures[figure];
    const counted = share.of === 0 ? texts.noDataLong : texts.of(share.done, share.of);
    return [figureNames[figure], percentText(share) || texts.noData, counted];
  };
  const { score, people, median_minutes: median } = figures;
  return {
    columns: [texts.figure, texts.result, texts.counted],
    rows: [
      [texts.score, score === null ? texts.noData : `${String(score)} %`, ''],
      shareRow('tests'),
      [figureNames.never_tested, countText(figures.never_tested), `of ${countText(people)} people`],
      ...[shareRow('retests'), shareRow('actions'), shareRow('alerts')],
      [texts.median, median === null ? texts.noData : texts.minutes(median), ''],
      shareRow('courses'),
      [
        ...[figureNames.unassessed, countText(figures.jobs_unassessed)],
        `of ${countText(figures.jobs)} jobs`,
      ],
      [
        ...[figureNames.unplaced, countText(figures.locations_unplaced)],
        `of ${countText(figures.locations)} locations`,
      ],
      [figureNames.rules, countText(figures.rules), ''],
    ],
  };
}

/** The figures of each job, or of each location, as a table. */
export function tagTable(kind: 'jobs' | 'locations', tags: readonly TagFigures[]): PlainTableData {
  const { tests, never_tested, retests, actions, alerts, courses, rules } = figureHeads;
  return {
    columns: [
      ...[kind === 'jobs' ? texts.job : texts.location, texts.score, texts.people],
      ...[tests, never_tested, retests, actions, alerts, texts.medianShort, courses, rules],
      kind === 'jobs' ? texts.assessed : texts.placed,
    ],
    rows: tags.map((tag) => [tag.name, ...groupTexts(tag), completeText(tag)]),
  };
}

/** The whole assessment as rows of one file, with the counts behind each percentage. */
export function fileRows(data: ComplianceFigures): string[][] {
  const counts = ['tests', 'retests', 'actions', 'alerts', 'courses'] as const;
  const countsOf = (group: GroupFigures) =>
    counts.flatMap((figure) => [String(group[figure].done), String(group[figure].of)]);
  const rowOf = (kind: string, name: string, group: GroupFigures, complete: string) => [
    ...[data.from, data.to, data.timezone, kind, name],
    ...groupTexts(group),
    ...countsOf(group),
    complete,
  ];
  const { organisation, jobs, locations } = data;
  return [
    [
      ...['From', 'To', 'Time zone', 'Kind', 'Name'],
      ...groupHeads,
      ...counts.flatMap((figure) => [
        `${figureNames[figure]}: done`,
        `${figureNames[figure]}: counted`,
      ]),
      `${texts.assessed} / ${texts.placed}`,
    ],
    rowOf(texts.organisation, '', organisation, ''),
    ...jobs.map((job) => rowOf(texts.job, job.name, job, completeText(job))),
    ...locations.map((place) => rowOf(texts.location, place.name, place, completeText(place))),
  ];
}
