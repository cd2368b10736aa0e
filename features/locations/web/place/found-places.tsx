import type { FoundPlace } from '#locations/contract';
import { locationMessages } from '#locations/contract';
import { degreesText } from '#locations/domain';
import { placeTexts } from './place-texts.ts';
import classes from './place-tab.module.css';

interface Props {
  found: readonly FoundPlace[] | null;
  chosen: FoundPlace | null;
  problem: string | null;
  onChoose: (place: FoundPlace) => void;
}

/** Results of a search to choose from; equal names are distinguished by coordinates. */
export function FoundPlaces({ found, chosen, problem, onChoose }: Props) {
  const licences = [...new Set(found?.map(({ licence }) => licence).filter(Boolean))];
  return (
    <div role="status">
      {problem !== null && <p className={classes['problem']}>{problem}</p>}
      {found !== null && (
        <>
          <p className="ws-hint">
            {found.length === 0 ? locationMessages.noResults : placeTexts.found(found.length)}
          </p>
          <ul className={classes['found']}>
            {found.map((place) => (
              <li key={`${place.lat} ${place.lon}`}>
                <button
                  type="button"
                  aria-pressed={place === chosen}
                  onClick={() => onChoose(place)}
                >
                  {place.display_name}
                  <small>
                    {degreesText(Number(place.lat))}, {degreesText(Number(place.lon))}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          {licences.map((licence) => (
            <p key={licence} className={classes['licence']}>
              {licence}
            </p>
          ))}
        </>
      )}
    </div>
  );
}
