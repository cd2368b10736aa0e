import { degreesText } from '#locations/domain';
import { CopyText } from '#packages/ui';
import type { Coordinates } from '#tags/contract';
import { placeTexts } from './place-texts.ts';
import classes from './place-tab.module.css';

/** The coordinates, read only. */
export function PlacedText({ point }: { point: Coordinates | null }) {
  return (
    <div className={classes['panel']}>
      <p className={classes['note']}>{placeTexts.readOnly}</p>
      {point === null ? (
        <p>{placeTexts.unplaced}</p>
      ) : (
        <CopyText
          label={placeTexts.coordinates}
          text={`${degreesText(point.lat)}, ${degreesText(point.lon)}`}
        />
      )}
    </div>
  );
}
