import { itemIds, itemOf, sectionIds, severities } from '#programme/contract';
import type {
  AnsweredItem,
  AnswerId,
  ItemId,
  ProgrammeResult,
  SectionId,
  Severity,
} from '#programme/contract';

type Answered = Pick<AnsweredItem, 'item_id' | 'answer'>;

/** Points of an answer in per cent; null if it does not count. */
function pointsOf(answer: AnswerId | null): number | null {
  if (answer === null || answer === 'not_applicable') return null;
  return { yes: 100, partly: 50, no: 0 }[answer];
}

/** The result of the answers: items count alike, those that do not apply or have none do not. */
export function resultOf(answered: readonly Answered[]): ProgrammeResult {
  const answers = new Map(answered.map(({ item_id, answer }) => [item_id, answer]));
  const meanOf = (ids: readonly ItemId[]) => {
    const points = ids.flatMap((id) => pointsOf(answers.get(id) ?? null) ?? []);
    if (points.length === 0) return null;
    return Math.floor(points.reduce((sum, each) => sum + each, 0) / points.length);
  };
  return {
    percent: meanOf(itemIds),
    sections: Object.fromEntries(
      sectionIds.map((section) => [section, meanOf(itemsOfSection(section))]),
    ) as Record<SectionId, number | null>,
    gaps: itemIds.filter((id) => isGap(answers.get(id) ?? null)).length,
    unanswered: itemIds.filter((id) => (answers.get(id) ?? null) === null).length,
  };
}

/** The items of a section, in order. */
export function itemsOfSection(section: SectionId): ItemId[] {
  return itemIds.filter((id) => itemOf(id).section === section);
}

/** An item with No or Partly. */
export interface Gap extends AnsweredItem {
  severity: Severity;
}

/**
 * The gaps, the most severe first: then No before Partly, then the first due, then those without a
 * due date.
 */
export function gapsOf(answered: readonly AnsweredItem[]): Gap[] {
  const rank = (gap: Gap) => severities.indexOf(gap.severity);
  const day = ({ due_date }: Gap) => due_date ?? '9999';
  const place = ({ item_id }: Gap) => itemIds.indexOf(item_id);
  return answered
    .filter(({ answer }) => isGap(answer))
    .map((each) => ({ ...each, severity: itemOf(each.item_id).severity }))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        Number(a.answer !== 'no') - Number(b.answer !== 'no') ||
        day(a).localeCompare(day(b)) ||
        place(a) - place(b),
    );
}

/** An item whose answer differs between two checks. */
export interface ChangedAnswer {
  item_id: ItemId;
  before: AnswerId | null;
  after: AnswerId | null;
}

/** The items whose answer differs, in the order of the self-check. */
export function changedAnswers(
  before: readonly Answered[],
  after: readonly Answered[],
): ChangedAnswer[] {
  const [old, current] = [before, after].map(
    (list) => new Map(list.map(({ item_id, answer }) => [item_id, answer])),
  );
  return itemIds.flatMap((item_id) => {
    const pair = { before: old?.get(item_id) ?? null, after: current?.get(item_id) ?? null };
    return pair.before === pair.after ? [] : [{ item_id, ...pair }];
  });
}

function isGap(answer: AnswerId | null): boolean {
  return answer === 'no' || answer === 'partly';
}
