import type { Label } from '#people/domain';
import classes from './label-list.module.css';

interface Props {
  labels: readonly Label[];
  /** More than so many are counted: '+2'. */
  most: number;
  /** True: may take several lines. */
  wrap?: boolean;
}

/** Labels as small plates; those beyond the number are counted, and named on hover. */
export function LabelList({ labels, most, wrap = false }: Props) {
  if (labels.length === 0) return null;
  const rest = labels.slice(most);
  return (
    <span className={classes['list']} data-wrap={wrap}>
      {labels.slice(0, most).map(({ tag_id, name }) => (
        <span key={tag_id} className={classes['label']} title={name}>
          {name}
        </span>
      ))}
      {rest.length > 0 && (
        <span className={classes['more']} title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
