import { factorsOf, hazardScore, riskCategory } from '#jobs/domain';
import { categoryNames } from '#jobs/contract';
import { textColumn } from '#packages/ui';
import type { Tag } from '#tags/contract';
import type { TagColumn, TagLooks } from '#tags/web';
import { CategoryChip } from './category-chip.tsx';

/** Parts of the list and the page of jobs beside those of all tags. */
export const jobLooks: TagLooks = {
  columns: [
    {
      column: textColumn('risk', 'Risk', ({ tag }) => riskText(scoreOf(tag)), {
        sortable: true,
        cell: ({ tag }) => <CategoryChip score={scoreOf(tag)} />,
      }),
      value: scoreOf,
    } satisfies TagColumn,
  ],
  Mark: ({ tag }) => <CategoryChip score={scoreOf(tag)} />,
};

function scoreOf({ metadata }: Tag): number {
  return hazardScore(factorsOf(metadata));
}

function riskText(score: number): string {
  const category = riskCategory(score);
  return category === 'none' ? categoryNames.none : `${categoryNames[category]} (${String(score)})`;
}
