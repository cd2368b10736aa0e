import type { DateFilter } from '#measurements/contract';

interface Named {
  tag_id: string;
  name: string;
}

/** Of whom a filter tells: 'all people', 'people with Day crew or Welder', 'people with 5 labels'. */
export function peopleWords(
  { tag_ids, job_ids }: Pick<DateFilter, 'tag_ids' | 'job_ids'>,
  labels: readonly Named[],
): string {
  const chosen = [tag_ids, job_ids].filter((ids) => ids.length > 0);
  const count = chosen.flat().length;
  if (count === 0) return 'all people';
  if (count > mostNamed) return `people with ${String(count)} labels`;
  const name = (id: string) => labels.find(({ tag_id }) => tag_id === id)?.name ?? 'another label';
  return `people with ${chosen.map((ids) => ids.map(name).join(' or ')).join(', and ')}`;
}

const mostNamed = 3;
