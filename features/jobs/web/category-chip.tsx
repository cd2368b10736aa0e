import { categoryNames } from '#jobs/contract';
import { riskCategory } from '#jobs/domain';
import { CategoryMark } from './category-mark.tsx';
import classes from './category-chip.module.css';

interface Props {
  /** -1 while the job is not assessed. */
  score: number;
}

/** The category of a job's risk with its score, 'Moderate (20)'; never by colour alone. */
export function CategoryChip({ score }: Props) {
  const category = riskCategory(score);
  return (
    <span className={classes['chip']} data-category={category}>
      <CategoryMark category={category} />
      {category === 'none' ? categoryNames.none : `${categoryNames[category]} (${String(score)})`}
    </span>
  );
}
