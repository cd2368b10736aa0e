import { Box, Text } from '@mantine/core';
import type { ThermalAnswers } from '#assessments/contract';
import { outsideMethod, waysDown } from '#assessments/domain';
import { riskNotes } from '#heat/contract';
import { fixWords, riskLimits, takesDays } from '#heat/domain';
import type { FactorChange } from '#heat/domain';
import { Card } from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';
import classes from './result.module.css';

/** The safe changes of the work that bring the risk to the next levels. */
export function ChangesCard({ answers }: { answers: ThermalAnswers }) {
  const downs = waysDown(answers);
  // Outside the range of the method no change of a factor gives a low rating.
  if (downs.length === 0 && outsideMethod(answers).length > 0) return null;
  return (
    <Card title={thermalTexts.changes}>
      {downs.length === 0 ? (
        <p className={classes['note']}>{thermalTexts.isLow}</p>
      ) : (
        <p className={classes['note']}>{riskNotes.keepsProtection}</p>
      )}
      {downs.map(({ most, ways }) => (
        <div key={most} className={classes['down']}>
          <Box component="h3" fz={13} lh="18px" fw={600}>
            {thermalTexts.changesTo(most)}
          </Box>
          <Late most={most} way={ways[0]} />
          {ways.map((way, index) => (
            <Way key={index} way={way} isFirst={index === 0} />
          ))}
        </div>
      ))}
    </Card>
  );
}

function Way({ way, isFirst }: { way: readonly FactorChange[]; isFirst: boolean }) {
  return (
    <div>
      {!isFirst && (
        <Text c="dimmed" fz={12} lh="18px">
          or
        </Text>
      )}
      <Box component="ul" m="2px 0 0" ps={16} fz={13} lh="20px">
        {way.map((each) => {
          const { action, change } = fixWords(each);
          return (
            <li key={each.factor}>
              {action}{' '}
              <Text span c="dimmed" fz={12} lh="18px">
                ({change}, −{each.from - each.to})
              </Text>
            </li>
          );
        })}
      </Box>
    </div>
  );
}

/** Advice for today if no way reaches a target in time. */
function Late({ most, way }: { most: number; way: readonly FactorChange[] | undefined }) {
  if (way !== undefined && !takesDays(way)) return null;
  const why = way === undefined ? riskNotes.noChange : riskNotes.takesDays;
  const rest = most === riskLimits.extreme ? riskNotes.stop('heat') : riskNotes.byCrewCard;
  return (
    <Text mt={8} fz={13} lh="19px">
      {why} {thermalTexts.coolerHour} {rest}
    </Text>
  );
}
