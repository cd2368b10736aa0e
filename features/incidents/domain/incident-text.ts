import type { IncidentContent, IncidentLine } from '#incidents/contract';

/** Lines of a time by time; of the same time in the given order. */
export function inOrder(
  lines: readonly IncidentLine[],
  { from_time, to_time }: { from_time: string; to_time: string },
): IncidentLine[] {
  const [from, to] = [Date.parse(from_time), Date.parse(to_time)];
  return lines
    .map((line) => ({ ...line, at: Date.parse(line.time) }))
    .filter(({ at }) => at >= from && at <= to)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _, ...line }) => line);
}

/** The content without the names of some people. The lines keep their ids. */
export function withoutNames(
  content: IncidentContent,
  isErased: (user_id: string) => boolean,
): IncidentContent {
  const people = content.people.filter(({ user_id }) => !isErased(user_id));
  const created_by = people.some(({ user_id }) => user_id === content.created_by)
    ? content.created_by
    : '';
  return { ...content, people, created_by };
}
