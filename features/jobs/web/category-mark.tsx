import { categoryNames } from '#jobs/contract';
import type { RiskCategory } from '#jobs/contract';
import classes from './category-mark.module.css';

const categories = Object.keys(categoryNames) as RiskCategory[];
const bars = categories.slice(1).map((_, index) => ({ x: index * 4, height: 4 + index * 2 }));

/** Rising bars up to the category, beside its name: two share a colour, but not the bars. */
export function CategoryMark({ category }: { category: RiskCategory }) {
  const level = categories.indexOf(category);
  return (
    <svg
      className={classes['mark']}
      data-category={category}
      viewBox="-0.5 -0.5 20 13"
      aria-hidden="true"
    >
      {bars.map(({ x, height }, index) => (
        <rect
          key={x}
          data-filled={index < level}
          x={x}
          y={12 - height}
          width="3"
          height={height}
          rx="0.75"
        />
      ))}
    </svg>
  );
}
