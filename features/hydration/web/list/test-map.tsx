import { useMemo } from 'react';
import type { TestDetails } from '#hydration/offline';
import { MapFrame, mapMessages } from '#packages/map/web';
import { Section } from './drawer-section.tsx';
import { drawerTexts } from './drawer-texts.ts';
import classes from './drawer.module.css';

interface Props {
  place: NonNullable<TestDetails['place']>;
  person: string;
}

/** Shows the coast and nearby towns. */
const zoom = 7;
const nothing = () => undefined;
const noLabels: readonly never[] = [];

/** A small map of where a test was taken. */
export function TestMap({ place: { lat, lon }, person }: Props) {
  const point = useMemo(() => ({ lat, lon }), [lat, lon]);
  const view = useMemo(() => ({ ...point, zoom }), [point]);
  return (
    <Section title="Place">
      <div className={classes['map']}>
        <MapFrame
          label={drawerTexts.map(person)}
          marker={point}
          markerLabel="Place of the test"
          isMovable={false}
          labels={noLabels}
          view={view}
          onView={nothing}
          onPick={nothing}
          onMarker={nothing}
        />
      </div>
      <p className={classes['licence']}>{mapMessages.outlines}</p>
    </Section>
  );
}
