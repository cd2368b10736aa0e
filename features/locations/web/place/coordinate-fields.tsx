import { Button, TextInput } from '@mantine/core';
import { placeTexts } from './place-texts.ts';
import type { Place } from './use-place.ts';
import classes from './place-tab.module.css';

/** Latitude and longitude as numbers, as an alternative to the map. */
export function CoordinateFields({ place }: { place: Place }) {
  const { fields, errors, type, clear } = place;
  return (
    <fieldset className={classes['coordinates']}>
      <legend>{placeTexts.coordinates}</legend>
      {(['lat', 'lon'] as const).map((field) => (
        <TextInput
          key={field}
          label={placeTexts[field]}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          value={fields[field]}
          error={errors[field]}
          onChange={(event) => type(field, event.currentTarget.value)}
        />
      ))}
      <p className={classes['note']}>{placeTexts.degrees}</p>
      <Button variant="default" disabled={fields.lat === '' && fields.lon === ''} onClick={clear}>
        {placeTexts.clear}
      </Button>
    </fieldset>
  );
}
