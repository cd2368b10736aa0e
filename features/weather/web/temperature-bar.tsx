import { bandFills, bandPieces } from '#weather/domain';
import classes from './weather.module.css';

interface Props {
  /** Degrees Celsius. */
  low: number;
  high: number;
  /** The coldest and the warmest of all rows. */
  least: number;
  most: number;
}

/** The temperature range of a day, in the colours of its bands; the numbers are beside it. */
export function TemperatureBar({ low, high, least, most }: Props) {
  const share = (celsius: number) => ((celsius - least) / Math.max(most - least, 1)) * 100;
  return (
    <span className={classes['bar']} aria-hidden>
      <span
        className={classes['range']}
        style={{
          insetInlineStart: `${String(share(low))}%`,
          inlineSize: `${String(Math.max(share(high) - share(low), 2))}%`,
        }}
      >
        {bandPieces(low, high).map(({ band, from, to }) => (
          <i
            key={band}
            style={{ flexGrow: Math.max(to - from, 0.01), background: bandFills[band] }}
          />
        ))}
      </span>
    </span>
  );
}
