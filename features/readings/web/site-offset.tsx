import { Button, Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { temperatureUnit } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card, ErrorState, useZone } from '#packages/ui';
import { correctionDays } from '#readings/contract';
import { appliedKelvin } from '#readings/domain';
import { offsetOfSite } from '#readings/offline';
import type { CurrentCorrection, OffsetOfSite } from '#readings/offline';
import { correctionText, indexText, kelvinText, offsetText } from './offset-words.ts';
import { readingTexts as texts } from './reading-texts.ts';
import classes from './site-reading.module.css';
import { useCorrectionActions } from './use-correction-actions.ts';

interface Props {
  location_id: string;
}

/** A minute, as a correction ends. */
const often = 60_000;

/**
 * By how much the readings of a location differ from the weather service, and whether that is added
 * to its forecast; nothing if there is neither.
 */
export function SiteOffset({ location_id }: Props) {
  const { data, error, refetch } = useCopy(
    offsetOfSite,
    { location_id },
    { every: often, keepPrevious: true },
  );
  const unit = useTemperatureUnit();
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />;
  if (data === undefined || data === null) return null;
  const { offset, correction, mayCorrect } = data;
  if (offset === null && correction === null) return null;
  return (
    <Card title={texts.offset}>
      <div className={classes['difference']}>
        <div className={classes['words']}>
          {offset === null ? (
            <p>{texts.noOffset}</p>
          ) : (
            <>
              <p>
                <b>{offsetText(offset.wbgt, unit)}</b>
              </p>
              {offset.heat_index !== null && <p>{indexText(offset.heat_index, unit)}</p>}
              <p>
                <small>{texts.offsetAbout}</small>
              </p>
            </>
          )}
          <Applied {...{ offset, correction }} />
        </div>
        {mayCorrect && <Switch {...{ location_id, offset, correction }} />}
      </div>
    </Card>
  );
}

/** The difference in one line, for a form. */
export function SiteOffsetLine({ location_id }: Props) {
  const { data } = useCopy(offsetOfSite, { location_id });
  const unit = useTemperatureUnit();
  if (data === undefined || data === null || data.offset === null) return null;
  return <p className="ws-hint">{offsetText(data.offset.wbgt, unit)}</p>;
}

/** '+1.8 °C site correction, until 12 Dec'. */
export function CorrectionLine({ correction }: { correction: CurrentCorrection }) {
  const unit = useTemperatureUnit();
  return <p>{correctionText(correction, { unit, zone: useZone() })}</p>;
}

type State = Pick<OffsetOfSite, 'offset' | 'correction'>;

/** Whether the difference is added to the forecast, and why not if it cannot be. */
function Applied({ offset, correction }: State) {
  if (correction !== null) {
    return (
      <>
        <CorrectionLine correction={correction} />
        <p>
          <small>{texts.correctionAbout}</small>
        </p>
      </>
    );
  }
  if (offset === null || appliedKelvin(offset) !== null) return <p>{texts.notApplied}</p>;
  return <p>{offset.wbgt.mean < 0 ? texts.coolerNotApplied : texts.muchNotApplied}</p>;
}

/** Adds the difference to the forecast for some days, or takes it off at once. */
function Switch({ location_id, offset, correction }: State & Props) {
  const { online } = useSyncStatus();
  const unit = useTemperatureUnit();
  const actions = useCorrectionActions();
  const [days, setDays] = useState<(typeof correctionDays)[number]>(correctionDays[0]);
  const kelvin = offset === null ? null : appliedKelvin(offset);
  const { box, holdFocus } = useFocusOfOther(correction !== null);
  if (correction === null && kelvin === null) return null;
  return (
    <div ref={box} className={`${classes['switch']} ws-not-printed`}>
      {correction === null && kelvin !== null ? (
        <>
          <Select
            label={texts.period}
            data={correctionDays.map((each) => ({
              value: String(each),
              label: texts.days(each),
            }))}
            value={String(days)}
            allowDeselect={false}
            onChange={(next) =>
              setDays(correctionDays.find((each) => String(each) === next) ?? days)
            }
          />
          <Button
            disabled={!online}
            loading={actions.isBusy}
            onClick={() => {
              holdFocus();
              void actions.switchOn({ location_id, kelvin, days });
            }}
          >
            {texts.addToForecast(`${kelvinText(kelvin, unit)} °${unit}`)}
          </Button>
        </>
      ) : (
        correction !== null && (
          <Button
            variant="default"
            disabled={!online}
            loading={actions.isBusy}
            onClick={() => {
              holdFocus();
              void actions.switchOff(correction.correction_id);
            }}
          >
            {texts.switchOff}
          </Button>
        )
      )}
      {!online && <p className="ws-hint">{texts.correctionNeedsLine}</p>}
    </div>
  );
}

/** The button that replaces the pressed one gets the focus, unless somebody went elsewhere. */
function useFocusOfOther(isOn: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isHeld.current && isLost) box.current?.querySelector('button')?.focus();
    isHeld.current = false;
  }, [isOn]);
  return { box, holdFocus: () => (isHeld.current = true) };
}

function useTemperatureUnit(): TemperatureUnit {
  const { data: organisation } = useCopy(organisationOwn, {});
  return temperatureUnit(organisation?.metadata ?? {});
}
