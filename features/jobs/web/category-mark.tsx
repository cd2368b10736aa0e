import type { RiskCategory } from '#jobs/contract';
import classes from './category-mark.module.css';

/** The colour of a category, beside its name. */
export function CategoryMark({ category }: { category: RiskCategory }) {
  return <span className={classes['mark']} data-category={category} aria-hidden="true" />;
}
