import classes from './own-types.module.css';
import { TypeSign } from './type-sign.tsx';

interface Props {
  type: { name: string; unit: string; icon: string | null; image: string | null };
}

/** Preview of a value of a type, with an example number. */
export function PreviewTile({ type }: Props) {
  return (
    <figure className={classes['tile']} aria-label="Preview" data-preview>
      <TypeSign type={type} size={44} />
      <div className={classes['words']}>
        <span className={classes['tileName']} dir="auto">
          {type.name.trim() || 'Name'}
        </span>
        <span className={classes['figure']}>
          12.3 <small dir="auto">{type.unit.trim() || 'unit'}</small>
        </span>
      </div>
    </figure>
  );
}
