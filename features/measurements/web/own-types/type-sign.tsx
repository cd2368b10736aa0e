import {
  IconBottle,
  IconBrain,
  IconDroplet,
  IconEye,
  IconFlame,
  IconFlask,
  IconGauge,
  IconGlass,
  IconHeartbeat,
  IconLungs,
  IconMeat,
  IconMoon,
  IconPalette,
  IconPill,
  IconRuler2,
  IconRun,
  IconSalt,
  IconScale,
  IconSnowflake,
  IconStopwatch,
  IconSun,
  IconTestPipe,
  IconThermometer,
  IconWalk,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { TypeIcon } from '#measurements/contract';
import classes from './type-sign.module.css';

/** Drawing and name of each icon. */
export const typeSigns: Readonly<Record<TypeIcon, { sign: Icon; word: string }>> = {
  droplet: { sign: IconDroplet, word: 'Droplet' },
  glass: { sign: IconGlass, word: 'Glass' },
  bottle: { sign: IconBottle, word: 'Bottle' },
  salt: { sign: IconSalt, word: 'Salt' },
  palette: { sign: IconPalette, word: 'Colour' },
  'test-pipe': { sign: IconTestPipe, word: 'Test tube' },
  flask: { sign: IconFlask, word: 'Flask' },
  pill: { sign: IconPill, word: 'Pill' },
  thermometer: { sign: IconThermometer, word: 'Thermometer' },
  flame: { sign: IconFlame, word: 'Flame' },
  sun: { sign: IconSun, word: 'Sun' },
  snowflake: { sign: IconSnowflake, word: 'Snowflake' },
  heartbeat: { sign: IconHeartbeat, word: 'Heartbeat' },
  lungs: { sign: IconLungs, word: 'Lungs' },
  brain: { sign: IconBrain, word: 'Brain' },
  eye: { sign: IconEye, word: 'Eye' },
  scale: { sign: IconScale, word: 'Scale' },
  ruler: { sign: IconRuler2, word: 'Ruler' },
  gauge: { sign: IconGauge, word: 'Gauge' },
  stopwatch: { sign: IconStopwatch, word: 'Stopwatch' },
  walk: { sign: IconWalk, word: 'Walking' },
  run: { sign: IconRun, word: 'Running' },
  moon: { sign: IconMoon, word: 'Moon' },
  meat: { sign: IconMeat, word: 'Food' },
};

/** The same for icons of any build. */
const knownSigns: Readonly<Record<string, { sign: Icon } | undefined>> = typeSigns;

interface Props {
  type: { name: string; icon: string | null; image: string | null };
  /** Edge length in pixels. */
  size?: number;
}

/** The image of a type, otherwise its icon, otherwise the first letter of its name. */
export function TypeSign({ type: { name, icon, image }, size = 28 }: Props) {
  const Sign = icon === null ? undefined : knownSigns[icon]?.sign;
  return (
    <span
      aria-hidden
      className={classes['sign']}
      style={{ width: size, height: size, fontSize: size * 0.45 }}
    >
      {image !== null && <img src={`data:image/jpeg;base64,${image}`} alt="" />}
      {image === null && Sign !== undefined && <Sign size={size * 0.6} stroke={1.75} />}
      {image === null && Sign === undefined && (name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}
