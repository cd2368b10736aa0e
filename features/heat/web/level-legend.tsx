import { riskLevelNames } from '#heat/contract';
import { riskLevels } from '#heat/domain';
import { RiskBars } from './risk-bars.tsx';
import classes from './level-legend.module.css';

/** The three levels of a risk with their icons. */
export function LevelLegend() {
  return (
    <span className={classes['legend']}>
      {riskLevels.map((level) => (
        <span key={level}>
          <RiskBars level={level} /> {riskLevelNames[level]}
        </span>
      ))}
    </span>
  );
}
