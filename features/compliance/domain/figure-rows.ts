import { mostRows } from '#compliance/contract';
import type { FigureRows, OpenFigure } from '#compliance/contract';
import { compareNames } from '#packages/kit';
import type { AlertFact, ComplianceFacts } from './facts.ts';

/**
 * The rows behind a figure, of everybody or of those with a job or at a location. Those that lower
 * the figure are first, so that a long list has them.
 */
export function figureRowsOf(
  facts: ComplianceFacts,
  figure: OpenFigure,
  tag_id: string | null,
): FigureRows {
  const isOf = (tag_ids: readonly string[]) => tag_id === null || tag_ids.includes(tag_id);
  const members = facts.people.filter((person) => isOf(person.tag_ids));
  const ids = new Set(members.map(({ user_id }) => user_id));
  const ofMembers = <Row extends { user_id: string; is_done: boolean }>(rows: readonly Row[]) =>
    limited(rows.filter(({ user_id }) => ids.has(user_id)).toSorted(undoneFirst));
  switch (figure) {
    case 'tests': {
      const planned = members.filter(({ tests }) => tests.of > 0).toSorted(byMissing);
      const rows = planned.map(({ tests, ...person }) => ({ ...nameOf(person), ...tests }));
      return { figure, ...limited(rows) };
    }
    case 'never_tested':
      return {
        figure,
        ...limited(members.filter(({ isNeverTested }) => isNeverTested).map(nameOf)),
      };
    case 'retests':
      return { figure, ...ofMembers(facts.retests) };
    case 'actions':
      return { figure, ...ofMembers(facts.actions) };
    case 'courses':
      return { figure, ...ofMembers(facts.courses) };
    case 'alerts': {
      const own = facts.alerts.filter(({ tag_ids }) => isOf(tag_ids)).toSorted(undoneFirst);
      const { rows, total } = limited(own);
      return { figure, total, rows: rows.map(alertRow) };
    }
    case 'unassessed':
    case 'unplaced': {
      const type = figure === 'unassessed' ? 'job' : 'location';
      const rows = facts.tags
        .filter((tag) => tag.type === type && !tag.isComplete && isOf([tag.tag_id]))
        .map((tag) => ({ tag_id: tag.tag_id, name: tag.name }));
      return { figure, ...limited(rows) };
    }
    case 'rules': {
      const names = new Map(facts.tags.map((tag) => [tag.tag_id, tag.name]));
      const rows = facts.rules
        .filter(({ tag_ids }) => isOf(tag_ids))
        .map(({ alert_rule_id, kind, tag_ids }) => ({
          ...{ alert_rule_id, kind },
          tags: tag_ids.flatMap((each) => names.get(each) ?? []).toSorted(compareNames),
        }));
      return { figure, ...limited(rows) };
    }
  }
}

function limited<Row>(rows: readonly Row[]): { rows: Row[]; total: number } {
  return { rows: rows.slice(0, mostRows), total: rows.length };
}

function alertRow({ tag_ids: _, sent, ...row }: AlertFact) {
  return { ...row, time: new Date(sent).toISOString() };
}

function nameOf(person: { user_id: string; name_first: string; name_last: string }) {
  const { user_id, name_first, name_last } = person;
  return { user_id, name_first, name_last };
}

type Done = { is_done: boolean };
const undoneFirst = (one: Done, other: Done) => Number(one.is_done) - Number(other.is_done);

type Tested = { tests: { done: number; of: number } };
const byMissing = ({ tests: one }: Tested, { tests: other }: Tested) =>
  other.of - other.done - (one.of - one.done);
