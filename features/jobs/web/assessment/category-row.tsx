import { categoryNames } from '#jobs/contract';
import type { RiskCategory } from '#jobs/contract';
import { CategoryMark } from '../category-mark.tsx';
import { assessmentTexts } from './assessment-texts.ts';
import classes from './choices.module.css';

interface Props {
  /** Null while some factors have no answer. */
  category: RiskCategory | null;
  onStartFrom: (category: RiskCategory) => void;
}

const categories = Object.keys(categoryNames) as RiskCategory[];

/** The categories: the current one is marked, and each sets typical values. */
export function CategoryRow({ category, onStartFrom }: Props) {
  return (
    <div className={classes['group']}>
      <h3 className={classes['title']} id="risk-categories">
        {assessmentTexts.categories}
      </h3>
      <p className={classes['about']}>{assessmentTexts.categoriesAbout}</p>
      <div className={classes['choices']} role="group" aria-labelledby="risk-categories">
        {categories.map((each) => (
          <button
            key={each}
            type="button"
            className={classes['category']}
            aria-pressed={each === category}
            onClick={() => onStartFrom(each)}
          >
            <CategoryMark category={each} />
            {categoryNames[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
