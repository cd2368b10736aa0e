import { openFigures } from '#compliance/contract';
import {
  complianceMeanings,
  complianceNames,
  complianceTexts,
  figureTable,
  hasData,
  tagTable,
} from '#compliance/web';
import type { PlainTableData } from '#packages/ui';
import { contentWords } from '#reports/contract';
import type { ReportContent, ReportParts, ReportRun } from '#reports/contract';
import { daysWords } from '#reports/domain';
import type { HourCounts } from '#season-report/contract';
import {
  hourColumns,
  percentText,
  seasonMeanings,
  seasonNames,
  seasonTexts,
  unknownSentences,
} from '#season-report/web';
import { reportTexts as texts } from '../report-texts.ts';
import { daysOf, fileRows, kindWords } from './run-rows.ts';

/** A content of a run other than hydration, as it is printed and saved. */
export interface RunSection {
  title: string;
  /** Period, time zone and filter. */
  about: RunAbout;
  tables: readonly { label: string; data: PlainTableData }[];
  /** Why there are no tables. */
  empty: { title: string; text: string } | null;
  /** What is not known, and how to read the tables. */
  notes: readonly string[];
  /** What each figure counts: its name and the definition. */
  meanings: readonly (readonly [string, string])[];
}

/** What the figures of a content are about. */
export interface RunAbout {
  period: string;
  timezone: string;
  filter: string;
}

/** The contents of a run other than hydration, in order. */
export function runSections({ parts, filter_words }: ReportRun): RunSection[] {
  const { heat_risk, compliance, alerts } = parts ?? {};
  const filter = filterText(filter_words);
  return [
    ...(heat_risk === undefined ? [] : [heatSection(heat_risk, filter)]),
    ...(compliance === undefined ? [] : [complianceSection(compliance, filter)]),
    ...(alerts === undefined ? [] : [alertSection(alerts, filter)]),
  ];
}

/** What the hydration summary of a run is about. */
export function hydrationAbout(run: ReportRun): RunAbout {
  const { timezone, filter_words } = run;
  return { period: daysOf(run), timezone, filter: filterText(filter_words) };
}

/**
 * All figures of a run as rows of one file. A run of the hydration summary alone is one table; other
 * contents are tables below each other, each after its period, filter and definitions.
 */
export function runFileRows(run: ReportRun): string[][] {
  const sections = runSections(run);
  const hydration = run.summary === null ? [] : fileRows(run.summary);
  if (sections.length === 0) return hydration;
  const blocks = [
    ...(run.summary === null
      ? []
      : [
          [
            ...headRows(contentWords.hydration, hydrationAbout(run)),
            [`${texts.definition}: ${contentWords.hydration}`, texts.hydration],
            [`${texts.definition}: ${texts.labels}`, texts.labelsAbout],
            ...hydration,
          ],
        ]),
    ...sections.map(({ title, about, tables, empty, notes, meanings }) => [
      ...headRows(title, about),
      ...meanings.map(([name, text]) => [`${texts.definition}: ${name}`, text]),
      ...notes.map((note) => [texts.note, note]),
      ...(empty === null ? [] : [[empty.title, empty.text]]),
      ...tables.flatMap(({ label, data }) => [
        [label],
        [...data.columns],
        ...data.rows.map((row) => [...row]),
      ]),
    ]),
  ];
  return blocks.flatMap((rows, nth) => (nth === 0 ? rows : [[''], ...rows]));
}

function headRows(title: string, { period, timezone, filter }: RunAbout): string[][] {
  return [[title], [texts.period, period], [texts.zone, timezone], [texts.filter, filter]];
}

function filterText(filter_words: readonly string[]): string {
  return filter_words.length === 0 ? texts.everybody : filter_words.join(', ');
}

type Part<Content extends ReportContent & keyof ReportParts> = NonNullable<ReportParts[Content]>;

function sectionOf(
  content: ReportContent,
  part: { from: string; to: string; timezone: string },
  filter: string,
) {
  return {
    title: contentWords[content],
    about: { period: daysWords(part), timezone: part.timezone, filter },
  };
}

const who = [complianceTexts.people, complianceTexts.who] as const;

function heatSection(part: Part<'heat_risk'>, filter: string): RunSection {
  const row = (name: string, counts: HourCounts) => [
    name,
    ...hourColumns.map(({ text }) => text(counts)),
  ];
  const isEmpty = part.total === 0;
  return {
    ...sectionOf('heat_risk', part, filter),
    tables: isEmpty
      ? []
      : [
          {
            label: seasonTexts.jobHours,
            data: {
              columns: [seasonTexts.jobHead, ...hourColumns.map(({ head }) => head)],
              rows: [
                row(texts.allJobs, part),
                ...part.jobs.map((job) => row(job.name || seasonTexts.noJob, job)),
              ],
            },
          },
        ],
    empty: isEmpty ? { title: seasonTexts.noHours, text: seasonTexts.noHoursAbout } : null,
    notes: unknownSentences(part, part.timezone),
    meanings: [[seasonNames.hours, seasonMeanings.hours], who],
  };
}

function complianceSection(part: Part<'compliance'>, filter: string): RunSection {
  const isEmpty = !hasData(part.organisation);
  const groups = (['jobs', 'locations'] as const).filter((kind) => part[kind].length > 0);
  return {
    ...sectionOf('compliance', part, filter),
    tables: isEmpty
      ? []
      : [
          { label: contentWords.compliance, data: figureTable(part.organisation) },
          ...groups.map((kind) => ({
            label: texts.complianceBy[kind],
            data: tagTable(kind, part[kind]),
          })),
        ],
    empty: isEmpty ? { title: complianceTexts.nothing, text: texts.noCompliance } : null,
    notes: isEmpty || groups.length === 0 ? [] : [texts.emptyCell],
    meanings: [
      who,
      ...openFigures.map(
        (figure) => [complianceNames[figure], complianceMeanings[figure]] as const,
      ),
      [complianceTexts.score, complianceTexts.scoreAbout],
    ],
  };
}

function alertSection(part: Part<'alerts'>, filter: string): RunSection {
  const isEmpty = part.alerts.of === 0;
  const row = (
    name: string,
    kind: string,
    { alerts, median_minutes: median }: Pick<Part<'alerts'>, 'alerts' | 'median_minutes'>,
  ) => [
    ...[name, kind, String(alerts.of), String(alerts.done), percentText(alerts)],
    median === null ? '' : String(Math.round(median * 10) / 10),
  ];
  return {
    ...sectionOf('alerts', part, filter),
    tables: isEmpty
      ? []
      : [
          {
            label: contentWords.alerts,
            data: {
              columns: texts.alertColumns,
              rows: [
                row(texts.allAlerts, '', part),
                ...part.labels.map((label) => row(label.name, kindWords[label.type], label)),
              ],
            },
          },
        ],
    empty: isEmpty ? { title: texts.noAlerts, text: texts.noAlertsAbout } : null,
    notes: isEmpty ? [] : [texts.emptyCell],
    meanings: [
      [seasonNames.alerts, complianceMeanings.alerts],
      [seasonNames.answer, seasonMeanings.answer],
    ],
  };
}
