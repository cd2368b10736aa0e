import { Fragment } from 'react';
import { mapMessages } from '#packages/map/web';
import { mapTexts } from './map-texts.ts';
import classes from './map-sources.module.css';

/** Whose data a map shows; names of services beside the outlines and places that come with the product. */
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
