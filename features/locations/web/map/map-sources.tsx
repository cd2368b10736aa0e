import { Fragment } from 'react';
import { mapMessages } from '#packages/map/web';
import classes from './map-sources.module.css';

/** Attribution of a map: services, and the built-in outlines and places. */
export function MapSources({ more = [] }: { more?: readonly string[] }) {
  return (
    <p className={classes['sources']}>
      {mapMessages.outlines} · {mapTexts.gazetteer},{' '}
      <a
        href="https://creativecommons.org/licenses/by/4.0/"
        target="_blank"
        rel="noreferrer noopener"
      >
        {mapTexts.licence}
      </a>
      {more.map((each) => (
        <Fragment key={each}> · {each}</Fragment>
      ))}
    </p>
  );
}

/** Attribution of the places on every map. */
const mapTexts = {
  gazetteer: 'Places: GeoNames',
  licence: 'CC BY 4.0',
} as const;
