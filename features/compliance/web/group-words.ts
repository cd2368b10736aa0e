import type { ComplianceFigures, GroupFigures, Share, TagFigures } from '#compliance/contract';
import { percentOf } from '#compliance/domain';
import { complianceTexts as texts, figureNames } from './compliance-texts.ts';

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
